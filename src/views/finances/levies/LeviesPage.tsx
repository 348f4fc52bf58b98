import { Plus, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchLevies } from '@/redux/finances/levies'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { LevyProgress } from './LevyProgress'
import '@/views/finances/ledger/ledgerTable.scss'

/** All levies, each with its payment progress. */
export function LeviesPage() {
  const { t } = useTranslation('levies')
  const { count } = useFormat()
  const money = useMoney()
  const canChange = useAppAbility().can('manage', 'Finance')
  const load = useQuery(fetchLevies, undefined)
  const { answer: levies, failure } = load
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          canChange && (
            <Button color="primary" to={paths.newLevy}>
              <Plus size={16} aria-hidden />
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded {...load} />
      {levies?.length === 0 && !failure && <EmptyState icon={Shirt} title={t('emptyTitle')} hint={t('emptyText')} />}
      {levies && levies.length > 0 && (
        <Card className="ledger-table-scroll">
          <Table className="ledger-table" aria-label={t('title')}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('progress')}</th>
                <th scope="col" className="is-wide is-end">
                  {t('settled')}
                </th>
                <th scope="col" className="is-wide is-end">
                  {t('overdue')}
                </th>
                <th scope="col" className="is-end">
                  {t('open')}
                </th>
              </tr>
            </thead>
            <tbody>
              {levies.map(({ levy, members, settled, ...sums }) => (
                <tr key={levy.id} className={levy.cancelled ? 'is-quiet' : undefined}>
                  <th scope="row">
                    <Link to={paths.levy(levy.id)}>{levy.name}</Link>{' '}
                    {levy.cancelled && <Badge>{t('cancelled')}</Badge>}
                    <span className="levy-note">
                      {t('each', { amount: money.format(levy.amount), count: levy.dueDates.length })}
                    </span>
                  </th>
                  <td>
                    <LevyProgress {...sums} />
                  </td>
                  <td className="is-wide is-end">
                    {t('settledOf', { settled: count(settled), members: count(members) })}
                  </td>
                  <td className="is-wide is-end">{sums.overdue === 0 ? '–' : money.format(sums.overdue)}</td>
                  <td className="is-end ledger-table-sum">{money.format(sums.open)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  )
}
