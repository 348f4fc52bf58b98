import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeOverview } from '@contract/home/overview'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { HomePanel } from './HomePanel'

/** Notice that auditors' remarks are unanswered. */
export function AuditPanel({ remarks, linkId }: NonNullable<HomeOverview['audit']>) {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  return (
    <HomePanel title={t('audit.title')} action={<Link to={paths.auditLink(linkId)}>{t('audit.show')}</Link>}>
      <p>{t('audit.text', { count: remarks, shown: count(remarks) })}</p>
    </HomePanel>
  )
}
