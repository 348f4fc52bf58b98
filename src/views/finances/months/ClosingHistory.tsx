import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Closing } from '@contract/finances/closings'
import { useFormat } from '@/shared/dates/useFormat'
import { useMonthRange } from './useMonthRange'

/** Groups months that were closed, and if so reopened, by the same call; these are adjacent in the list. */
function groupByAct(closings: readonly Closing[]): Closing[][] {
  const acts: Closing[][] = []
  for (const closing of closings) {
    const first = acts.at(-1)?.[0]
    const isSameAct = first?.closedAt === closing.closedAt && first.reopenedAt === closing.reopenedAt
    if (isSameAct) acts.at(-1)?.push(closing)
    else acts.push([closing])
  }
  return acts
}

/** All closings, with person and reason of those that were reopened. */
export function ClosingHistory({ closings }: { closings: readonly Closing[] }) {
  const { t } = useTranslation('finances')
  const { dateTime } = useFormat()
  const monthRange = useMonthRange()
  if (closings.length === 0) return null
  return (
    <Card tag="section" className="closing-history">
      <h2>{t('months.history')}</h2>
      <ul>
        {groupByAct(closings).map((act) => {
          const [first] = act
          if (first === undefined) return null
          const { month, closedBy, closedAt, reopenedBy, reopenedAt, reason } = first
          const months = monthRange(act.map((closing) => closing.month))
          return (
            <li key={`${month}${closedAt}`}>
              {t('months.historyClosed', { months, name: closedBy, date: dateTime(closedAt) })}
              {reopenedAt !== undefined && (
                <div className="muted">
                  {t('months.historyReopened', { name: reopenedBy, date: dateTime(reopenedAt), reason })}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
