import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { addDays } from '@contract/days'
import type { EventWhen } from '@/i18n/eventWhen'
import { answerBefore, saidOf } from './answerUndo'
import { usePersonal } from './personal'

interface MyDaysProps {
  event: MyEvent
  /** On which it begins, `YYYY-MM-DD`. */
  firstDay: string
  when: EventWhen
  onReply: (reply: OwnReply) => void
}

/** What each day of a tour or a weekend is, and where a yes says so, on which of them the person comes. */
export function MyDays({ event, firstDay, when, onReply }: MyDaysProps) {
  const { t } = usePersonal()
  const { days = [], answersByDay, isOpen, comesOn = days.map(({ day }) => day) } = event
  if (days.length === 0) return null
  const isByDay = answersByDay === true && isOpen && saidOf(event) === 'yes'
  /** Without a yes the days that are left out are those of an absence. */
  const isAwayOn = (day: number) => ['silent', 'maybe'].includes(saidOf(event)) && !comesOn.includes(day)

  /** Who comes on no day does not come. */
  function toggle(day: number): void {
    const on = days.flatMap((one) => (comesOn.includes(one.day) === (one.day !== day) ? one.day : []))
    if (on.length === 0) onReply({ eventId: event.id, answer: 'no' })
    else onReply({ ...answerBefore(event), comesOn: on })
  }

  return (
    <ol className="my-days" aria-label={t('days.title')}>
      {days.map(({ day, kind, title, from, to, location }) => {
        const date = addDays(firstDay, day)
        const hours = [from, to].flatMap((time) => (time === undefined ? [] : when.clock(time))).join(' – ')
        const what = title ?? (kind && kind !== 'other' && t(`days.${kind}`))
        const said = (
          <>
            <strong>{when.dayInFull({ start: date, end: addDays(date, 1), allDay: true })}</strong>{' '}
            <span>{[hours, what, location, isAwayOn(day) && t('away')].filter(Boolean).join(' · ')}</span>
          </>
        )
        return (
          <li key={day}>
            {isByDay ? (
              <label>
                <input type="checkbox" checked={comesOn.includes(day)} onChange={() => toggle(day)} />
                <span>{said}</span>
              </label>
            ) : (
              said
            )}
          </li>
        )
      })}
    </ol>
  )
}
