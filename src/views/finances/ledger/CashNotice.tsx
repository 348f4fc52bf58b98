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
  /** Where the money is taken from; only a cash box cannot hold less than nothing. */
  account: FinanceAccount | undefined
  /** As typed: it may be none yet. */
  date: string
  amount: string | undefined
  /** What the same brought to the account as it is stored, in minor units, less than nothing where it took: taken back first. */
  stored: { date: string; amount: number } | undefined
}

/** Says that a cash box does not hold on that day what is to be taken from it. It may be saved all the same. */
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
