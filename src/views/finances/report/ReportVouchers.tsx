import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { YearSums } from '@contract/finances/balance'
import { paths } from '@/configs/paths'

/** Ranges of the year's voucher numbers, on screen with a link to the list. */
export function ReportVouchers({ spans }: { spans: NonNullable<YearSums['vouchers']> }) {
  const { t, i18n } = useTranslation('finances')
  const list = new Intl.ListFormat(i18n.language).format(
    spans.map(({ from, to }) => (from === to ? from : t('report.voucherSpan', { from, to }))),
  )
  const year = spans.at(-1)?.to.slice(0, 4) ?? ''
  return (
    <p className="report-pending">
      {t('report.vouchers', { spans: list })}{' '}
      <Link className="no-print" to={`${paths.vouchers}?year=${year}`}>
        {t('report.showVouchers')}
      </Link>
    </p>
  )
}
