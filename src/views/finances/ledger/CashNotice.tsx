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

/** Warns that a cash box does not contain the amount on that day, or no longer on a later one. Saving is still possible. */
export function CashNotice({ account, date, amount, stored }: CashNoticeProps) {
  const money = useMoney()
  const read = money.parse(amount ?? '', AMOUNT_MAX)
  if (account?.kind !== 'cash' || read.kind !== 'amount' || !CalendarDate.safeParse(date).success) return null
  return <ShortOnDay account={account} date={date} taken={read.amount} stored={stored} />
}

interface ShortOnDayProps extends Pick<CashNoticeProps, 'date' | 'stored'> {
  account: FinanceAccount
  taken: number
}

function ShortOnDay({ account, date, taken, stored }: ShortOnDayProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const format = useFormat()
  const { answer, isLoading } = useQuery(fetchAccounts, date)
  const found = answer?.accounts.find((one) => one.account.id === account.id)
  if (found === undefined || isLoading) return null
  const without = (day: string, balance: number) => balance - (stored && stored.date <= day ? stored.amount : 0)
  const { lowest = { day: date, balance: found.balance } } = found
  const days = [
    { day: date, held: without(date, found.balance) },
    { day: lowest.day, held: without(lowest.day, lowest.balance) },
  ]
  const short = days.find(({ held }) => taken > held)
  if (short === undefined) return null
  const { day, held } = short
  const amounts = { held: money.format(held), after: money.format(held - taken) }
  return (
    <div className="field-notice">
      <FormAlert tone="caution">
        {t('cashShort', { account: account.name, date: format.date(day), ...amounts })}
      </FormAlert>
    </div>
  )
}
