import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { paths } from '@/configs/paths'
import type { Answers } from '@/redux/calendar/answers'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { lightStyles } from '@/shared/lights/lightStyles'
import { useLightText } from '@/shared/lights/useLightText'
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

/** The events with their lights, and below how many come to each; it stays while the members are scrolled. */
export function AnswerGridHead({ answers, yes, seats, columns: [first, end], gridId, active }: AnswerGridHeadProps) {
  const cellProps = (row: number, column: number) =>
    gridCell(gridId, row, column, row === active.row && column === active.column)
  const { t } = useTranslation(['lineup', 'lights'])
  const { shortDay, full } = useEventWhen()
  const { count } = useFormat()
  const say = useLightText()
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
          const light = answers.lights[id]
          const style = light && lightStyles[light.colour]
          return (
            <th key={id} scope="col" {...cellProps(0, first + at + 1)}>
              <Link
                to={paths.event(id)}
                tabIndex={-1}
                title={[title, full(times), light && say(light)].filter(Boolean).join('\n')}
              >
                <span className="answer-day">
                  {shortDay(times)}
                  {light && style && (
                    <span className={`tone-${style.tone}`}>
                      <StatusIcon shape={style.shape} />
                      <span className="visually-hidden">{`${t(`lights:${light.colour}`)}, ${say(light)},`}</span>
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
          {t('matrix.yesOfAsked')}
        </th>
        {before}
        {yes.slice(first, end).map((sum, at) => (
          <td key={events[at]?.id} {...cellProps(1, first + at + 1)}>
            {sum.asked === 0 ? '–' : t('matrix.of', { part: count(sum.yes), whole: count(sum.asked) })}
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
