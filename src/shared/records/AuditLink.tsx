import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'

/** Link from a record to its entries in the audit log, for those who may read it. */
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
