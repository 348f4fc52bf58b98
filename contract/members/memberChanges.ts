import * as z from 'zod/mini'
import { FeeSpans } from '@contract/finances/fees'
import { MemberStatus, Part, Seat, Section } from '@contract/members'
import { OwnValue } from '@contract/ownValues'
import { CalendarDate, Id, Version, line } from '@contract/primitives'
import type { Call } from '@contract/call'

export const CHANGED_MEMBERS_MAX = 10_000

const optional = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value))

/** What a member gets: absent fields stay, null empties one. */
export const MemberFieldSet = z.strictObject({
  section: z.optional(Section),
  instrument: optional(line(60)),
  part: optional(Part),
  seat: optional(Seat),
  secondInstrument: optional(line(60)),
  position: optional(line(60)),
  status: z.optional(MemberStatus),
  joinedOn: optional(CalendarDate),
  leftOn: optional(CalendarDate),
  /** By the ids of own fields; the others stay. */
  ownValues: z.optional(z.record(z.string(), z.nullable(OwnValue))),
  /** From the group's current month on; null: no class. For those who manage the books; 403 for others. */
  feeClassId: optional(Id),
  /** All spans of fee classes, as `/finances/set-member-fees` takes them: what Undo posts. */
  fees: z.optional(z.strictObject({ before: FeeSpans, fees: FeeSpans })),
})
export type MemberFieldSet = z.infer<typeof MemberFieldSet>

const changed = { id: Id, version: Version }

export const MemberChange = z.strictObject({
  members: z
    .array(z.strictObject({ ...changed, set: MemberFieldSet }))
    .check(z.minLength(1), z.maxLength(CHANGED_MEMBERS_MAX)),
  /** What an earlier change answered is posted: who is active again had never left, and what it added to histories goes. */
  isUndo: z.optional(z.literal(true)),
})
export type MemberChange = z.infer<typeof MemberChange>
export const ChangeMembersBody = z.strictObject({ change: MemberChange })

/** Those that were changed, with their new version; `set` posted with it undoes the change. */
export const ChangedMember = z.object({ ...changed, set: MemberFieldSet })
export type ChangedMember = z.infer<typeof ChangedMember>
export const ChangeMembersAnswer = z.object({ members: z.array(ChangedMember) })

/**
 * Changes all members or none. 404 and 409 name those who were removed, or changed since they were read, at `change.members.<place>.id`;
 * 400 at `change.members.<place>.set`. Tells its progress (progress.ts).
 */
export const changeMembersCall = {
  method: 'POST',
  path: '/members/change-members',
  access: ['manage', 'Member'],
  body: ChangeMembersBody,
  answer: ChangeMembersAnswer,
  errors: [404, 409],
} as const satisfies Call
