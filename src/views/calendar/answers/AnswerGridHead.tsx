import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { paths } from '@/configs/paths'
import type { Answers } from '@/redux/calendar/answers'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { readinessStyles } from '@/shared/readiness/readinessStyles'
import { useReadinessText } from '@/shared/readiness/useReadinessText'
import type { SeatSum, YesSum } from './answerLines'
import { gridCell } from './gridCell'
import type { GridPlace } from './useGridKeys'

interface AnswerGridHeadProps {
  answers: Answers
  /** One for each event. */
  yes: readonly YesSum[]
  /** One for each event; absent where none of them needs anything. */
  seats: readonly (SeatSum | undefined)[] | undefined
  /** The first column that is drawn, and the first that no longer is. */
  columns: [number, number]
  gridId: string
  /** Where the keys are. */
  active: GridPlace
}

/** The events with their readiness, and below how many come to each; it stays in view while the members are scrolled. */
export function AnswerGridHead({ answers, yes, seats, columns: [first, end], gridId, active }: AnswerGridHeadProps) {
  const cellProps = (row: number, column: number) =>
    gridCell(gridId, row, column, row === active.row && column === active.column)
  const { t } = useTranslation(['roster', 'readiness'])
  const { shortDay, full } = useEventWhen()
  const { count } = useFormat()
  const say = useReadinessText()
  const events = answers.events.slice(first, end)
  const before = first > 0 && <td aria-hidden colSpan={first} />
  const behind = end < answers.events.length && <td aria-hidden colSpan={answers.events.length - end} />
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" {...cellProps(0, 0)}>
          {t('matrix.member')}
        </th>
        {before}
        {events.map(({ id, title, ...times }, at) => {
          const readiness = answers.readinessByEvent[id]
          const style = readiness && readinessStyles[readiness.colour]
          return (
            <th key={id} scope="col" {...cellProps(0, first + at + 1)}>
              <Link
                to={paths.event(id)}
                tabIndex={-1}
                title={[title, full(times), readiness && say(readiness)].filter(Boolean).join('\n')}
              >
                <span className="answer-day">
                  {shortDay(times)}
                  {readiness && style && (
                    <span className={`tone-${style.tone}`}>
                      <StatusIcon shape={style.shape} />
                      <span className="visually-hidden">{`${t(`readiness:${readiness.colour}`)}, ${say(readiness)},`}</span>
                    </span>
                  )}
                </span>
                <span className="answer-title">{title}</span>
              </Link>
            </th>
          )
        })}
        {behind}
      </tr>
      <tr aria-rowindex={2} className="answer-sums tabular">
        <th scope="row" {...cellProps(1, 0)}>
          {t('matrix.yesOfInvited')}
        </th>
        {before}
        {yes.slice(first, end).map((sum, at) => (
          <td key={events[at]?.id} {...cellProps(1, first + at + 1)}>
            {sum.invited === 0 ? '–' : t('matrix.of', { part: count(sum.yes), whole: count(sum.invited) })}
          </td>
        ))}
        {behind}
      </tr>
      {seats && (
        <tr aria-rowindex={3} className="answer-sums tabular">
          <th scope="row" {...cellProps(2, 0)}>
            {t('matrix.seats')}
          </th>
          {before}
          {seats.slice(first, end).map((sum, at) => (
            <td
              key={events[at]?.id}
              {...cellProps(2, first + at + 1)}
              {...(sum && sum.filled < sum.needed && { 'data-short': true })}
            >
              {sum ? t('matrix.of', { part: count(sum.filled), whole: count(sum.needed) }) : '–'}
            </td>
          ))}
          {behind}
        </tr>
      )}
    </thead>
  )
}
