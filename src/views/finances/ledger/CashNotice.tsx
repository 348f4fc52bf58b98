import { useTranslation } from 'react-i18next'
import { AMOUNT_MAX } from '@contract/finances'
import { CalendarDate } from '@contract/primitives'
import type { FinanceAccount } from '@contract/finances/accounts'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useQuery } from '@/redux/useQuery'
import { fetchAccounts } from '@/redux/finances/accounts'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

interface CashNoticeProps {
  /** The account that is charged; only a cash box cannot be negative. */
  account: FinanceAccount | undefined
  /** The typed text, possibly not a valid date yet. */
  date: string
  amount: string | undefined
  /** The stored version's effect on the account, in minor units, negative for an expense: it is subtracted first. */
  stored: { date: string; amount: number } | undefined
}

/** Warns that a cash box does not contain the amount on that day. Saving is still possible. */
export function CashNotice({ account, date, amount, stored }: CashNoticeProps) {
  const money = useMoney()
  const read = money.parse(amount ?? '', AMOUNT_MAX)
  if (account?.kind !== 'cash' || read.kind !== 'amount' || !CalendarDate.safeParse(date).success) return null
  const before = stored && stored.date <= date ? stored.amount : 0
  return <ShortOnDay account={account} date={date} taken={read.amount} before={before} />
}

interface ShortOnDayProps {
  account: FinanceAccount
  date: string
  taken: number
  before: number
}

function ShortOnDay({ account, date, taken, before }: ShortOnDayProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const format = useFormat()
  const { answer, isLoading } = useQuery(fetchAccounts, date)
  const balance = answer?.accounts.find((one) => one.account.id === account.id)?.balance
  if (balance === undefined || isLoading) return null
  const held = balance - before
  if (taken <= held) return null
  const amounts = { held: money.format(held), after: money.format(held - taken) }
  return (
    <div className="field-notice">
      <FormAlert tone="caution">
        {t('cashShort', { account: account.name, date: format.date(date), ...amounts })}
      </FormAlert>
    </div>
  )
}
