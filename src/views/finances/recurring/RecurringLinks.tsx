import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paymentMethods } from '@contract/finances'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { EventField } from '@/views/finances/ledger/EventField'
import { MemberField } from '@/views/finances/ledger/MemberField'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import type { RecurringValues } from './recurringForm'

const NOTES_MAX = 500

interface RecurringLinksProps {
  control: Control<RecurringValues>
  bind: BoundFields<RecurringValues>
}

/** Fields for payment, member and event. */
export function RecurringLinks({ control, bind }: RecurringLinksProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const [status, accountId] = useWatch({ control, name: ['status', 'accountId'] })
  const { hasSeveral, nameOf, optionsWith } = useAccounts()
  return (
    <>
      {status === 'paid' && (
        <SelectField
          {...bind('method')}
          label={t('fields.method')}
          placeholder={t('form.methodPlaceholder')}
          options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      )}
      {hasSeveral && (
        <SelectField
          {...bind('accountId')}
          label={t('fields.account')}
          placeholder={nameOf(undefined)}
          options={optionsWith(accountId).slice(1)}
          required
        />
      )}
      <MemberField control={control} name="memberId" />
      <EventField control={control} name="eventId" />
      <TextAreaField {...bind('notes')} label={t('fields.notes')} limit={NOTES_MAX} />
    </>
  )
}
