import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AnalyticsSummary } from '@contract/analytics'
import { replyFiguresOf } from '@contract/analytics'
import type { ReplyFigures, ReplySums } from '@contract/analytics'
import { useFormat } from '@/shared/dates/useFormat'
import { RateBar } from '@/views/analytics/figures/RateBar'
import { useFigures } from '@/views/analytics/figures/useFigures'

const columns = ['inTime', 'kept', 'unkept', 'silent', 'surprise'] as const satisfies (keyof ReplyFigures)[]

/** What was answered beside what then happened, of all and by section: a help, never a ranking. */
export function SeasonReplies({ summary }: { summary: AnalyticsSummary }) {
  const { t, i18n } = useTranslation(['analytics', 'members'])
  const { count } = useFormat()
  const { rate } = useFigures()
  const sections = summary.bySection.flatMap(({ section, replies }) => (replies ? [{ section, replies }] : []))
  const first = summary.byMonth.find(({ replies }) => replies !== undefined)?.month
  if (summary.replies === undefined || first === undefined)
    return (
      <Card tag="section">
        <h2>{t('replies.title')}</h2>
        <p className="muted">{t('replies.none')}</p>
      </Card>
    )
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const shareOf = ({ count: some, of }: { count: number; of: number }) => (of === 0 ? null : some / of)
  const cells = (sums: ReplySums) => {
    const figures = replyFiguresOf(sums)
    return columns.map((id) => (
      <td key={id}>
        {figures[id].of === 0 ? '–' : t('replies.of', { shown: count(figures[id].count), of: count(figures[id].of) })}
      </td>
    ))
  }
  const whole = replyFiguresOf(summary.replies)
  return (
    <Card tag="section">
      <h2 id="season-replies">{t('replies.title')}</h2>
      <dl className="season-replies">
        {columns.map((id) => (
          <div key={id}>
            <dt>{t(`replies.${id}`)}</dt>
            <dd>
              <RateBar rate={shareOf(whole[id])} /> {rate(shareOf(whole[id])) ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="season-scroll" tabIndex={0} aria-label={t('replies.bySection')}>
        <Table className="season-table" aria-labelledby="season-replies">
          <thead>
            <tr>
              <th scope="col">{t('replies.section')}</th>
              {columns.map((id) => (
                <th key={id} scope="col">
                  {t(`replies.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map(({ section, replies }) => (
              <tr key={section}>
                <th scope="row">{t(`members:sections.${section}`)}</th>
                {cells(replies)}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('replies.all')}</th>
              {cells(summary.replies)}
            </tr>
          </tbody>
        </Table>
      </section>
      <p className="form-text">{t('replies.rule', { month: monthName.format(new Date(`${first}-01T00:00:00Z`)) })}</p>
    </Card>
  )
}
