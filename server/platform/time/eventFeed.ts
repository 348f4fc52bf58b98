import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import type { EventCalendar, Piece } from '@contract/calendar'
import { printLength } from '@contract/lengths'
import { addDays } from '@contract/days'
import { dayTimes, linesOfDay } from '@contract/eventDays'
import type { EventDay, eventDayKinds } from '@contract/eventDays'
import { Temporal } from 'temporal-polyfill'
import { todayIn } from './days'
import { instantOf, startOfDay } from './groupTime'
import { compact, component, textLine, valueLine } from './icalendar'
import { zoneBlock } from './zoneBlock'
import { zoneClock } from './zoneClock'
import type { ZoneClock } from './zoneClock'

/** What a calendar is told of an event, or of one of its days. */
export interface FeedEvent {
  id: string
  version: number
  title: string
  calendar: EventCalendar
  status: string
  planning: 'draft' | 'option' | null
  allDay: boolean
  startsAt: Date
  endsAt: Date
  startDate: string | null
  endDate: string | null
  url: string | null
  location: string | null
  description: string | null
  programme: Piece[] | null
  /** Of several days: each is told as an event of its own. */
  days?: EventDay[] | null
  /** What was played, where it was not that; of a reopened event too, of which it does not count. */
  played: Piece[] | null
  callTime: string | null
  meetingPoint: string | null
  dress: string | null
  createdAt: Date
  updatedAt: Date
  /** What its reader answered, where it is for one person; it stands before the title as a mark. */
  answer?: ReaderAnswer | undefined
  /** The same of one of its days. Absent: as of the event. */
  answerOn?: ((day: number) => ReaderAnswer) | undefined
}

type ReaderAnswer = 'yes' | 'no' | 'maybe' | 'silent'

/** How often a calendar need look. */
const REFRESH = 'PT1H'

/** A browser that is sent to a feed saves it under this name, and not under the address, which is its key (ASVS 5.0, 5.4.1). */
export const FEED_FILE = 'inline; filename="batuta.ics"'

/** In the form of an offset a zone would need quotes that not every reader understands: such a group's times go out as UTC. */
const hasName = ({ timeZone }: ZoneClock) => /^[\w+/-]+$/.test(timeZone)

const utc = (instant: Date) => compact(instant.toISOString())

/** As the client calls them (src/i18n, `events`): calendar programs show them. */
const categoryWords: Record<Locale, Record<EventCalendar, string>> = {
  en: { Publico: 'Public', Particular: 'Private', Ensaio: 'Rehearsal', Outros: 'Other' },
  'pt-BR': { Publico: 'Público', Particular: 'Particular', Ensaio: 'Ensaio', Outros: 'Outros' },
  'pt-PT': { Publico: 'Público', Particular: 'Particular', Ensaio: 'Ensaio', Outros: 'Outros' },
  ...inGerman((say) => ({
    Publico: say`Öffentlich`,
    Particular: say`Privat`,
    Ensaio: say`Probe`,
    Outros: say`Sonstiges`,
  })),
}

const encoreWords: Record<Locale, string> = {
  en: 'Encore',
  'pt-BR': 'Bis',
  'pt-PT': 'Bis',
  ...inGerman((say) => say`Zugabe`),
}

function pieceLine({ title, composer, kind, ...length }: Piece, locale: Locale): string {
  const mark = kind === 'intermission' ? '–' : '•'
  const encore = kind === 'encore' && title !== encoreWords[locale] ? `${encoreWords[locale]}: ` : ''
  return `${mark} ${encore}${title}${composer === undefined ? '' : ` (${composer})`}${length.minutes === undefined ? '' : ` ${printLength(length)}`}`
}

const marks = { yes: '✓ ', no: '✗ ', maybe: '? ', silent: '' }

/** What is said in few words needs none around it: at what time, where, and in what clothes. */
function meetingOf({ callTime, meetingPoint, dress }: FeedEvent): string {
  return [callTime, meetingPoint, dress].filter(Boolean).join(' · ')
}

