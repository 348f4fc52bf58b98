import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { inviteeKinds } from '@contract/invitees'
import type { Poll } from '@contract/calendar/polls'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { fetchPollChoices } from '@/redux/calendar/polls'
import { useQuery } from '@/redux/useQuery'
import { InviteeChoice } from '@/views/calendar/form/InviteeChoice'
import type { PollFormValues } from './pollFormValues'

interface PollInviteeFieldsProps {
  form: SchemaForm<PollFormValues>
  read: Poll | undefined
}

/** The invitees of the poll, and the needs of its event. */
export function PollInviteeFields({ form, read }: PollInviteeFieldsProps) {
  const { t } = useTranslation('polls')
  const { answer } = useQuery(fetchPollChoices, '')
  const bind = useBoundFields(form)
  const invitees = useController({ control: form.control, name: 'asks' }).field
  const instrumentations = (answer?.lineups ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <InviteeChoice
        label={t('fields.asks')}
        invitees={invitees.value}
        onChange={invitees.onChange}
        validationErrorOf={(list) => form.validationErrorOf(`asks.${list}`)}
        // A poll that invites nobody would never be answered; the kind stays where it was stored before.
        kinds={inviteeKinds.filter((who) => who !== 'nobody' || read?.asks?.who === who)}
        instruments={answer?.instruments}
      />
      <SelectField
        // Its options come later, and a select forgets a value that it has no option for.
        key={instrumentations.length}
        {...bind('lineupId')}
        label={t('fields.lineupId')}
        placeholder={read?.needs ? t('ownNeeds') : t('noInstrumentation')}
        options={instrumentations}
      />
    </>
  )
}
