import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ComboField } from '@/@core/components/fields/ComboField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { CategorySelect } from '@/views/finances/categories/CategorySelect'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import type { RuleValues } from './ruleForm'

interface RuleOutcomeProps {
  control: Control<RuleValues>
  bind: BoundFields<RuleValues>
}

/** What a line becomes: a transfer, or an entry of a category, a member, an event. */
export function RuleOutcome({ control, bind }: RuleOutcomeProps) {
  const { t } = useTranslation(['rules', 'finances', 'shell'])
  const { field: member, fieldState: memberState } = useController({ control, name: 'memberId' })
  const { field: event, fieldState: eventState } = useController({ control, name: 'eventId' })
  const accountId = useWatch({ control, name: 'accountId' }) ?? ''
  const members = useMemberChoices()
  const events = useEventChoices()
  const { hasSeveral, optionsWith } = useAccounts()
  const { memberText, eventText } = useNames([{ memberId: member.value, eventId: event.value }])

  return (
    <FieldSection title={t('form.thenTitle')}>
      {hasSeveral && (
        <SelectField
          {...bind('accountId')}
          label={t('form.account')}
          placeholder={t('form.noAccount')}
          options={optionsWith(accountId)}
        />
      )}
      {accountId === '' && (
        <>
          <CategorySelect
            control={control}
            name="category"
            own="subcategoryId"
            label={t('form.category')}
            placeholder={t('form.anyCategory')}
          />
          <ComboField
            {...members}
            label={t('finances:fields.member')}
            value={member.value ?? ''}
            chosenLabel={memberText(member.value ?? '')}
            onChange={member.onChange}
            error={validationErrorText(t, memberState.error?.message)}
            listLabel={t('finances:member.choices')}
            placeholder={t('finances:member.placeholder')}
            emptyText={t('finances:member.none')}
          />
          <ComboField
            {...events}
            label={t('finances:fields.event')}
            value={event.value ?? ''}
            chosenLabel={eventText(event.value ?? '')}
            onChange={event.onChange}
            error={validationErrorText(t, eventState.error?.message)}
            listLabel={t('finances:event.choices')}
            placeholder={t('finances:event.placeholder')}
            emptyText={t('finances:event.none')}
          />
        </>
      )}
      <TextField {...bind('notes')} label={t('form.notes')} autoComplete="off" />
    </FieldSection>
  )
}
