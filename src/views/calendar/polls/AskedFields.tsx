import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { askedKinds } from '@contract/asking'
import type { Poll } from '@contract/calendar/polls'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { fetchPollChoices } from '@/redux/calendar/polls'
import { useQuery } from '@/redux/useQuery'
import { AskedPeople } from '@/views/calendar/form/AskedPeople'
import type { PollFormValues } from './pollFormValues'

interface AskedFieldsProps {
  form: SchemaForm<PollFormValues>
  read: Poll | undefined
}

/** Whom the poll asks, and how many of what are needed. */
export function AskedFields({ form, read }: AskedFieldsProps) {
  const { t } = useTranslation('polls')
  const { answer } = useQuery(fetchPollChoices, '')
  const bind = useBoundFields(form)
  const asks = useController({ control: form.control, name: 'asks' }).field
  const lineups = (answer?.lineups ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <AskedPeople
        label={t('fields.asks')}
        asks={asks.value}
        onChange={asks.onChange}
        validationErrorOf={(list) => form.validationErrorOf(`asks.${list}`)}
        // One that asks nobody would never be answered; it stays where it was said before.
        kinds={askedKinds.filter((who) => who !== 'nobody' || read?.asks?.who === who)}
        instruments={answer?.instruments}
      />
      <SelectField
        // Its options come later, and a select forgets a value that it has no option for.
        key={lineups.length}
        {...bind('lineupId')}
        label={t('fields.lineupId')}
        placeholder={read?.needs ? t('ownNeeds') : t('noLineup')}
        options={lineups}
      />
    </>
  )
}
