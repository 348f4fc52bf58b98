import * as z from 'zod/mini'
import type { Call } from '@contract/call'
import { Id, idQuery } from '@contract/primitives'

/**
 * What a deputy of the pool gets for an event. It becomes an entry of the books when somebody who manages them says so, under `entryId`, so
 * that it is entered once. `fee`: what was agreed; absent: they play no more, or for nothing. `entered`: the amount of that entry; absent: there is none.
 */
const EventFee = z.object({
  deputyId: Id,
  name: z.string(),
  instrument: z.optional(z.string()),
  fee: z.optional(z.int()),
  entryId: Id,
  entered: z.optional(z.int()),
})
export type EventFee = z.infer<typeof EventFee>

export const listEventFeesCall = {
  method: 'GET',
  path: '/finances/list-event-fees',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: z.object({ fees: z.array(EventFee) }),
  errors: [404],
} as const satisfies Call
