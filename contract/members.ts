import * as z from 'zod/mini'
import { ordering, paging, search } from './lists'
import {
  CalendarDate,
  Email,
  Id,
  Version,
  foldedLine,
  line,
  text,
  idQuery,
  IdAnswer,
  idBody,
  multiline,
} from './primitives'
import { sections, memberStatuses, memberSortColumns, NO_FEE_CLASS } from './choices'
import { memberDayErrors } from './historyRules'
import { withoutFamilyName } from './nameParts'
import { OwnValues } from './ownValues'
import type { Call } from './call'

export { sections, memberStatuses, memberSortColumns, NO_FEE_CLASS }

export const Section = z.enum(sections)
export type Section = z.infer<typeof Section>

export const MemberStatus = z.enum(memberStatuses)
export type MemberStatus = z.infer<typeof MemberStatus>

/** Digits and the marks between them, an extension after them: what a dialler understands, in any country's habit. */
const PHONE = /^(?=(?:[^0-9]*[0-9]){3})[0-9 +().\-/]{3,40}( ?(ext|x|r|ramal)\.? ?[0-9]{1,6})?$/i
export const Phone = /* @__PURE__ */ text(40).check(z.regex(PHONE, { error: 'bad_phone' }))

export const PARTS_MAX = 20
/** The number of a part: 2 of Clarinet 2. */
export const Part = z.int().check(z.minimum(1), z.maximum(PARTS_MAX))
export const SEATS_MAX = 99
/** The desk or stand within the part, from the front. */
export const Seat = /* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(SEATS_MAX))

const DAY_MS = 86_400_000

/** A calendar date that has come somewhere on earth: a zone's day is at most one ahead of UTC's. */
const PastDate = /* @__PURE__ */ CalendarDate.check(
  z.refine((date) => date <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10), { error: 'future_date' }),
)

export const OTHER_WAYS_MAX = 6
/** What kind of phone or address it is, in the group's words: work, father. */
const word = z.optional(line(30))
export const OtherPhone = z.strictObject({ word, phone: Phone })
export type OtherPhone = z.infer<typeof OtherPhone>
export const OtherEmail = z.strictObject({ word, email: Email })
export type OtherEmail = z.infer<typeof OtherEmail>

const isNotEmpty = (address: object) => Object.values(address).some((part) => part !== undefined && part !== '')

/** Where letters reach them; how its lines stand is a matter of the country (src/shared/records/postalAddress.ts). */
export const PostalAddress = /* @__PURE__ */ z
  .strictObject({
    /** With the house number, and what stands before it. */
    street: z.optional(line(200, 0)),
    postcode: z.optional(line(20, 0)),
    town: z.optional(line(100, 0)),
    /** State, province or county. */
    region: z.optional(line(100, 0)),
    /** ISO 3166-1, two letters. Absent: that of the group. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'not_allowed' }))),
  })
  .check(z.refine(isNotEmpty, { error: 'required' }))
export type PostalAddress = z.infer<typeof PostalAddress>

const memberFields = {
  id: Id,
  /** As they write it, whole: first names and surname, in the order of their country. */
  name: text(120),
  /** Which of the name is the surname, at one end of it (nameParts.ts). Absent: not known. */
  familyName: z.optional(text(120, 0)),
  /** What they are called, where that is not their first name. */
  calledName: z.optional(text(60, 0)),
  section: Section,
  instrument: z.optional(text(60, 0)),
  /** Of the instrument. */
  part: z.optional(Part),
  /** Of the part, or of the instrument. */
  seat: z.optional(Seat),
  /** What they also play (doubling). */
  secondInstrument: z.optional(text(60, 0)),
  position: z.optional(text(60, 0)),
  status: MemberStatus,
  email: z.optional(Email),
  phone: z.optional(text(40)),
  /** Beside the two above, which mails and messages go to. */
  otherPhones: z.optional(/* @__PURE__ */ z.array(OtherPhone).check(z.maxLength(OTHER_WAYS_MAX))),
  otherEmails: z.optional(/* @__PURE__ */ z.array(OtherEmail).check(z.maxLength(OTHER_WAYS_MAX))),
  address: z.optional(PostalAddress),
  birthDate: z.optional(CalendarDate),
  joinedOn: z.optional(CalendarDate),
  /** Their last day, also one to come: no dues are charged of months after it (finances/fees.ts). */
  leftOn: z.optional(CalendarDate),
  emergencyContact: z.optional(z.strictObject({ name: text(120), phone: text(40) })),
  notes: z.optional(multiline(2000)),
  /** Of the group's own fields; the caller reads those that they may. A replace without them leaves them as they are. */
  ownValues: z.optional(OwnValues),
}

export const Member = z.strictObject({ ...memberFields, version: Version })
export type Member = z.infer<typeof Member>

/**
 * No `version` means create; with one, replace what was read with it (docs/writes.md). Stricter than `Member`: what was
 * stored before a rule came can still be read.
 */
export const MemberWrite = z.strictObject({
  ...memberFields,
  name: line(120),
  familyName: z.optional(line(120, 0)),
  calledName: z.optional(line(60, 0)),
  instrument: z.optional(line(60, 0)),
  secondInstrument: z.optional(line(60, 0)),
  position: z.optional(line(60, 0)),
  phone: z.optional(Phone),
  birthDate: z.optional(PastDate),
  emergencyContact: z.optional(z.strictObject({ name: line(120), phone: Phone })),
  version: z.optional(Version),
})
export type MemberWrite = z.infer<typeof MemberWrite>

export const CameBack = z.union([CalendarDate, z.literal('never_left')])
export type CameBack = z.infer<typeof CameBack>

/** A day that has come everywhere on earth. */
const latestPast = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)

