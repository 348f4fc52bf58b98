import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ComboField } from '@/@core/components/fields/ComboField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useNames } from './useNames'

interface MemberFieldProps<Values extends FieldValues> {
  control: Control<Values>
  /** The value is a member's id; empty: none. */
  name: FieldPath<Values>
}

/** Selects the entry's member. */
export function MemberField<Values extends FieldValues>({ control, name }: MemberFieldProps<Values>) {
  const { t } = useTranslation(['finances', 'shell'])
  const { field, fieldState } = useController({ control, name })
  const choices = useMemberChoices()
  const { memberText } = useNames([{ memberId: field.value }])
  return (
    <ComboField
      {...choices}
      label={t('fields.member')}
      value={field.value ?? ''}
      chosenLabel={memberText(field.value ?? '')}
      onChange={field.onChange}
      error={validationErrorText(t, fieldState.error?.message)}
      listLabel={t('member.choices')}
      placeholder={t('member.placeholder')}
      emptyText={t('member.none')}
    />
  )
}
