import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AllAnalyticsConfig, AnalyticsRow, AnalyticsSummary } from '@contract/analytics'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import type { AnalyticsQuery } from '@/views/analytics/query/analyticsQuery'
import { PresentCount, AttendanceRate } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import { useFigures } from '@/views/analytics/figures/useFigures'
import { ReplyTable, useReplyRule } from '@/views/analytics/season/ReplyTable'
import { PrintBudgets } from './PrintBudgets'
import './analyticsPrint.scss'

interface AnalyticsPrintLayoutProps {
  rows: readonly AnalyticsRow[]
  summary: AnalyticsSummary
  selection: AllAnalyticsConfig
  query: AnalyticsQuery
}

/** The head of the table is repeated on each page, and its foot sums up what the filters select. */
export function AnalyticsPrintLayout({ rows, summary, selection, query }: AnalyticsPrintLayoutProps) {
  const { t } = useTranslation(['analytics', 'events'])
  const format = useFormat()
  const when = useEventWhen()
  const { count, money } = useFigures()
  const rule = useReplyRule()
  const group = useAppSelector(selectUser)?.group.name
  const [asOf] = useState(() => new Date().toISOString())
  const { from, to } = selection
  const audience = summary.audienceEvents === 0 ? null : count(summary.audience)
  const facts = [
    from !== undefined && to !== undefined && t('printing.span', { from: format.date(from), to: format.date(to) }),
    query.calendar && t(`events:categories.${query.calendar}`),
    query.q.trim() !== '' && t('printing.search', { q: query.q.trim() }),
    t('printing.events', { count: rows.length, shown: count(rows.length) }),
    t('printing.as', { date: format.day(asOf) }),
  ].filter(Boolean)
  return (
    // It scrolls on a narrow screen, and a keyboard can only scroll what it can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Card tag="section" className="analytics-print" aria-label={t('list.title')} tabIndex={0}>
      <header>
        <h2>{t('printing.title', { group })}</h2>
        <p>{facts.join(' · ')}</p>
      </header>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('fields.start')}</th>
            <th scope="col">{t('fields.title')}</th>
            <th scope="col">{t('events:category')}</th>
            <th scope="col">{t('fields.attendanceRate')}</th>
            <th scope="col">{t('fields.present')}</th>
            <th scope="col">{t('fields.audience')}</th>
            <th scope="col">{t('fields.unit', { name: t('fields.income'), currency: money.symbol })}</th>
            <th scope="col">{t('fields.unit', { name: t('fields.expense'), currency: money.symbol })}</th>
            <th scope="col">{t('fields.unit', { name: t('fields.net'), currency: money.symbol })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{when.date(row)}</td>
              <th scope="row">{row.title}</th>
              <td>{t(`events:categories.${row.calendar}`)}</td>
              <td>
                <AttendanceRate of={row} />
              </td>
              <td>
                <PresentCount of={row} />
              </td>
              <td>
                <Figure missing={t('missing.audience')}>{row.audience === null ? null : count(row.audience)}</Figure>
              </td>
              <td>{money.text(row.income)}</td>
              <td>{money.text(-row.expense)}</td>
              <td>{money.text(row.net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('printing.total')}
            </th>
            <td>
              <AttendanceRate of={summary} />
            </td>
            <td>
              <PresentCount of={summary} />
            </td>
            <td>
              <Figure missing={t('missing.audience')}>{audience}</Figure>
            </td>
            <td>{money.text(summary.income)}</td>
            <td>{money.text(-summary.expense)}</td>
            <td>{money.text(summary.net)}</td>
          </tr>
        </tfoot>
      </Table>
      <p className="print-foot">{t('printing.dash')}</p>
      <PrintBudgets rows={rows} />
      {summary.replies && (
        <section className="print-replies">
          <h3 id="print-replies">{t('replies.title')}</h3>
          <ReplyTable summary={summary} labelledBy="print-replies" />
          <p className="print-foot">{rule(summary)}</p>
        </section>
      )}
    </Card>
  )
}
