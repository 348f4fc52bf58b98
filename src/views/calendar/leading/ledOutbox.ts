import * as z from 'zod/mini'
import { AttendanceStatus } from '@contract/calendar'
import { LedReply, type LedRoster } from '@contract/calendar/leading'
import { Id, Instant } from '@contract/primitives'
import type { OutboxOptions } from '@/api/outbox/outbox'

const { answer, reason } = LedReply.shape

/** What a section leader said of one of theirs, and the server has not confirmed yet. */
const Said = z.object({
  memberId: Id,
  said: z.discriminatedUnion('act', [
    z.object({ act: z.literal('answer'), answer, reason }),
    /** Here: since now, or since an arrival that Undo restores. */
    z.object({ act: z.literal('here'), since: z.optional(Instant), isLate: z.optional(z.boolean()) }),
    z.object({ act: z.literal('gone') }),
    /** No status: nothing is recorded of them. */
    z.object({ act: z.literal('attendance'), status: z.optional(AttendanceStatus) }),
  ]),
  /** When, in milliseconds since 1970. */
  at: z.number(),
})
export type SaidOfLed = z.infer<typeof Said>

const subjectOf = ({ act }: SaidOfLed['said']) => (act === 'answer' || act === 'attendance' ? act : 'arrival')

export const ledOutbox: OutboxOptions<SaidOfLed> = {
  schema: Said,
  topicOf: ({ memberId, said }) => `${memberId} ${subjectOf(said)}`,
}

export type LedPerson = LedRoster['members'][number]

function withSaid(person: LedPerson, { said, at }: SaidOfLed): LedPerson {
  if (said.act === 'answer') return { ...person, answer: said.answer, reason: said.reason, isAway: undefined }
  if (said.act === 'attendance') return { ...person, attendance: said.status }
  if (said.act === 'gone') return { ...person, arrival: undefined }
  const { arrival } = person
  const isLate = said.isLate ?? arrival?.isLate
  const since = arrival?.at ?? said.since ?? new Date(at).toISOString()
  return { ...person, arrival: { at: since, ...(isLate && { isLate: true as const }) } }
}

/** The roster as it will be once everything that was said is sent. */
export const withPending = (roster: LedRoster, pending: readonly SaidOfLed[]): LedRoster => ({
  ...roster,
  members: roster.members.map((person) =>
    pending.filter(({ memberId }) => memberId === person.memberId).reduce(withSaid, person),
  ),
})
