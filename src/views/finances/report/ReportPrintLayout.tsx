import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { YearReport } from '@/redux/finances'
import { ReportCategories } from './ReportCategories'
import { useToday } from '@/shared/dates/useToday'
import './report.scss'

interface ReportPrintLayoutProps {
  report: YearReport
  year: string
  group: string
}

/** A page of A4: what there was, what came and went, what there is, and room for the signatures. */
export function ReportPrintLayout({ report, year, group }: ReportPrintLayoutProps) {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const { opening, closing, income, expense, pendingIncome, pendingExpense, categories } = report
  const hasPending = pendingIncome > 0 || pendingExpense > 0
  return (
    <Card tag="article" className="report">
      <header>
        <h2>{t('report.titleOf', { year })}</h2>
        <p>
          {group} · {t('report.made', { date: date(today) })}
        </p>
      </header>
      <Line label={t('report.opening', { date: date(`${Number(year) - 1}-12-31`) })} shown={money.format(opening)} />
      <ReportCategories
        title={t('report.income')}
        totalLabel={t('report.totalIncome')}
        total={income}
        lines={categories.map((line) => ({ category: line.category, amount: line.income }))}
      />
      <ReportCategories
        title={t('report.expense')}
        totalLabel={t('report.totalExpense')}
        total={-expense}
        lines={categories.map((line) => ({ category: line.category, amount: -line.expense }))}
      />
      <Line label={t('report.result')} shown={money.format(income - expense)} />
      <Line label={t('report.closing', { date: date(`${year}-12-31`) })} shown={money.format(closing)} isLast />
      {hasPending && (
        <p className="report-pending">
          {t('report.pending', { income: money.format(pendingIncome), expense: money.format(pendingExpense), year })}
        </p>
      )}
      <footer>
        <p>{t('report.statement', { year })}</p>
        <p className="report-place">{t('report.place')}</p>
        <div className="report-signatures">
          {(['treasurer', 'auditor', 'auditor'] as const).map((role, place) => (
            // Two auditors sign on lines that nothing else tells apart.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={place}>{t(`report.${role}`)}</p>
          ))}
        </div>
      </footer>
    </Card>
  )
}

interface LineProps {
  label: string
  shown: string
  isLast?: boolean
}

function Line({ label, shown, isLast = false }: LineProps) {
  return (
    <p className={`report-line${isLast ? ' is-last' : ''}`}>
      <span>{label}</span>
      <strong className="tabular">{shown}</strong>
    </p>
  )
}
