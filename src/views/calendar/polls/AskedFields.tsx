import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sections } from '@contract/choices'
import type { Poll } from '@contract/replies/polls'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { fetchPollChoices } from '@/redux/polls'
import { useQuery } from '@/redux/useQuery'
import type { PollFormValues } from './pollFormValues'

interface AskedFieldsProps {
  form: SchemaForm<PollFormValues>
  read: Poll | undefined
}

/** Whom the poll asks, and how many of what are needed. */
export function AskedFields({ form, read }: AskedFieldsProps) {
  const { t } = useTranslation(['polls', 'members'])
  const { answer } = useQuery(fetchPollChoices, '')
  const bind = useBoundFields(form)
  const who = useWatch({ control: form.control, name: 'who' })
  const kept = read?.asks?.who
  // Chosen people are kept as they were: a poll asks them where it was made so.
  const kinds = (['all', 'sections', 'instruments', 'members', 'nobody'] as const).filter(
    (kind) => kind === 'all' || kind === 'sections' || kind === 'instruments' || kind === kept,
  )
  const lineups = (answer?.lineups ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const instruments = [
    ...new Set([
      ...(answer?.instruments ?? []).map(({ instrument }) => instrument),
      ...(read?.asks?.instruments ?? []),
    ]),
  ]
  return (
    <>
      <SelectField
        {...bind('who')}
        label={t('fields.asks')}
        options={kinds.map((value) => ({ value, label: t(`who.${value}`) }))}
        required
      />
      {who === 'sections' && (
        <Choices
          form={form}
          name="sections"
          options={sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
        />
      )}
      {who === 'instruments' && (
        <Choices form={form} name="instruments" options={instruments.map((value) => ({ value, label: value }))} />
      )}
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

interface ChoicesProps {
  form: SchemaForm<PollFormValues>
  name: 'sections' | 'instruments'
  options: { value: string; label: string }[]
}

function Choices({ form, name, options }: ChoicesProps) {
  const { t } = useTranslation(['polls', 'shell'])
  const { value, onChange } = useController({ control: form.control, name }).field
  const error = validationErrorText(t, form.validationErrorOf(name))
  return (
    <fieldset className="poll-choices">
      <legend className="visually-hidden">{t(`who.${name}`)}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))
          }
        />
      ))}
      {error !== undefined && <p className="invalid-feedback d-block">{error}</p>}
    </fieldset>
  )
}
