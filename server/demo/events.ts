import { Temporal } from 'temporal-polyfill'
import type { EventWrite, Repeat } from '@contract/calendar'
import { toInstants } from '../platform/time/groupTime'
import { addDays } from '@contract/days'
import { firstDayOf, lastDayOf, monthOf, monthsUpTo, todayIn } from '../platform/time/days'
import { monthOfYear } from './orchestra/calendarDays'
import { endDayOf, occasionId, occasions } from './orchestra/occasions'
import type { Occasion, OccasionKind } from './orchestra/occasions'
import { demoGroup } from './orchestra/orchestra'
import { rehearsalsBetween } from './rehearsals'
import { seeded } from './orchestra/seeded'

const SEED = 7
const MONTHS_BACK = 24
const MONTHS_AHEAD = 5
/** How many of what is over nobody has finished yet. */
const UNFINISHED = 2
/** As many rehearsals are called off. */
const CALLED_OFF = 0.02
const REHEARSAL = { time: '19:30', hours: 2 }

export interface DemoEvent extends EventWrite {
  kind: OccasionKind | 'rehearsal' | 'sectional'
  /** On which it begins, in the group's zone. */
  day: string
  seriesId: string | null
  repeat?: Repeat
}

function timesAt(day: string, { time, hours }: { time: string; hours: number }) {
  const start = Temporal.PlainDateTime.from(`${day}T${time}`)
  const { startsAt, endsAt } = toInstants(start, Temporal.Duration.from({ minutes: hours * 60 }), demoGroup.timeZone)
  return { start: startsAt.toISOString(), end: endsAt.toISOString(), allDay: false }
}

function occasionIn(month: string, occasion: Occasion, today: string): DemoEvent {
  const { kind, calendar, title, place, description, programme, at } = occasion
  const day = occasion.day(month)
  // What is far ahead has not been chosen yet.
  const pieces = month <= monthOf(addDays(today, 60)) ? (programme?.(month) ?? []) : []
  return {
    id: occasionId(kind, month),
    kind,
    day,
    title: title(month),
    ...(at === undefined ? { start: day, end: endDayOf(occasion, day), allDay: true } : timesAt(day, at)),
    seriesId: null,
    extendedProps: {
      calendar,
      status: 'scheduled',
      location: place,
      ...(description !== undefined && { description }),
      ...(pieces.length > 0 && { programme: pieces }),
    },
  }
}

function rehearsals(from: string, until: string, today: string): DemoEvent[] {
  const chance = seeded(SEED)
  return rehearsalsBetween(from, until).map(({ id, day, title, seriesId, repeat }) => {
    const isCalledOff = chance() < CALLED_OFF && day < addDays(today, -14)
    return {
      id,
      kind: title === 'Ensaio geral' ? 'rehearsal' : 'sectional',
      day,
      title,
      ...timesAt(day, REHEARSAL),
      seriesId,
      ...(repeat && { repeat }),
      extendedProps: {
        calendar: 'Ensaio',
        status: isCalledOff ? 'cancelled' : 'scheduled',
        location: 'Sede da banda',
        ...(isCalledOff && { description: 'Cancelado por causa do temporal.' }),
      },
    }
  })
}

/** Over, whatever zone a whole day is taken in. */
const isOver = ({ end }: DemoEvent, now: Date) => Date.parse(end) < now.getTime() - (end.length === 10 ? 86_400_000 : 0)

/**
 * Two seasons and the months ahead, by start: the same each time, as far from today as they should be. What is over is finished,
 * but for the last two and for what was called off.
 */
export function demoEvents(now: Date): DemoEvent[] {
  const today = todayIn(demoGroup.timeZone, now)
  const [last = monthOf(today)] = monthsUpTo(monthOf(addDays(lastDayOf(monthOf(today)), MONTHS_AHEAD * 30)), 1)
  const months = monthsUpTo(last, MONTHS_BACK + MONTHS_AHEAD)
  const started = monthsUpTo(monthOf(today), MONTHS_BACK)[0] ?? monthOf(today)
  const events = [
    ...rehearsals(firstDayOf(started), lastDayOf(last), today),
    ...months
      .filter((month) => month >= started)
      .flatMap((month) =>
        occasions
          .filter(({ months: ofYear }) => ofYear.includes(monthOfYear(month)))
          .map((occasion) => occasionIn(month, occasion, today)),
      ),
  ].toSorted((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1))
  const over = events.filter((event) => isOver(event, now) && event.extendedProps.status === 'scheduled')
  const finished = new Set(over.slice(0, -UNFINISHED))
  return events.map((event) =>
    finished.has(event) ? { ...event, extendedProps: { ...event.extendedProps, status: 'finished' } } : event,
  )
}
