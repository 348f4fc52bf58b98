import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { FinanceAccountList } from '@contract/finances/accounts'
import type { Reconciliation } from '@contract/finances/reconciliations'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

type Balances = FinanceAccountList['accounts']

interface PackAccountsProps {
  before: Balances
  after: Balances
  /** Balances are at the end of these days, `YYYY-MM-DD`. */
  dayBefore: string
  lastDay: string
  /** The report's balance of the last day, in minor units. */
  balance: number
  /** By account: the newest up to the last day. */
  reconciled: Readonly<Record<string, Reconciliation>>
}

/** Balance of each account before the year and at its end; the sum equals the report's balance. */
export function PackAccounts({ before, after, dayBefore, lastDay, balance, reconciled }: PackAccountsProps) {
  const { t } = useTranslation('pack')
  const { date } = useFormat()
  const money = useMoney()
  const then = new Map(before.map((each) => [each.account.id, each.balance]))
  const rows = after
    .map(({ account, balance: now }) => ({ account, now, first: then.get(account.id) ?? 0 }))
    .filter((row) => row.now !== 0 || row.first !== 0 || row.account.closedOn === undefined)
  const total = rows.reduce((sum, row) => ({ first: sum.first + row.first, now: sum.now + row.now }), {
    first: 0,
    now: 0,
  })
  const reconciledText = (held: Reconciliation | undefined) =>
    held
      ? t('accounts.reconciled', { day: date(held.day), amount: money.format(held.balance) })
      : t('accounts.notReconciled')
  return (
    <Card tag="section" className="pack-sheet" aria-labelledby="pack-accounts">
      <h2 id="pack-accounts">{t('accounts.title')}</h2>
      <Table aria-labelledby="pack-accounts">
        <thead>
          <tr>
            <th scope="col">{t('accounts.account')}</th>
            <th scope="col">{t('accounts.before', { day: date(dayBefore) })}</th>
            <th scope="col">{t('accounts.change')}</th>
            <th scope="col">{t('accounts.after', { day: date(lastDay) })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, ...sums }) => (
            <tr key={account.id}>
              <th scope="row">
                {account.name}
                {account.number !== undefined && <span className="pack-note">{account.number}</span>}
                <span className="pack-note">{reconciledText(reconciled[account.id])}</span>
              </th>
              <td>{money.format(sums.first)}</td>
              <td>{money.format(sums.now - sums.first)}</td>
              <td>{money.format(sums.now)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('accounts.total')}</th>
            <td>{money.format(total.first)}</td>
            <td>{money.format(total.now - total.first)}</td>
            <td>{money.format(total.now)}</td>
          </tr>
        </tfoot>
      </Table>
      <p className="muted">
        {total.now === balance
          ? t('accounts.agrees')
          : t('accounts.differs', { amount: money.format(total.now - balance) })}
      </p>
    </Card>
  )
}