function descriptionOf(event: FeedEvent, locale: Locale): string {
  const { description, programme, played, status } = event
  const pieces = (status === 'finished' && played) || programme
  return [meetingOf(event), description, pieces?.map((piece) => pieceLine(piece, locale)).join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

/** Days are no moments: said as days, an event stays on them in whatever zone it is read. */
function timeLine(name: string, instant: Date, day: string | null, clock: ZoneClock): string {
  if (day !== null) return `${name};VALUE=DATE:${compact(day)}`
  const wall = hasName(clock) ? clock.wallAt(instant) : undefined
  return wall === undefined ? `${name}:${utc(instant)}` : `${name};TZID=${clock.timeZone}:${compact(wall)}`
}

function statusOf({ status, planning }: FeedEvent): string {
  if (status === 'cancelled') return 'CANCELLED'
  return planning === 'option' ? 'TENTATIVE' : 'CONFIRMED'
}

const dayWords: Record<Locale, Record<(typeof eventDayKinds)[number], string>> = {
  en: { rehearsal: 'Rehearsal', concert: 'Concert', travel: 'Travel', other: '' },
  'pt-BR': { rehearsal: 'Ensaio', concert: 'Concerto', travel: 'Viagem', other: '' },
  'pt-PT': { rehearsal: 'Ensaio', concert: 'Concerto', travel: 'Viagem', other: '' },
  ...inGerman((say) => ({ rehearsal: say`Probe`, concert: say`Konzert`, travel: say`Fahrt`, other: '' })),
}

/** The event as it is on each of its days; without days, itself. The id of a day stays, whenever the event moves. */
function daysOf(event: FeedEvent, timeZone: string, locale: Locale): FeedEvent[] {
  const { days } = event
  if (!days || days.length === 0) return [event]
  const firstDay = event.startDate ?? todayIn(timeZone, event.startsAt)
  return days.map((one) => {
    const { start, end, allDay } = dayTimes(firstDay, one)
    const momentAt = (wall: string) =>
      allDay ? startOfDay(wall, timeZone) : instantOf(Temporal.PlainDateTime.from(wall), timeZone)
    const name = one.title ?? (one.kind && dayWords[locale][one.kind])
    return {
      ...event,
      id: `${event.id}-${one.day}`,
      title: name ? `${event.title}: ${name}` : `${event.title} (${one.day + 1})`,
      allDay,
      startsAt: momentAt(start),
      endsAt: momentAt(end),
      startDate: allDay ? start : null,
      endDate: allDay ? end : null,
      location: one.location ?? event.location,
      programme: event.programme && linesOfDay(event.programme, one.day, days),
      played: event.played && linesOfDay(event.played, one.day, days),
      // To be there at a time is said of the first day.
      callTime: one.day === 0 ? event.callTime : null,
      answer: event.answerOn?.(one.day) ?? event.answer,
    }
  })
}

function toVevent(event: FeedEvent, clock: ZoneClock, locale: Locale): string[] {
  const description = descriptionOf(event, locale)
  return component('VEVENT', [
    `UID:${event.id}@batuta`,
    // Of the event and not of this answer: what did not change reads the same each time.
    `DTSTAMP:${utc(event.updatedAt)}`,
    `CREATED:${utc(event.createdAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `SEQUENCE:${event.version - 1}`,
    `STATUS:${statusOf(event)}`,
    timeLine('DTSTART', event.startsAt, event.startDate, clock),
    timeLine('DTEND', event.endsAt, event.endDate, clock),
    textLine('SUMMARY', marks[event.answer ?? 'silent'] + event.title),
    ...(event.answer === 'no' ? ['TRANSP:TRANSPARENT'] : []),
    ...(event.location === null ? [] : [textLine('LOCATION', event.location)]),
    ...(description === '' ? [] : [textLine('DESCRIPTION', description)]),
    ...(event.url === null ? [] : [valueLine('URL', event.url)]),
    textLine('CATEGORIES', categoryWords[locale][event.calendar]),
  ])
}

/** A day on which there is something to celebrate. */
export interface FeedDay {
  uid: string
  /** `YYYY-MM-DD` */
  date: string
  title: string
  category: string
}

function toDayVevent({ uid, date, title, category }: FeedDay): string[] {
  return component('VEVENT', [
    `UID:${uid}@batuta`,
    // It has no moment of its own, and what did not change reads the same each time.
    `DTSTAMP:${date.slice(0, 4)}0101T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    textLine('SUMMARY', title),
    'TRANSP:TRANSPARENT',
    textLine('CATEGORIES', category),
  ])
}

interface FeedFacts {
  /** What tells it apart among the reader's calendars. */
  name: string
  timeZone: string
  locale: Locale
}

/** Events of a group, and days to celebrate, as an iCalendar (RFC 5545). */
export function feedOf(
  { name, timeZone, locale }: FeedFacts,
  events: FeedEvent[],
  days: readonly FeedDay[] = [],
): string {
  const told = events.flatMap((event) => daysOf(event, timeZone, locale))
  const timed = told.filter(({ allDay }) => !allDay)
  const from = timed.reduce((earliest, { startsAt }) => Math.min(earliest, startsAt.getTime()), Infinity)
  const to = timed.reduce((latest, { endsAt }) => Math.max(latest, endsAt.getTime()), -Infinity)
  const clock = zoneClock(timeZone, new Date(timed.length > 0 ? from : 0), new Date(timed.length > 0 ? to : 0))
  const lines = component('VCALENDAR', [
    'VERSION:2.0',
    'PRODID:-//Batuta//Batuta//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(timed.length > 0 && hasName(clock) ? zoneBlock(clock) : []),
    ...told.flatMap((event) => toVevent(event, clock, locale)),
    ...days.flatMap(toDayVevent),
  ])
  return `${lines.join('\r\n')}\r\n`
}
