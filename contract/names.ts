import * as z from 'zod/mini'
import { EventTimes } from './calendar'
import { search } from './lists'
import { Id } from './primitives'

/** So many are answered at most; a group that has more is searched. */
export const NAMES_MAX = 1_000

/** `beside`: what tells a member from others of the same name, as instrument, e-mail or year of birth; absent of a name that is only one's. */
export const MemberName = z.object({
  id: Id,
  name: z.string(),
  beside: z.optional(z.string()),
  removed: z.optional(z.boolean()),
})
export type MemberName = z.infer<typeof MemberName>

/** With its times: rehearsals all have the same title. */
export const EventName = z.object({ id: Id, title: z.string(), ...EventTimes.shape, removed: z.optional(z.boolean()) })
export type EventName = z.infer<typeof EventName>

/** Beside records that know members and events by id: what those are called, those that were removed since marked. */
export const namesBeside = { members: z.optional(z.array(MemberName)), events: z.optional(z.array(EventName)) }
export const Names = z.object(namesBeside)
export type Names = z.infer<typeof Names>

/** For a choice of one: those that a search finds, and how many it finds in all. */
export const NamesQuery = z.strictObject(search)
export const MemberNameList = z.object({ members: z.array(MemberName), total: z.int() })
export const EventNameList = z.object({ events: z.array(EventName), total: z.int() })
