import { Plus, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchAuditorLinks } from '@/redux/treasury/auditing'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { lastMoment, spanText } from './auditText'
import '@/views/finances/ledger/ledgerTable.scss'
import './audit.scss'

const AuditorLinkDialog = lazyPart(
  loader(() => import('./AuditorLinkDialog')),
  (file) => file.AuditorLinkDialog,
)

/** Links by which auditors look at the books, and what became of each. */
export function AuditsPage() {
  const { t } = useTranslation(['auditing', 'finances'])
  const format = useFormat()
  const navigate = useNavigateIfMounted()
  const { answer: links, failure, isLoading, reload } = useQuery(fetchAuditorLinks, undefined)
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button color="primary" onClick={() => setMaking(true)}>
      <Plus size={16} aria-hidden />
      {t('make')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={paths.financeReport} label={t('back')} />}
        actions={links && links.length > 0 && make}
      />
      {!links && !failure && <DetailSkeleton />}
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {links?.length === 0 && (
        <EmptyState icon={ScanSearch} title={t('emptyTitle')} hint={t('emptyText')} action={make} />
      )}
      {links && links.length > 0 && (
        <Card className="ledger-table-scroll" aria-busy={isLoading}>
          <Table className="ledger-table">
            <caption>{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('auditor')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col" className="is-wide">
                  {t('sample')}
                </th>
                <th scope="col" className="is-end">
                  {t('remarks')}
                </th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <tr key={link.id} className={link.state === 'open' ? undefined : 'is-quiet'}>
                  <th scope="row">
                    <Link to={paths.auditLink(link.id)}>{link.name}</Link>
                    <span className="audit-note">{spanText(t, format, link)}</span>
                  </th>
                  <td>
                    {t(`states.${link.state}`)}
                    {link.state === 'open' && (
                      <span className="audit-note">{t('until', { date: format.day(lastMoment(link.expiresAt)) })}</span>
                    )}
                  </td>
                  <td className="is-wide">
                    {link.drawn === 0
                      ? t('noSample')
                      : t('sampleOf', { seen: format.count(link.seen), drawn: format.count(link.drawn) })}
                  </td>
                  <td className="is-end">
                    {format.count(link.remarks)}{' '}
                    {link.openRemarks > 0 && (
                      <Badge tone="caution">
                        {t('openRemarks')}: {format.count(link.openRemarks)}
                      </Badge>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
      {isMaking && (
        <AuditorLinkDialog onMade={({ id }) => void navigate(paths.auditLink(id))} onClose={() => setMaking(false)} />
      )}
    </>
  )
}
