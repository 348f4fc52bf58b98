import { Landmark, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchDebitRuns } from '@/redux/finances/debits'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import '@/views/finances/ledger/ledgerTable.scss'

/** All runs of direct debits, with what is not paid of each. */
export function DebitRunsPage() {
  const { t } = useTranslation('debits')
  const { briefDate, count, isoDay } = useFormat()
  const money = useMoney()
  const load = useQuery(fetchDebitRuns, undefined)
  const { answer: runs, failure } = load
  return (
    <>
      <PageHeader
        title={t('runs.title')}
        lead={t('runs.lead')}
        back={<BackToLists />}
        actions={
          <Button color="primary" to={paths.newDebitRun}>
            <Plus size={16} aria-hidden />
            {t('new.title')}
          </Button>
        }
      />
      <Loaded {...load} />
      {runs?.length === 0 && !failure && (
        <EmptyState icon={Landmark} title={t('runs.emptyTitle')} hint={t('runs.emptyText')} />
      )}
      {runs && runs.length > 0 && (
        <Card className="ledger-table-scroll">
          <Table className="ledger-table" aria-label={t('runs.title')}>
            <thead>
              <tr>
                <th scope="col">{t('runs.run')}</th>
                <th scope="col">{t('runs.day')}</th>
                <th scope="col" className="is-wide is-end">
                  {t('runs.payers')}
                </th>
                <th scope="col" className="is-end">
                  {t('runs.amount')}
                </th>
                <th scope="col" className="is-wide is-end">
                  {t('runs.open')}
                </th>
                <th scope="col">{t('runs.state')}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map(({ id, number, day, count: payers, amount, open, sentAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={paths.debitRun(id)}>{t('run.title', { number: count(number) })}</Link>
                  </th>
                  <td className="ledger-table-day">{briefDate(day)}</td>
                  <td className="is-wide is-end">{count(payers)}</td>
                  <td className="is-end ledger-table-sum">{money.format(amount)}</td>
                  <td className="is-wide is-end">{open === 0 ? '–' : money.format(open)}</td>
                  <td>
                    {sentAt === undefined
                      ? t('runs.notSent')
                      : t('runs.sent', { day: briefDate(isoDay(new Date(sentAt))) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  )
}
