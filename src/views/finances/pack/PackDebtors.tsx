import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { fetchAllDebtors } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { sumOf } from '@/views/finances/ledger/signedAmount'

/** Current debts of members: by name, or as two totals. */
export function PackDebtors({ hasNames }: { hasNames: boolean }) {
  const { t } = useTranslation('pack')
  const { date, briefDate, count } = useFormat()
  const money = useMoney()
  const today = useToday()
  const load = useQuery(fetchAllDebtors, undefined)
  const { answer } = load
  const debtors = answer?.debtors ?? []
  const owed = sumOf(debtors)
  const overdue = debtors.reduce((sum, debtor) => sum + debtor.overdue, 0)
  const late = debtors.filter((debtor) => debtor.overdue > 0).length
  return (
    <Card tag="section" className="pack-sheet" aria-labelledby="pack-open">
      <h2 id="pack-open">{t('open.title')}</h2>
      <Loaded {...load} />
      {answer && <p>{t('open.lead', { day: date(today) })}</p>}
      {answer && debtors.length === 0 && <p>{t('open.none')}</p>}
      {debtors.length > 0 && hasNames && (
        <Table aria-labelledby="pack-open">
          <thead>
            <tr>
              <th scope="col">{t('open.name')}</th>
              <th scope="col">{t('open.since')}</th>
              <th scope="col">{t('open.overdue')}</th>
              <th scope="col">{t('open.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {debtors.map((debtor) => (
              <tr key={debtor.memberId}>
                <th scope="row">{debtor.name}</th>
                <td>{briefDate(debtor.since)}</td>
                <td>{money.format(debtor.overdue)}</td>
                <td>{money.format(debtor.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('open.total')}
              </th>
              <td>{money.format(overdue)}</td>
              <td>{money.format(owed)}</td>
            </tr>
          </tfoot>
        </Table>
      )}
      {debtors.length > 0 && !hasNames && (
        <Table aria-labelledby="pack-open">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('open.title')}</span>
              </th>
              <th scope="col">{t('open.people')}</th>
              <th scope="col">{t('open.amount')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('open.some')}</th>
              <td>{count(late)}</td>
              <td>{money.format(overdue)}</td>
            </tr>
            <tr>
              <th scope="row">{t('open.rest')}</th>
              <td>{count(debtors.filter(({ amount, overdue: due }) => amount > due).length)}</td>
              <td>{money.format(owed - overdue)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('open.total')}</th>
              <td>{count(debtors.length)}</td>
              <td>{money.format(owed)}</td>
            </tr>
          </tfoot>
        </Table>
      )}
    </Card>
  )
}
