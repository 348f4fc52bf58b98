import * as z from 'zod/mini'
import { Amount } from '@contract/finances'
import { CalendarDate, Id, IdAnswer, Version, idQuery, line, multiline, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'
import { thingConditions, thingKinds } from '@contract/choices'

/** The list is read whole: a larger stock, such as a library's, belongs into a programme of its own. */
export const THINGS_MAX = 3_000
export const THING_NUMBER_MAX = 40

export const ThingKind = z.enum(thingKinds)
export type ThingKind = z.infer<typeof ThingKind>
export const ThingCondition = z.enum(thingConditions)
export type ThingCondition = z.infer<typeof ThingCondition>

const thingContent = {
  id: Id,
  name: line(120),
  kind: ThingKind,
  /** The group's own; no two things have the same. */
  number: z.optional(line(THING_NUMBER_MAX)),
  /** The maker's. */
  serialNumber: z.optional(line(60)),
  /** In minor units. */
  value: z.optional(Amount),
  condition: z.optional(ThingCondition),
  /** Whether and where it is insured, in the group's words. */
  insurance: z.optional(line(200)),
  boughtOn: z.optional(CalendarDate),
  /** Where it is kept while nobody has it. */
  place: z.optional(line(120)),
  notes: z.optional(multiline(1000)),
}

/** What the group owns and lends to its members. */
export const Thing = z.strictObject({ ...thingContent, version: Version })
export type Thing = z.infer<typeof Thing>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const ThingWrite = z.strictObject({ ...thingContent, version: z.optional(Version) })
export type ThingWrite = z.infer<typeof ThingWrite>

const loanContent = {
  id: Id,
  thingId: Id,
  memberId: Id,
  since: CalendarDate,
  /** When it is due back; absent: until further notice. */
  until: z.optional(CalendarDate),
  /** In minor units. No entry is made of it. */
  deposit: z.optional(Amount),
  /** Of the thing, when it was lent and when it came back; the last one told becomes the thing's own. */
  conditionLent: z.optional(ThingCondition),
  /** Absent while it is lent. */
  returnedOn: z.optional(CalendarDate),
  conditionReturned: z.optional(ThingCondition),
  note: z.optional(line(300)),
}

/** A thing in a member's hands: one member at a time. */
export const Loan = z.strictObject({ ...loanContent, version: Version })
export type Loan = z.infer<typeof Loan>

type LoanContent = Partial<z.infer<z.ZodMiniObject<typeof loanContent>>>

const notBefore = (field: 'until' | 'returnedOn') =>
  z.refine<LoanContent>(({ since, [field]: day }) => since === undefined || day === undefined || since <= day, {
    path: [field],
    error: 'before_lent',
    when: whenObject,
  })

/** No `version` means create; with one, replace what was read with it (docs/writes.md): so is what comes back. */
export const LoanWrite = z.strictObject({ ...loanContent, version: z.optional(Version) }).check(
  notBefore('until'),
  notBefore('returnedOn'),
  z.refine(
    ({ returnedOn, conditionReturned }: LoanContent) => returnedOn !== undefined || conditionReturned === undefined,
    { path: ['returnedOn'], error: 'required', when: whenObject },
  ),
)
export type LoanWrite = z.infer<typeof LoanWrite>

/** Who has it, or had it; an erased member is a dash. */
const borrower = { memberName: z.string() }
const LentTo = z.object({ loan: Loan, ...borrower })
export type LentTo = z.infer<typeof LentTo>

export const ThingBody = z.strictObject({ thing: ThingWrite })
export const ThingAnswer = z.object({ thing: Thing })
/** By name; `lent`: where it is in somebody's hands. */
export const ThingList = z.object({ things: z.array(z.object({ thing: Thing, lent: z.optional(LentTo) })) })
export type ThingList = z.infer<typeof ThingList>
export type ListedThing = ThingList['things'][number]
/** A thing with its loans, the last one first. */
export const ThingHistory = z.object({ thing: Thing, loans: z.array(LentTo) })
export type ThingHistory = z.infer<typeof ThingHistory>

export const LoanBody = z.strictObject({ loan: LoanWrite })
export const LoanAnswer = z.object({ loan: Loan })
export const LoansQuery = z.strictObject({ memberId: Id })
/** What a member has, and then what they had, the last one first. */
export const LoanList = z.object({ loans: z.array(z.object({ loan: Loan, thing: Thing })) })
export type LoanList = z.infer<typeof LoanList>
export type MemberLoan = LoanList['loans'][number]

export const listThingsCall = {
  method: 'GET',
  path: '/members/list-things',
  access: ['read', 'Member'],
  answer: ThingList,
} as const satisfies Call

export const findThingCall = {
  method: 'GET',
  path: '/members/find-thing',
  access: ['read', 'Member'],
  query: idQuery,
  answer: ThingHistory,
  errors: [404],
} as const satisfies Call

export const addThingCall = {
  method: 'POST',
  path: '/members/add-thing',
  access: ['manage', 'Member'],
  body: ThingBody,
  answer: ThingAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

/** Refused with `in_use` while it is lent. */
export const removeThingCall = {
  method: 'DELETE',
  path: '/members/remove-thing',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const listLoansCall = {
  method: 'GET',
  path: '/members/list-loans',
  access: ['read', 'Member'],
  query: LoansQuery,
  answer: LoanList,
} as const satisfies Call

export const addLoanCall = {
  method: 'POST',
  path: '/members/add-loan',
  access: ['manage', 'Member'],
  body: LoanBody,
  answer: LoanAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeLoanCall = {
  method: 'DELETE',
  path: '/members/remove-loan',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
