import * as z from 'zod/mini'
import type { Role } from '@contract/auth'
import { Version } from '@contract/primitives'
import { NamesQuery, MemberNameList } from '@contract/names'
import type { Call } from '@contract/call'

/** Roles that read the list of members and do not manage it: who manages it sees all of each member. */
export const readingRoles = ['treasurer', 'conductor'] as const
export type ReadingRole = (typeof readingRoles)[number]

/**
 * What of a member is not for everybody who may read members. `birthday` is the day and month alone, as the list of birthdays tells
 * them. All else (name, section, instrument, position, status, first and last day) goes to whoever reads members.
 */
export const guardedFields = [
  'email',
  'phone',
  'address',
  'emergencyContact',
  'birthday',
  'birthDate',
  'notes',
] as const
export const GuardedField = z.enum(guardedFields)
export type GuardedField = z.infer<typeof GuardedField>

/** What a group begins with: what each role needs for its work, and no more. */
export const usualAccess: Record<ReadingRole, readonly GuardedField[]> = {
  treasurer: ['email', 'phone', 'address'],
  conductor: ['email', 'phone', 'emergencyContact', 'birthday'],
}

/** What section leaders may read of those they lead, besides name and what they play; a group begins with both. */
export const leaderFields = ['email', 'phone'] as const

const shown = z.array(GuardedField).check(z.maxLength(guardedFields.length))

/** Which guarded fields each role is answered, in the order of `guardedFields`. */
export const MemberAccess = z.strictObject({
  treasurer: shown,
  conductor: shown,
  /** Always returned. Absent from what is written: stays as it is. */
  leader: z.optional(z.array(z.enum(leaderFields)).check(z.maxLength(leaderFields.length))),
  /** 0: nothing was ever saved. */
  version: z.union([z.literal(0), Version]),
})
export type MemberAccess = z.infer<typeof MemberAccess>
export type KnownAccess = Required<MemberAccess>
export const MemberAccessBody = z.strictObject({ access: MemberAccess })
export const MemberAccessAnswer = z.object({ access: MemberAccess })

export const isReadingRole = (role: Role): role is ReadingRole => readingRoles.some((known) => known === role)

export const listMembersNamesCall = {
  method: 'GET',
  path: '/members/list-names',
  access: ['read', 'Member'],
  query: NamesQuery,
  answer: MemberNameList,
} as const satisfies Call

export const findAccessCall = {
  method: 'GET',
  path: '/members/find-access',
  access: ['read', 'Member'],
  answer: MemberAccessAnswer,
} as const satisfies Call

export const changeAccessCall = {
  method: 'POST',
  path: '/members/change-access',
  access: ['update', 'Group'],
  freshProof: true,
  body: MemberAccessBody,
  answer: MemberAccessAnswer,
  errors: [409],
} as const satisfies Call
