import { Plus, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { AuditorLinkMade } from '@contract/finances/auditing'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchAuditorLinks } from '@/redux/finances/auditing'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { Loaded } from '@/shared/records/Loaded'
import { AuditorSecretDialog } from './AuditorSecretDialog'
import { lastMoment, spanText } from './auditText'
import '@/views/finances/ledger/ledgerTable.scss'
import './audit.scss'

const AuditorLinkDialog = lazyPart(
  loader(() => import('./AuditorLinkDialog')),
  (file) => file.AuditorLinkDialog,
)

/** Auditors' links and their results. */
export function AuditsPage() {
  const { t } = useTranslation(['auditing', 'finances'])
  const format = useFormat()
  const navigate = useNavigateIfMounted()
  const load = useQuery(fetchAuditorLinks, undefined)
  const { answer: links, isLoading } = load
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<AuditorLinkMade | null>(null)
  // A repetition of a request whose response was lost returns no secret; a new one can be made on the link's page.
  const show = (answered: AuditorLinkMade) =>
    answered.token === undefined ? void navigate(paths.auditLink(answered.link.id)) : setMade(answered)
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
      <Loaded {...load} />
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
      {isMaking && <AuditorLinkDialog onMade={show} onClose={() => setMaking(false)} />}
      {made?.token !== undefined && (
        <AuditorSecretDialog
          name={made.link.name}
          token={made.token}
          onClose={() => void navigate(paths.auditLink(made.link.id))}
        />
      )}
    </>
  )
}
