import * as z from 'zod/mini'
import { Needs, ReplyDays } from '@contract/asking'
import { Id, Version, line, text, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

export const LINEUPS_MAX = 50

const lineupFields = { id: Id, name: text(80), needs: Needs }

/** How many of each instrument are needed, under a name: "Full band". Events choose one. */
export const Lineup = z.strictObject({ ...lineupFields, version: Version })
export type Lineup = z.infer<typeof Lineup>

/** No `version` creates; with one, what was read is replaced, or restored as it was (docs/writes.md). */
export const LineupWrite = z.strictObject({ ...lineupFields, name: line(80), version: z.optional(Version) })
export type LineupWrite = z.infer<typeof LineupWrite>
export const LineupBody = z.strictObject({ lineup: LineupWrite })
export const LineupAnswer = z.object({ lineup: Lineup })
/**
 * All, by name. `instruments`: what the group's active members play, so that needs are spelled as they are. `replyDays`: the
 * deadline of events that have none of their own (contract/group.ts); absent: until they begin.
 */
export const LineupList = z.object({
  lineups: z.array(Lineup),
  replyDays: z.optional(ReplyDays),
  instruments: z.array(z.object({ instrument: z.string(), count: z.int() })),
})

export const listLineupsCall = {
  method: 'GET',
  path: '/lineups/list-lineups',
  access: ['manage', 'Event'],
  answer: LineupList,
  errors: [404],
} as const satisfies Call

export const addLineupCall = {
  method: 'POST',
  path: '/lineups/add-lineup',
  access: ['manage', 'Event'],
  body: LineupBody,
  answer: LineupAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeLineupCall = {
  method: 'DELETE',
  path: '/lineups/remove-lineup',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