/** Whether the surname, if there is one, is part of the name. */
export const hasOwnFamilyName = ({ name, familyName }: Pick<MemberWrite, 'name' | 'familyName'>) =>
  !familyName || withoutFamilyName(name, familyName) !== undefined

/** Refuses surnames that are not in the name, and days that contradict each other, in members of a request, each with its path there. */
/* @__NO_SIDE_EFFECTS__ */
export function memberRules<Body>(membersOf: (body: Body) => (readonly [readonly PropertyKey[], MemberWrite])[]) {
  return z.superRefine<Body>((body, context) => {
    for (const [path, member] of membersOf(body)) {
      if (!hasOwnFamilyName(member))
        context.addIssue({ code: 'custom', path: [...path, 'familyName'], message: 'not_in_name' })
      for (const [field, message] of memberDayErrors(member, latestPast()))
        context.addIssue({ code: 'custom', path: [...path, field], message })
    }
  })
}

/** `feeClass`: the class in the current month (finances/fees.ts). Only for those who may read the books; 403 for others. */
const FeeClassFilter = z.optional(z.union([Id, z.literal(NO_FEE_CLASS)]))
/**
 * By one own field; of a field that the caller may not read nobody is found. `ownValue`: the id of an option, `yes` or `no`, words of a
 * text, number or date; `*` any value (also if it is absent), `-` none.
 */
const ownFieldFilter = { ownField: z.optional(Id), ownValue: z.optional(foldedLine(100)) }
/** By a group of people (members/memberGroups.ts). */
const memberGroupFilter = { memberGroup: z.optional(Id) }
/** The id of one of the group's own sections, or the rest of a family (sections.ts). */
export const ownSectionFilter = { ownSection: z.optional(foldedLine(45)) }
const memberFilters = {
  section: z.optional(Section),
  ...ownSectionFilter,
  status: z.optional(MemberStatus),
  feeClass: FeeClassFilter,
  ...memberGroupFilter,
  ...ownFieldFilter,
}
const selection = { ...search, ...ordering(memberSortColumns), ...memberFilters }

const MemberListConfig = z.strictObject({ ...paging, ...selection })
export type MemberListConfig = z.infer<typeof MemberListConfig>
export const MemberListQuery = z.strictObject({ config: z.prefault(MemberListConfig, {}) })

/** Export and print take the same filters and order as the list; without them, all members by name. */
const AllMembersConfig = z.strictObject(selection)
export type AllMembersConfig = z.infer<typeof AllMembersConfig>
export const AllMembersQuery = z.strictObject({ config: z.prefault(AllMembersConfig, {}) })

