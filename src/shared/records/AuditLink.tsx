import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'

/** From a record to everything that was ever done with it, for who may read that. */
export function AuditLink({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('shell')
  return (
    <Can I="manage" a="all">
      <p className="history-link no-print">
        <Link to={paths.auditOf(subjectId)}>{t('auditLink')}</Link>
      </p>
    </Can>
  )
}
