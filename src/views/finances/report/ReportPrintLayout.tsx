import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { YearReport, YearSums } from '@contract/finances/balance'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { ReportCategories } from './ReportCategories'
import { ReportPurposes } from './ReportPurposes'
import { ReportProofs } from './ReportProofs'
import { ReportVouchers } from './ReportVouchers'
import { useToday } from '@/shared/dates/useToday'
import './report.scss'

interface ReportPrintLayoutProps {
  report: YearReport
  /** Labels of both years. */
  year: string
  yearBefore: string
  /** Last day of the year, `YYYY-MM-DD`. */
  lastDay: string
  /** First day of the year, `YYYY-MM-DD`. */
  from: string
  group: string
}

const hasSums = ({ before, balance, categories }: YearSums) => before !== 0 || balance !== 0 || categories.length > 0

/** A4 page: opening balance, income, expenses and closing balance beside the previous year, with lines for signatures. */
export function ReportPrintLayout({ report, year, yearBefore, lastDay, from, group }: ReportPrintLayoutProps) {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const { upTo, expense, pendingIncome, pendingExpense, reversed, withoutReceipt, vouchers, purposes } = report.year
  const isRunning = upTo !== lastDay
  const columns = [
    { name: isRunning ? t('report.toDate', { year }) : year, sums: report.year },
    ...(hasSums(report.yearBefore) ? [{ name: yearBefore, sums: report.yearBefore }] : []),
  ]
  const sums = columns.map((column) => column.sums)
  const hasOpening = sums.some(({ opening }) => opening !== 0)
  const hasPending = pendingIncome > 0 || pendingExpense > 0
  return (
    <Card tag="article" className="report">
      <header>
        <h2>{t('report.titleOf', { year })}</h2>
        <p>
          {group} · {isRunning ? t('report.madeToDate', { date: date(upTo) }) : t('report.made', { date: date(today) })}
        </p>
      </header>
      <Table aria-label={t('report.titleOf', { year })}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('report.category')}</span>
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t('report.before')} shown={sums.map(({ before }) => money.format(before))} />
          {hasOpening && (
            <Row label={t('categories.opening')} shown={sums.map(({ opening }) => money.format(opening))} />
          )}
        </tbody>
        <ReportCategories
          title={t('report.income')}
          totalLabel={t('report.totalIncome')}
          columns={sums.map(({ income, categories }) => ({
            total: income,
            categories,
            amountOf: (line) => line.income,
          }))}
        />
        <ReportCategories
          title={t('report.expense')}
          totalLabel={t('report.totalExpense')}
          columns={sums.map(({ expense, categories }) => ({
            total: -expense,
            categories,
            amountOf: (line) => -line.expense,
          }))}
        />
        <tfoot>
          <Row label={t('report.result')} shown={sums.map(({ income, expense }) => money.format(income - expense))} />
          <Row
            label={t('report.balance')}
            shown={sums.map(({ balance }) => money.format(balance))}
            className="is-last"
          />
        </tfoot>
      </Table>
      {purposes && <ReportPurposes purposes={purposes} upTo={upTo} />}
      {hasPending && (
        <p className="report-pending">
          {t('report.pending', { income: money.format(pendingIncome), expense: money.format(pendingExpense), year })}
        </p>
      )}
      {reversed !== undefined && (
        <p className="report-pending">{t('report.reversed', { amount: money.format(reversed) })}</p>
      )}
      {withoutReceipt !== undefined && expense !== 0 && <ReportProofs count={withoutReceipt} from={from} to={upTo} />}
      {vouchers && <ReportVouchers spans={vouchers} />}
      <footer>
        <p>{isRunning ? t('report.statementToDate', { year, date: date(upTo) }) : t('report.statement', { year })}</p>
        <p className="report-place">{t('report.place')}</p>
        <div className="report-signatures">
          {(['treasurer', 'auditor', 'auditor'] as const).map((role, place) => (
            // The lines of the two auditors are identical.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={place}>{t(`report.${role}`)}</p>
          ))}
        </div>
      </footer>
    </Card>
  )
}

interface RowProps {
  label: string
  /** By column. */
  shown: readonly string[]
  className?: string
}

function Row({ label, shown, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {shown.map((text, place) => (
        // Columns have a fixed order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place}>{text}</td>
      ))}
    </tr>
  )
}
