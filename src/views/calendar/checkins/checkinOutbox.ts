import * as z from 'zod/mini'
import { answers } from '@contract/calendar/replyRules'
import type { CheckinList } from '@contract/calendar/checkins'
import { Id, Instant } from '@contract/primitives'
import { safeSetItem } from '@/configs/safeSetItem'
import type { OutboxOptions, OutboxStore } from '@/api/outbox/outbox'

/** What was said of a person at the door, and the server has not confirmed yet. */
const Said = z.object({
  /** Of the member or the deputy. */
  id: Id,
  isDeputy: z.boolean(),
  name: z.string(),
  said: z.discriminatedUnion('act', [
    /** Here: since now, or since an arrival that Undo restores. `isLate` as in CheckinSetting. */
    z.object({ act: z.literal('here'), since: z.optional(Instant), isLate: z.optional(z.boolean()) }),
    z.object({ act: z.literal('gone') }),
    z.object({ act: z.literal('answer'), answer: z.enum([...answers, 'silent']), reason: z.optional(z.string()) }),
  ]),
  /** When, in milliseconds since 1970. */
  at: z.number(),
})
export type SaidAtDoor = z.infer<typeof Said>

export const checkinOutbox: OutboxOptions<SaidAtDoor> = { schema: Said, topicOf: ({ id }) => id }

/** What was said at the door, or of a section (`led`). Of one user and event, so that a device which is shared sends nobody's marks as another's. */
export function marksStore(of: 'checkins' | 'led', userId: string, eventId: string): OutboxStore {
  const key = `batuta.${of}.${userId}.${eventId}`
  // Where the browser refuses storage, for as long as the page is open.
  let kept: unknown = null
  return {
    key,
    read: () => {
      const stored = localStorage.getItem(key)
      try {
        return stored === null ? kept : JSON.parse(stored)
      } catch {
        return kept
      }
    },
    write: (replies) => {
      kept = replies
      if (replies.replies.length === 0) localStorage.removeItem(key)
      else safeSetItem(localStorage, key, JSON.stringify(replies))
    },
  }
}

type Person = CheckinList['members'][number] | CheckinList['deputies'][number]

function withSaid<Line extends Person>(person: Line, { said, at }: SaidAtDoor): Line {
  if (said.act === 'answer') return { ...person, answer: said.answer, reason: said.reason }
  if (said.act === 'gone') return { ...person, arrival: undefined }
  const { arrival } = person
  const isLate = said.isLate ?? arrival?.isLate
  const since = arrival?.at ?? said.since ?? new Date(at).toISOString()
  return { ...person, arrival: { at: since, ...(isLate && { isLate: true as const }) } }
}

/** The list as it will be once everything that was said is sent. */
export function withPending(list: CheckinList, pending: readonly SaidAtDoor[]): CheckinList {
  if (pending.length === 0) return list
  const said = new Map(pending.map((one) => [one.id, one]))
  const overlay = <Line extends Person>(id: string, line: Line): Line => {
    const one = said.get(id)
    return one === undefined ? line : withSaid(line, one)
  }
  const members = list.members.map((line) => overlay(line.memberId, line))
  const deputies = list.deputies.map((line) => overlay(line.deputyId, line))
  const count = (isCounted: (person: Person) => boolean) => [...members, ...deputies].filter(isCounted).length
  const counts = {
    ...list.counts,
    here: count(({ arrival }) => arrival !== undefined),
    late: count(({ arrival }) => arrival?.isLate === true),
    expected: count(({ answer }) => answer === 'yes'),
  }
  return { ...list, members, deputies, counts }
}
