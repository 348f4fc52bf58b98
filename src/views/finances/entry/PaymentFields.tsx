import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paymentMethods, type Finance } from '@contract/finances'
import type { FinanceAccount } from '@contract/finances/accounts'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useFormat } from '@/shared/dates/useFormat'
import { LinkFields } from './LinkFields'
import type { FinanceFormValues } from './financeFormValues'
import { StatusField } from './KindField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { CashNotice } from '@/views/finances/ledger/CashNotice'
import type { PurposeProposal } from '@/views/finances/purposes/PurposeField'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'

interface PaymentFieldsProps {
  control: Control<FinanceFormValues>
  bind: BoundFields<FinanceFormValues>
  isReversal: boolean
  /** The stored version, which is already included in the account's balance. */
  stored: Finance | undefined
  proposal: PurposeProposal
}

/** An entry without an account belongs to the first one. */
function broughtTo(
  account: FinanceAccount | undefined,
  first: FinanceAccount | undefined,
  stored: Finance | undefined,
) {
  const isOfSame = stored?.status === 'paid' && (stored.accountId ?? first?.id) === account?.id
  return isOfSame ? { date: stored.date, amount: signedAmount(stored) } : undefined
}

/** When and how it was paid, then member and event. */
export function PaymentFields({ control, bind, isReversal, stored, proposal }: PaymentFieldsProps) {
  const { t } = useTranslation('finances')
  const isOpening = useWatch({ control, name: 'category' }) === 'opening'
  const chosenStatus = useWatch({ control, name: 'status' })
  // An opening balance is always paid, without a choice.
  const status = isOpening ? 'paid' : chosenStatus
  const date = useWatch({ control, name: 'date' })
  const isClosed = useClosedMonths().isClosed(date)
  const { monthInFull } = useFormat()
  const { accounts, hasSeveral, nameOf, optionsWith } = useAccounts()
  const [kind, accountId, amount] = useWatch({ control, name: ['kind', 'accountId', 'amount'] })
  const account = accountId ? accounts.find(({ id }) => id === accountId) : accounts[0]
  const isTaken = kind === 'expense' && status === 'paid' && !isOpening
  return (
    <>
      <FieldSection title={t('form.paymentTitle')}>
        {!isOpening && <StatusField control={control} isDisabled={isReversal} />}
        <div className="field-pair">
          <DateField {...bind('date')} label={t('fields.date')} hint={t(`form.dateHint.${status}`)} required />
          {status === 'paid' ? (
            <SelectField
              {...bind('method')}
              label={t('fields.method')}
              placeholder={t('form.methodPlaceholder')}
              options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
            />
          ) : (
            <DateField {...bind('dueDate')} label={t('fields.dueDate')} hint={t('form.dueDateHint')} />
          )}
        </div>
        {hasSeveral && (
          <SelectField
            {...bind('accountId')}
            label={t('fields.account')}
            placeholder={nameOf(undefined)}
            options={optionsWith(accountId).slice(1)}
            required
          />
        )}
        {isTaken && (
          <CashNotice account={account} date={date} amount={amount} stored={broughtTo(account, accounts[0], stored)} />
        )}
        {isClosed && (
          <div className="field-notice">
            <FormAlert tone="caution">{t('form.dateClosed', { month: monthInFull(date) })}</FormAlert>
          </div>
        )}
      </FieldSection>
      <LinkFields control={control} bind={bind} hasEvent={!isOpening} proposal={proposal} />
    </>
  )
}
