import type { EventWrite } from '@contract/calendar'
import type { Readiness } from '@contract/calendar/readiness'
import type { Answer } from '@contract/calendar/replyRules'
import type { MemberStatus, Section } from '@contract/members'

/**
 * Who comes, as somebody with a pencil would find it out: for one event and one person after the other, from what was said and when.
 * Slow, plain, and from the words of the contract; it shares no rule with the server.
 */

const DAY_MS = 86_400_000

export interface DiaryMember {
  id: string
  name: string
  section: Section
  instrument?: string | undefined
  joinedOn?: string | undefined
  /** As it is today; gone: removed. */
  status: MemberStatus | 'gone'
  /** From that later day on. */
  later?: { since: string; status: MemberStatus } | undefined
}

export interface DiaryEvent {
  write: EventWrite
  /** Goes up whenever it moves. */
  plan: number
}

interface Said {
  eventId: string
  /** A member, or a deputy. */
  personId: string
  answer: Answer
  plan: number
  /** The diary's own clock: later is more. */
  at: number
}

export interface Diary {
  timeZone: string
  members: DiaryMember[]
  events: DiaryEvent[]
  /** The last word of each person to each event. */
  said: Said[]
  absences: { memberId: string; firstDay: string; lastDay: string; at: number }[]
  deputies: { id: string; eventId: string; instrument: string }[]
}

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const dayOf = (when: string, timeZone: string): string =>
  when.length === 10 ? when : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(when))

const collator = new Intl.Collator('en', { sensitivity: 'base' })
const isSame = (one: string, other = '') => collator.compare(one.trim(), other.trim()) === 0

function isActiveOn({ joinedOn = '', status, later }: DiaryMember, day: string): MemberStatus | 'gone' {
  if (joinedOn > day || status === 'gone') return 'gone'
  return later !== undefined && later.since <= day ? later.status : status
}

export function isInvitedInReference({ timeZone }: Diary, { write }: DiaryEvent, member: DiaryMember): boolean {
  const { who = 'all', sections = [], instruments = [], memberIds = [] } = write.extendedProps.asks ?? {}
  const status = isActiveOn(member, dayOf(write.start, timeZone))
  const isChosen = memberIds.includes(member.id)
  if (who === 'members') return isChosen && (status === 'active' || status === 'on_leave')
  // The diary asks no groups of people.
  const listed = { all: true, nobody: false, groups: false, sections: sections.includes(member.section) }
  const plays = instruments.some((one) => isSame(one, member.instrument))
  return status === 'active' && (who === 'instruments' ? plays : listed[who])
}

type Cell = Answer | 'silent' | 'away' | 'toConfirm'

/** What the season's sheet says where the row of a member meets the column of an event. */
export function referenceCell(diary: Diary, event: DiaryEvent, member: DiaryMember): Cell | null {
  if (!isInvitedInReference(diary, event, member)) return null
  const day = dayOf(event.write.start, diary.timeZone)
  const word = diary.said.find(({ eventId, personId }) => eventId === event.write.id && personId === member.id)
  for (const { memberId, firstDay, lastDay, at } of diary.absences) {
    if (memberId !== member.id || day < firstDay || day > lastDay) continue
    if (word === undefined || word.plan !== event.plan || at > word.at) return 'away'
  }
  if (word === undefined) return 'silent'
  return word.plan === event.plan ? word.answer : 'toConfirm'
}

function deputyCells({ deputies, said }: Diary, { write: { id }, plan }: DiaryEvent) {
  return deputies.flatMap((deputy) => {
    if (deputy.eventId !== id) return []
    const word = said.find(({ personId }) => personId === deputy.id)
    const cell: Cell = word === undefined ? 'silent' : word.plan === plan ? word.answer : 'toConfirm'
    return [{ instrument: deputy.instrument, cell }]
  })
}

const tallyOf = (cells: Cell[]) => ({
  yes: cells.filter((cell) => cell === 'yes').length,
  maybe: cells.filter((cell) => cell === 'maybe').length,
  no: cells.filter((cell) => cell === 'no' || cell === 'away').length,
  silent: cells.filter((cell) => cell === 'silent' || cell === 'toConfirm').length,
})

/** Undefined: the event has none. */
export function referenceReadiness(diary: Diary, event: DiaryEvent, now = new Date()): Readiness | undefined {
  const { start, extendedProps } = event.write
  const { status, needs: wanted = [], replyDays = 0 } = extendedProps
  if (status === 'cancelled') return undefined
  const people = [
    ...diary.members.flatMap((member) => {
      const cell = referenceCell(diary, event, member)
      return cell === null ? [] : [{ instrument: member.instrument, cell }]
    }),
    ...deputyCells(diary, event),
  ]
  if (people.length + wanted.length === 0) return undefined
  const lastDay = dayAfter(dayOf(start, diary.timeZone), -replyDays)
  // All events are of days to come, so that one without a deadline of days is still open.
  const isPastDeadline = replyDays > 0 && dayOf(now.toISOString(), diary.timeZone) > lastDay
  const needs = wanted.map(({ instrument, count }) => {
    const players = people.filter((one) => one.instrument !== undefined && isSame(instrument, one.instrument))
    const tally = tallyOf(players.map(({ cell }) => cell))
    return { instrument, needed: count, ...tally, short: tally.yes < count ? count - tally.yes : 0 }
  })
  const all = tallyOf(people.map(({ cell }) => cell))
  const hopeful = ({ yes, maybe, silent }: typeof all) => (isPastDeadline ? yes : yes + maybe + silent)
  const colourOfNeeds = () => {
    if (needs.every(({ yes, needed }) => yes >= needed)) return 'green'
    return needs.some((need) => hopeful(need) < need.needed) ? 'red' : 'amber'
  }
  const colourOfShare = () => {
    if (all.yes * 4 >= people.length * 3) return 'green'
    return hopeful(all) * 2 < people.length ? 'red' : 'amber'
  }
  return {
    colour: needs.length > 0 ? colourOfNeeds() : colourOfShare(),
    asked: people.length,
    ...all,
    toConfirm: people.filter(({ cell }) => cell === 'toConfirm').length,
    needs,
    isPastDeadline,
  }
}
