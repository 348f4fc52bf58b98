import * as z from 'zod/mini'
import { INSTRUMENTS_MAX } from '@contract/invitees'
import { MemberStatus, Section } from '@contract/members'
import { Id, IdAnswer, Version, foldedLine, idQuery, line, whenObject } from '@contract/primitives'
import { SECTIONS_MAX } from '@contract/sections'
import type { Call } from '@contract/call'

export const MEMBER_GROUPS_MAX = 60
export const MEMBER_GROUP_PEOPLE_MAX = 1_000
const AGE_MAX = 150
const Age = z.int().check(z.minimum(0), z.maximum(AGE_MAX))

/** Who matches all that is given is in the group, from the moment on which they do. Ages are in whole years, both included. */
export const MemberGroupRule = z.strictObject({
  statuses: z.optional(z.array(MemberStatus).check(z.minLength(1), z.maxLength(3))),
  sections: z.optional(z.array(Section).check(z.minLength(1), z.maxLength(8))),
  /** Ids of sections of the group (sections.ts); of one that is gone nobody is. */
  ownSections: z.optional(z.array(line(36)).check(z.minLength(1), z.maxLength(SECTIONS_MAX))),
  /** As members have them; case, accents and spaces around do not count. */
  instruments: z.optional(z.array(foldedLine(60)).check(z.minLength(1), z.maxLength(INSTRUMENTS_MAX))),
  ownField: z.optional(Id),
  /** Of the own field, as the filter of the list has it; words must be the whole value. */
  ownValue: z.optional(foldedLine(100)),
  ageFrom: z.optional(Age),
  ageTo: z.optional(Age),
})
export type MemberGroupRule = z.infer<typeof MemberGroupRule>

const content = {
  id: Id,
  name: line(60),
  /** By a rule, or `memberIds`: by hand. */
  rule: z.optional(MemberGroupRule),
  memberIds: z.optional(z.array(Id).check(z.maxLength(MEMBER_GROUP_PEOPLE_MAX))),
}

/** Some of the members under a name, such as a quintet, the youth or the board. */
export const MemberGroup = z.strictObject({ ...content, version: Version })
export type MemberGroup = z.infer<typeof MemberGroup>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const MemberGroupWrite = z.strictObject({ ...content, version: z.optional(Version) }).check(
  z.refine(({ rule, memberIds }) => (rule === undefined) !== (memberIds === undefined), {
    path: ['rule'],
    error: 'required',
    when: whenObject,
  }),
)
export type MemberGroupWrite = z.infer<typeof MemberGroupWrite>

export const MemberGroupBody = z.strictObject({ memberGroup: MemberGroupWrite })
export const MemberGroupAnswer = z.object({ memberGroup: MemberGroup })
/** By name, each with the ids of those who are in it now. */
export const MemberGroupList = z.object({
  memberGroups: z.array(z.object({ memberGroup: MemberGroup, peopleIds: z.array(Id) })),
})
export type MemberGroupList = z.infer<typeof MemberGroupList>

export const listMemberGroupsCall = {
  method: 'GET',
  path: '/members/list-member-groups',
  access: ['read', 'Member'],
  answer: MemberGroupList,
} as const satisfies Call

export const addMemberGroupCall = {
  method: 'POST',
  path: '/members/add-member-group',
  access: ['manage', 'Member'],
  body: MemberGroupBody,
  answer: MemberGroupAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

/** The first so many are named. */
export const RULE_PEOPLE_NAMED = 12
export const RulePeopleBody = z.strictObject({ rule: MemberGroupRule })
/** Who would be in a group of people by the rule now: how many, and the names of the first in the order of the score. */
export const RulePeople = z.object({ total: z.int(), names: z.array(z.string()) })
export type RulePeople = z.infer<typeof RulePeople>

export const findRulePeopleCall = {
  method: 'POST',
  path: '/members/find-rule-people',
  access: ['manage', 'Member'],
  body: RulePeopleBody,
  answer: RulePeople,
} as const satisfies Call

export const removeMemberGroupCall = {
  method: 'DELETE',
  path: '/members/remove-member-group',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
