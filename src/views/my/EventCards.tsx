import { useEffect, useId, useMemo, useState } from 'react'
import type { MyEvent, MyPage } from '@contract/calendar/replies'
import { createEventWhen } from '@/i18n/eventWhen'
import { createFormat } from '@/i18n/format'
import { EventCard } from './EventCard'
import { usePersonal } from './personal'
import { withPending, type useReplies } from './useReplies'
import type { Undo } from './UndoBar'

const OPEN_COUNT = 6

interface EventCardsProps {
  title: string
  events: MyEvent[]
  group: MyPage['group']
  replies: ReturnType<typeof useReplies>
  /** Of the person whose page it is. */
  name: string
  onUndo: (undo: Undo) => void
  /** That is shown, also where it is none of the first. */
  openedId: string | undefined
}

/** The next events under their months: the first few, then all. */
export function EventCards({ title, events, group, replies, name, onUndo, openedId }: EventCardsProps) {
  const { t, locale } = usePersonal()
  const { timeZone, showsComing, currency } = group
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const showsAll = isUnfolded || events.findIndex((event) => event.id === openedId) >= OPEN_COUNT
  const { pending, isWaiting, refused, give } = replies
  const format = createFormat(locale, timeZone)
  // For all cards: to make it takes milliseconds.
  const when = useMemo(() => createEventWhen(locale, timeZone), [locale, timeZone])
  const dayOf = ({ start, allDay }: MyEvent) => (allDay ? start : format.isoDay(new Date(start)))
  const shown = showsAll ? events : events.slice(0, OPEN_COUNT)
  const monthOf = (event: MyEvent) => dayOf(event).slice(0, 7)
  const months = [...new Set(shown.map(monthOf))]
  const rest = events.length - shown.length
  const firstOfRest = events[OPEN_COUNT]?.id
  useEffect(() => {
    // The button that was pressed is gone; what it showed begins in its place.
    if (isUnfolded) document.getElementById(`event-${firstOfRest}`)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever is read anew
  }, [isUnfolded])
  const pendingOf = (id: string) => pending.find(({ eventId }) => eventId === id)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {events.length === 0 && <p className="my-empty">{t('noEvents')}</p>}
      {months.map((month) => (
        <div key={month} className="my-month">
          <p className="my-month-head">{format.monthInFull(`${month}-01`)}</p>
          {shown
            .filter((event) => monthOf(event) === month)
            .map((event) => (
              <EventCard
                key={event.id}
                currency={currency}
                event={withPending(event, pendingOf(event.id))}
                isOpened={event.id === openedId}
                firstDay={dayOf(event)}
                when={when}
                showsComing={showsComing !== undefined}
                sending={pendingOf(event.id) && (isWaiting ? 'kept' : 'sending')}
                refused={refused[event.id]}
                onReply={give}
                name={name}
                onUndo={onUndo}
              />
            ))}
        </div>
      ))}
      {rest > 0 && (
        <button type="button" className="btn btn-secondary btn-block" onClick={() => setUnfolded(true)}>
          {t('showAll', { count: rest })}
        </button>
      )}
    </section>
  )
}
