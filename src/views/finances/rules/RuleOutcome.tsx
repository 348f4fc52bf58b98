import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { EventField } from '@/views/finances/ledger/EventField'
import { MemberField } from '@/views/finances/ledger/MemberField'
import { CategorySelect } from '@/views/finances/categories/CategorySelect'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import type { RuleValues } from './ruleForm'

interface RuleOutcomeProps {
  control: Control<RuleValues>
  bind: BoundFields<RuleValues>
}

/** The outcome: a transfer, or an entry's category, member and event. */
export function RuleOutcome({ control, bind }: RuleOutcomeProps) {
  const { t } = useTranslation(['rules', 'finances', 'shell'])
  const accountId = useWatch({ control, name: 'accountId' }) ?? ''
  const { hasSeveral, optionsWith } = useAccounts()

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
          <MemberField control={control} name="memberId" />
          <EventField control={control} name="eventId" />
        </>
      )}
      <TextField {...bind('notes')} label={t('form.notes')} autoComplete="off" />
    </FieldSection>
  )
}
