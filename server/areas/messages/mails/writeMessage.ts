import type { Locale } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { namesLink } from '@contract/messageFields'
import type { EventMessageKind } from '@contract/messages'
import type { NumberedPlan } from '../../../platform/db/schema/calendar/events'
import type { MailText } from '../../../platform/mail/mailLayout'
import { enWords } from './enWords'
import { eventTimes } from './eventTimes'
import { writeFree } from './freeText'
import type { FreeFacts } from './freeText'
import type { MessageWords } from './messageWords'
import { ptBrWords } from './ptBrWords'
import type { Reader } from './reader'

export const messageWords: Record<Locale, MessageWords> = { en: enWords, 'pt-BR': ptBrWords }

/** The content of a message about an event, independent of its reader. */
export interface EventFacts {
  kind: EventMessageKind
  words: string | null
  moreEvents: number | null
  groupName: string
  timeZone: string
  region: string | null
  event: CalendarEvent
  /** How it was before it last changed; null: it never did. */
  previous: NumberedPlan | null
  deadline: Date
}

const isCancelled = ({ extendedProps }: CalendarEvent) => extendedProps.status === 'cancelled'

function subjectOf({ kind, event }: EventFacts, { subjects }: MessageWords, day: string): string {
  if (kind === 'please_answer') return subjects.answer(event.title, day)
  if (kind === 'reminder') return subjects.reminder(event.title, day)
  return isCancelled(event) ? subjects.cancelled(event.title) : subjects.changed(event.title)
}

function openingOf(
  { kind, event, groupName, previous }: EventFacts,
  { openings }: MessageWords,
  { toConfirm = false }: Reader,
  when: string,
): string {
  const { title } = event
  if (kind === 'reminder') return openings.reminder(title)
  if (kind === 'please_answer') return toConfirm ? openings.confirm(title) : openings.answer(groupName, title)
  if (isCancelled(event)) return openings.cancelled(title, when)
  return previous?.isCancelled === true ? openings.held(title) : openings.changed(title)
}

/** What was otherwise before. */
function earlierOf({ event, previous }: EventFacts, times: ReturnType<typeof eventTimes>): string[] {
  if (previous === null || previous.isCancelled) return []
  const { start, end } = previous
  const { location } = event.extendedProps
  return [
    ...(start === event.start && end === event.end ? [] : [times.full({ start, end, allDay: start.length === 10 })]),
    ...(previous.location === null || previous.location === location ? [] : [previous.location]),
  ]
}

/** The message as one recipient reads it. The sender's own words come first. */
function writeAboutEvent(facts: EventFacts, reader: Reader): MailText {
  const { kind, words: own, moreEvents, groupName, timeZone, region, event, deadline } = facts
  const words = messageWords[reader.locale]
  const times = eventTimes(reader.locale, { timeZone, region })
  const { location, callTime, meetingPoint, dress } = event.extendedProps
  const when = times.full(event)
  const isOff = isCancelled(event)
  const earlier = kind === 'changed' && !isOff ? earlierOf(facts, times) : []
  const details = isOff
    ? []
    : [
        words.when(when),
        ...(location === undefined ? [] : [words.where(location)]),
        ...(callTime === undefined ? [] : [words.callTime(times.clock(callTime), meetingPoint)]),
        ...(callTime === undefined && meetingPoint !== undefined ? [words.meetingPoint(meetingPoint)] : []),
        ...(dress === undefined ? [] : [words.dress(dress)]),
        ...(earlier.length > 0 ? [words.before(earlier.join(', '))] : []),
      ]
  const canAnswer = !isOff && kind !== 'reminder' && deadline > new Date()
  return {
    subject: subjectOf(facts, words, times.day(event)),
    greeting: reader.name === undefined ? words.greetingAll : words.greeting(reader.spokenName ?? reader.name),
    paragraphs: [
      ...(reader.about === undefined ? [] : [words.about(reader.about)]),
      ...(own === null ? [] : [own]),
      openingOf(facts, words, reader, when),
      ...(details.length > 0 ? [details.join('\n')] : []),
      ...(moreEvents === null ? [] : [words.moreEvents(moreEvents)]),
      ...(canAnswer ? [words.deadline(times.last(deadline, event))] : []),
      ...(canAnswer && reader.name === undefined ? [words.ownPage] : []),
    ],
    action:
      reader.url === undefined
        ? undefined
        : { label: canAnswer ? words.actions.answer : words.actions.look, url: reader.url },
    footer: [
      words.footer(groupName),
      ...(reader.unsubscribeUrl === undefined ? [] : [words.unsubscribe(reader.unsubscribeUrl)]),
    ],
  }
}

export type MessageFacts = EventFacts | FreeFacts

/** The message as one recipient reads it. */
export const writeMessage = (facts: MessageFacts, reader: Reader): MailText =>
  facts.kind === 'free' ? writeFree(facts, reader, messageWords[reader.locale]) : writeAboutEvent(facts, reader)

/** Whether its texts contain personal links. */
export const hasLinks = (facts: MessageFacts): boolean => facts.kind !== 'free' || namesLink(facts.words)

/** The message as plain text, to be handed on. */
export function toPlainText({ greeting, paragraphs, action }: MailText): string {
  const shown = greeting === undefined ? paragraphs : [greeting, ...paragraphs]
  return [...shown, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n')
}