const MemberCountsConfig = z.strictObject({
  ...search,
  status: z.optional(MemberStatus),
  feeClass: FeeClassFilter,
  ...memberGroupFilter,
  ...ownFieldFilter,
})
export type MemberCountsConfig = z.infer<typeof MemberCountsConfig>
export const MemberCountsQuery = z.strictObject({ config: z.prefault(MemberCountsConfig, {}) })
/** Members per section under the list's search, status, fee class and own field, whatever section is picked. Sections without members are left out. */
export const MemberCounts = z.object({
  total: z.int(),
  bySection: z.array(z.object({ section: Section, count: z.int() })),
  /**
   * By the group's own sections (sections.ts), in score order, also those without members; then the rests of families that have any. Only
   * where it has sections of its own.
   */
  byOwnSection: z.optional(
    z.array(
      z.object({
        id: z.string(),
        /** Absent: called as its family. */
        name: z.optional(z.string()),
        family: Section,
        instruments: z.array(z.string()),
        count: z.int(),
      }),
    ),
  ),
  /** The fee classes to filter by, sorted by name; only if there are any, for those who may read the books. */
  feeClasses: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
  /** The groups of people to filter by, by name; only if there are any. */
  memberGroups: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
})
export type MemberCounts = z.infer<typeof MemberCounts>

export const MemberList = z.object({ members: z.array(Member), total: z.int() })
export type MemberList = z.infer<typeof MemberList>
/**
 * `feeClassId`: the class of a new member from the current month on (finances/fees.ts). Only for those who manage the books; 403 for
 * others.
 */
export const MemberBody = z
  .strictObject({
    member: MemberWrite,
    feeClassId: z.optional(Id),
    /** Of a member whose last day is taken out: the day they came back on, today if absent; or that they had never left. */
    cameBack: z.optional(CameBack),
  })
  .check(
    memberRules(({ member }) => [[['member'], member]]),
    z.refine(({ member, feeClassId }) => feeClassId === undefined || member.version === undefined, {
      path: ['feeClassId'],
      error: 'not_allowed',
    }),
  )
export const MemberAnswer = z.object({ member: Member })
export const AllMembers = z.array(Member)

/** Birthdays from today to six days ahead, soonest first; 29 February counts as 1 March in other years. */
export const BirthdayList = z.object({
  birthdays: z.array(z.object({ memberId: Id, name: z.string(), section: Section, date: CalendarDate })),
})
export type BirthdayList = z.infer<typeof BirthdayList>

export const allMembersCall = {
  method: 'GET',
  path: '/members/all-members',
  access: ['read', 'Member'],
  query: AllMembersQuery,
  answer: AllMembers,
} as const satisfies Call

export const listMembersCall = {
  method: 'GET',
  path: '/members/list-members',
  access: ['read', 'Member'],
  query: MemberListQuery,
  answer: MemberList,
} as const satisfies Call

export const countMembersCall = {
  method: 'GET',
  path: '/members/count-members',
  access: ['read', 'Member'],
  query: MemberCountsQuery,
  answer: MemberCounts,
} as const satisfies Call

export const findMemberCall = {
  method: 'GET',
  path: '/members/find-member',
  access: ['read', 'Member'],
  query: idQuery,
  answer: MemberAnswer,
  errors: [404],
} as const satisfies Call

export const listBirthdaysCall = {
  method: 'GET',
  path: '/members/list-birthdays',
  access: ['read', 'Member'],
  answer: BirthdayList,
} as const satisfies Call

export const addMemberCall = {
  method: 'POST',
  path: '/members/add-member',
  access: ['manage', 'Member'],
  body: MemberBody,
  answer: MemberAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeMemberCall = {
  method: 'DELETE',
  path: '/members/remove-member',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const restoreMemberCall = {
  method: 'POST',
  path: '/members/restore-member',
  access: ['manage', 'Member'],
  body: idBody,
  answer: MemberAnswer,
  errors: [404],
} as const satisfies Call
