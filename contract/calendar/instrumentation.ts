import * as z from 'zod/mini'
import { Needs, ReplyDays } from '@contract/invitees'
import { Part } from '@contract/members'
import { Id, Version, line, text, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

export const INSTRUMENTATIONS_MAX = 50

const instrumentationFields = { id: Id, name: text(80), needs: Needs }

/** A named list of needed instruments with their numbers, as "Full band". Events name one. */
export const Instrumentation = z.strictObject({ ...instrumentationFields, version: Version })
export type Instrumentation = z.infer<typeof Instrumentation>

/** No `version` creates; with one, what was read is replaced, or restored as it was (docs/writes.md). */
export const InstrumentationWrite = z.strictObject({
  ...instrumentationFields,
  name: line(80),
  version: z.optional(Version),
})
export type InstrumentationWrite = z.infer<typeof InstrumentationWrite>
export const InstrumentationBody = z.strictObject({ lineup: InstrumentationWrite })
export const InstrumentationAnswer = z.object({ lineup: Instrumentation })
/**
 * All instrumentations, by name. `instruments`: those that active members play, so that needs are spelled alike; `parts` where they
 * play some.
 * `replyDays`: the group's deadline (contract/group.ts); absent: answers are taken until an event begins.
 */
export const InstrumentationList = z.object({
  lineups: z.array(Instrumentation),
  replyDays: z.optional(ReplyDays),
  instruments: z.array(
    z.object({
      instrument: z.string(),
      count: z.int(),
      parts: z.optional(z.array(z.object({ part: Part, count: z.int() }))),
    }),
  ),
})

export const listInstrumentationsCall = {
  method: 'GET',
  path: '/lineups/list-lineups',
  access: ['manage', 'Event'],
  answer: InstrumentationList,
  errors: [404],
} as const satisfies Call

export const addInstrumentationCall = {
  method: 'POST',
  path: '/lineups/add-lineup',
  access: ['manage', 'Event'],
  body: InstrumentationBody,
  answer: InstrumentationAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeInstrumentationCall = {
  method: 'DELETE',
  path: '/lineups/remove-lineup',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
