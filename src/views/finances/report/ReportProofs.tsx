import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '@/shared/dates/useFormat'
import { financeListPath } from '@/views/finances/query/financeListPath'

interface ReportProofsProps {
  /** Paid expenses without a receipt. */
  count: number
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

/** Number of expenses without a receipt, on screen with a link to them. */
export function ReportProofs({ count, from, to }: ReportProofsProps) {
  const { t } = useTranslation('finances')
  const format = useFormat()
  if (count === 0) return <p className="report-pending">{t('report.allProven')}</p>
  const path = financeListPath({ kind: 'expense', status: 'paid', receipt: 'no', period: 'custom', from, to })
  return (
    <p className="report-pending">
      {t('report.withoutReceipt', { count, shown: format.count(count) })}{' '}
      <Link className="no-print" to={path}>
        {t('report.showUnproven')}
      </Link>
    </p>
  )
}
