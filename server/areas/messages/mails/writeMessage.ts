import type { Addressing } from '@contract/group'
import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import type { CalendarEvent } from '@contract/calendar'
import { answers } from '@contract/calendar/replyRules'
import { addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { namesLink } from '@contract/messageFields'
import type { EventMessageKind } from '@contract/messages'
import { greetedName } from '@contract/nameParts'
import type { NumberedPlan } from '../../../platform/db/schema/calendar/events'
import type { MailChoice, MailText } from '../../../platform/mail/mailLayout'
import { deWords } from './deWords'
import { enWords } from './enWords'
import { eventTimes } from './eventTimes'
import { writeFree } from './freeText'
import type { FreeFacts } from './freeText'
import { informalDeWords } from './informalDeWords'
import type { MessageWords } from './messageWords'
import { ptBrWords } from './ptBrWords'
import { ptPtWords } from './ptPtWords'
import type { Reader } from './reader'

const messageWords: Record<Locale, MessageWords> = {
  en: enWords,
  'pt-BR': ptBrWords,
  'pt-PT': ptPtWords,
  ...inGerman(deWords),
}

const informalWords: Partial<Record<Locale, MessageWords>> = inGerman(informalDeWords)

/** In a language, as the group speaks to its members. */
export const messageWordsOf = (
  locale: Locale,
  { addressing }: { addressing?: Addressing | undefined } = {},
): MessageWords => (addressing === 'informal' ? informalWords[locale] : undefined) ?? messageWords[locale]

/** The content of a message about an event, independent of its reader. */
export interface EventFacts {
  kind: EventMessageKind
  words: string | null
  moreEvents: number | null
  groupName: string
  addressing: Addressing
  timeZone: string
  region: string | null
  event: CalendarEvent
  /** How it was before it last changed; null: it never did. */
  previous: NumberedPlan | null
  deadline: Date
  /** A yes would wait for a place now. */
  isFull: boolean
}

const isCancelled = ({ extendedProps }: CalendarEvent) => extendedProps.status === 'cancelled'

function subjectOf({ kind, event }: EventFacts, { subjects }: MessageWords, day: string): string {
  if (kind === 'please_answer') return subjects.answer(event.title, day)
  if (kind === 'reminder') return subjects.reminder(event.title, day)
  if (kind === 'place') return subjects.place(event.title, day)
  return isCancelled(event) ? subjects.cancelled(event.title) : subjects.changed(event.title)
}

function openingOf(
  { kind, event, groupName, previous }: EventFacts,
  { openings }: MessageWords,
  { toConfirm = false, seat, instrument = null }: Reader,
  when: string,
): string {
  const { title } = event
  if (kind === 'reminder') return openings.reminder(title)
  if (kind === 'place') return openings.place(title)
  if (kind === 'please_answer' && seat) return openings.seat(groupName, title, instrument)
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

/** Answers that are given by a press in the mail. */
const choicesOf = (
  { answers: people = [], seat }: Reader,
  { answerNow, answers: labels }: MessageWords,
): MailChoice[] =>
  people.map(({ name, urls }) => ({
    title: answerNow(people.length > 1 ? name : undefined),
    links: answers.flatMap((answer) =>
      seat && answer === 'maybe' ? [] : { label: labels[answer], url: urls[answer] },
    ),
  }))

/** Each day of an event of several, where it says what they are. */
function dayLines({ event, timeZone }: EventFacts, times: ReturnType<typeof eventTimes>): string[] {
  const { days = [] } = event.extendedProps
  const firstDay = event.allDay ? event.start : todayIn(timeZone, new Date(event.start))
  return days.map(({ day, from, to, title, location }) => {
    const start = addDays(firstDay, day)
    const hours = [from, to].flatMap((time) => (time === undefined ? [] : times.clock(time))).join('–')
    const date = times.day({ start, end: addDays(start, 1), allDay: true })
    return [date, [hours, title, location].filter(Boolean).join(', ')].filter(Boolean).join(': ')
  })
}

/** The message as one recipient reads it. The sender's own words come first. */
function writeAboutEvent(facts: EventFacts, reader: Reader): MailText {
  const { kind, words: own, moreEvents, groupName, timeZone, region, event, deadline } = facts
  const words = messageWordsOf(reader.locale, facts)
  const times = eventTimes(reader.locale, { timeZone, region })
  const { planning, asks, location, callTime, meetingPoint, dress } = event.extendedProps
  const when = times.full(event)
  const isOff = isCancelled(event)
  const earlier = kind === 'changed' && !isOff ? earlierOf(facts, times) : []
  const details = isOff
    ? []
    : [
        words.when(when),
        ...dayLines(facts, times),
        ...(location === undefined ? [] : [words.where(location)]),
        ...(callTime === undefined ? [] : [words.callTime(times.clock(callTime), meetingPoint)]),
        ...(callTime === undefined && meetingPoint !== undefined ? [words.meetingPoint(meetingPoint)] : []),
        ...(dress === undefined ? [] : [words.dress(dress)]),
        ...(earlier.length > 0 ? [words.before(earlier.join(', '))] : []),
      ]
  const isSought = reader.seat !== undefined && new Date(event.start) > new Date()
  const canAnswer = !isOff && kind !== 'reminder' && kind !== 'place' && (deadline > new Date() || isSought)
  return {
    subject: subjectOf(facts, words, times.day(event)),
    greeting:
      reader.name === undefined
        ? words.greetingAll
        : words.greeting(
            greetedName({ name: reader.name, spokenName: reader.spokenName }, reader.locale, facts.addressing),
          ),
    paragraphs: [
      ...(reader.about === undefined ? [] : [words.about(reader.about)]),
      ...(own === null ? [] : [own]),
      openingOf(facts, words, reader, when),
      ...(planning === 'option' && !isOff ? [words.option] : []),
      ...(reader.isWaiting && !isOff ? [words.waiting] : []),
      ...(kind === 'please_answer' && facts.isFull && !isOff ? [words.full] : []),
      ...(details.length > 0 ? [details.join('\n')] : []),
      ...(moreEvents === null ? [] : [words.moreEvents(moreEvents)]),
      ...(canAnswer && reader.seat?.until ? [words.seatUntil(times.moment(reader.seat.until))] : []),
      ...(canAnswer && !reader.seat
        ? [(asks?.isOptOut ? words.optOut : words.deadline)(times.last(deadline, event))]
        : []),
      ...(canAnswer && reader.name === undefined ? [words.ownPage] : []),
    ],
    ...(canAnswer && { choices: choicesOf(reader, words) }),
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
  facts.kind === 'free'
    ? writeFree(facts, reader, messageWordsOf(reader.locale, facts))
    : writeAboutEvent(facts, reader)

/** Whether its texts contain personal links. */
export const hasLinks = (facts: MessageFacts): boolean => facts.kind !== 'free' || namesLink(facts.words)

/** The message as plain text, to be handed on. */
export function toPlainText({ greeting, paragraphs, action }: MailText): string {
  const shown = greeting === undefined ? paragraphs : [greeting, ...paragraphs]
  return [...shown, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n')
}
