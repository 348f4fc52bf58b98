import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Purpose } from '@contract/finances/purposes'
import { Button } from '@/@core/components/Button'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { usePurposes } from './usePurposes'
import './purposeField.scss'

export interface PurposeProposal {
  /** The one that is proposed; it may have been taken off. */
  purpose: Purpose | undefined
  onTakeOff: () => void
  /** The person chose for themselves, even if it was the same. */
  onChosen: () => void
}

interface PurposeFieldProps<Values extends FieldValues> {
  control: Control<Values>
  /** The value is a purpose's id; empty: none. */
  name: FieldPathByValue<Values, string | undefined>
  /** A purpose that is proposed for the entry; absent: none. */
  proposal?: PurposeProposal | undefined
}

/** Selects what the money was given for or is spent on; not shown in a group without purposes. */
export function PurposeField<Values extends FieldValues>({ control, name, proposal }: PurposeFieldProps<Values>) {
  const { t } = useTranslation(['finances', 'shell'])
  const { field, fieldState } = useController({ control, name })
  const value: string = field.value ?? ''
  const options = usePurposes().optionsWith(value)
  if (options.length === 0) return null
  return (
    <>
      <SelectField
        {...field}
        onChange={(event) => {
          proposal?.onChosen()
          field.onChange(event)
        }}
        value={options.some((option) => option.value === value) ? value : ''}
        label={t('fields.purpose')}
        hint={t('form.purposeHint')}
        placeholder={t('form.purposePlaceholder')}
        error={validationErrorText(t, fieldState.error?.message)}
        options={options}
      />
      <div aria-live="polite">
        {proposal?.purpose && value === proposal.purpose.id && (
          <p className="purpose-proposal">
            {proposal.purpose.eventId === undefined
              ? t('form.purposeOfCategory', { name: proposal.purpose.name })
              : t('form.purposeOfEvent', { name: proposal.purpose.name })}{' '}
            <Button color="link" onClick={proposal.onTakeOff}>
              {t('form.purposeTakeOff')}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
