import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { replyFiguresOf, type AnalyticsSummary, type ReplyFigures } from '@contract/analytics'
import { ReplyFigure } from '@/views/analytics/figures/ReplyFigure'
import { useSectionParts } from './sectionParts'

/** Those that are shown; who said yes and did not come is the rest of those who said yes. */
export const shownReplies = ['inTime', 'kept', 'silent', 'surprise'] as const satisfies (keyof ReplyFigures)[]

/** The last of them gives way on a phone: of all together, it stands above. */
const widthOf = (id: (typeof shownReplies)[number]) => (id === 'surprise' ? 'is-wide' : undefined)

interface ReplyTableProps {
  summary: AnalyticsSummary
  /** The id of its heading. */
  labelledBy: string
}

/** What was answered beside what then happened: a row a section, and all together. */
export function ReplyTable({ summary, labelledBy }: ReplyTableProps) {
  const { t } = useTranslation('analytics')
  const rows = [...useSectionParts()(summary), { id: 'all', name: t('replies.all'), replies: summary.replies }]
  return (
    <Table responsive className="season-table reply-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('replies.section')}</th>
          {shownReplies.map((id) => (
            <th key={id} scope="col" className={widthOf(id)}>
              {t(`replies.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ id, name, replies }) =>
            replies && (
              <tr key={id}>
                <th scope="row">{name}</th>
                {shownReplies.map((id) => (
                  <td key={id} className={widthOf(id)}>
                    <ReplyFigure of={replyFiguresOf(replies)[id]} />
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </Table>
  )
}

/** What the figures rest on, from the first month of answers on; empty where there are none. */
export function useReplyRule(): (summary: AnalyticsSummary) => string {
  const { t, i18n } = useTranslation('analytics')
  return ({ byMonth }) => {
    const first = byMonth.find(({ replies }) => replies !== undefined)?.month
    if (first === undefined) return ''
    const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return t('replies.rule', { month: monthName.format(new Date(`${first}-01T00:00:00Z`)) })
  }
}
