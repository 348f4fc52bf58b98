import * as z from 'zod/mini'
import { EventTimes } from './calendar'
import { search } from './lists'
import { Part } from './members'
import { Id } from './primitives'

/** Maximum number of names returned; larger groups are searched. */
export const NAMES_MAX = 1_000

/** `beside`: distinguishes members of the same name, by instrument, part, e-mail or year of birth; absent if the name is unique. */
export const MemberName = z.object({
  id: Id,
  name: z.string(),
  beside: z.optional(z.string()),
  removed: z.optional(z.boolean()),
})
export type MemberName = z.infer<typeof MemberName>

/** With its times, as rehearsals all have the same title. */
export const EventName = z.object({ id: Id, title: z.string(), ...EventTimes.shape, removed: z.optional(z.boolean()) })
export type EventName = z.infer<typeof EventName>

/** Sent with records that refer to members and events by id: their names, with removed ones marked. */
export const namesBeside = { members: z.optional(z.array(MemberName)), events: z.optional(z.array(EventName)) }
export const Names = z.object(namesBeside)
export type Names = z.infer<typeof Names>

/** For a choice of one: those that a search finds, and how many it finds in all. */
export const NamesQuery = z.strictObject(search)
/** With what they play, by which they are found too. */
export const MemberChoice = z.extend(MemberName, { instrument: z.optional(z.string()), part: z.optional(Part) })
export type MemberChoice = z.infer<typeof MemberChoice>
export const MemberNameList = z.object({ members: z.array(MemberChoice), total: z.int() })
export const EventNameList = z.object({ events: z.array(EventName), total: z.int() })
