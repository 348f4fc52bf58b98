import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AuditOverview } from '@contract/finances/auditing'
import type { AuditSayings } from '@/views/finances/audit/auditText'
import '@/views/finances/ledger/ledgerTable.scss'

/** The sums of the period, and each account's balance at its start and end. */
export function AuditorReport({ audit, format, money }: AuditSayings & { audit: AuditOverview }) {
  const { t } = useTranslation(['auditing', 'finances'])
  const { before, opening, income, expense, balance, categories, accounts, withoutReceipt } = audit
  const line = (label: string, amount: number) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td className="is-end">{money.format(amount === 0 ? 0 : amount)}</td>
    </tr>
  )
  return (
    <>
      <Card className="ledger-table-scroll">
        <Table className="ledger-table">
          <caption>{t('books.report')}</caption>
          <tbody>
            {line(t('books.before'), before)}
            {opening !== 0 && line(t('books.opening'), opening)}
            {categories
              .filter((each) => each.income !== 0)
              .map((each) => line(`${t('books.income')}: ${t(`finances:categories.${each.category}`)}`, each.income))}
            {categories
              .filter((each) => each.expense !== 0)
              .map((each) =>
                line(`${t('books.expense')}: ${t(`finances:categories.${each.category}`)}`, -each.expense),
              )}
            {line(t('finances:report.totalIncome'), income)}
            {line(t('finances:report.totalExpense'), -expense)}
            {line(t('books.balance'), balance)}
          </tbody>
        </Table>
      </Card>
      <p className="muted">
        {withoutReceipt === 0
          ? t('books.allProven')
          : t('books.withoutReceipt', { count: withoutReceipt, shown: format.count(withoutReceipt) })}
      </p>
      <Card className="ledger-table-scroll">
        <Table className="ledger-table">
          <caption>{t('books.accounts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('books.account')}</th>
              <th scope="col" className="is-end">
                {t('books.start')}
              </th>
              <th scope="col" className="is-end">
                {t('books.end')}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ name, before: held, balance: holds }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="is-end">{money.format(held)}</td>
                <td className="is-end">{money.format(holds)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </>
  )
}
