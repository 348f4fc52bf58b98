import * as z from 'zod/mini'
import { HistoryStep } from '@contract/members/history'
import { Member } from '@contract/members'
import { Id, Instant, Version, idBody } from '@contract/primitives'
import type { Call } from '@contract/call'

/** The most pairs in one answer, and the hours in which a merge can be undone. */
export const DUPLICATES_MAX = 200
export const MERGE_UNDO_HOURS = 24

export const duplicateReasons = ['name', 'calledName', 'email', 'phone', 'birthDate'] as const
export const DuplicateReason = z.enum(duplicateReasons)
export type DuplicateReason = z.infer<typeof DuplicateReason>

/** Two records that may be of one person, the older one first, and what they have in common. */
export const DuplicatePair = z.object({ members: z.tuple([Member, Member]), reasons: z.array(DuplicateReason) })
export type DuplicatePair = z.infer<typeof DuplicatePair>

/** A merge that can still be undone. `name`: of the record that was given up. */
export const RecentMerge = z.object({
  id: Id,
  keptId: Id,
  keptName: z.string(),
  name: z.string(),
  at: Instant,
  by: z.string(),
})
export type RecentMerge = z.infer<typeof RecentMerge>

/** Surest first; `hasMore`: there are more than are listed. `merges`: newest first. */
export const DuplicateList = z.object({
  pairs: z.array(DuplicatePair),
  hasMore: z.optional(z.literal(true)),
  merges: z.array(RecentMerge),
})
export type DuplicateList = z.infer<typeof DuplicateList>

/**
 * What is chosen of two records, each a field or several that belong together: the name with its surname; section, instrument, part and seat;
 * status, days and history. Further phones and mail addresses of both are kept.
 */
export const mergeFields = [
  'name',
  'calledName',
  'instrument',
  'secondInstrument',
  'position',
  'email',
  'phone',
  'address',
  'birthDate',
  'notes',
  'membership',
] as const
export const MergeField = z.enum(mergeFields)
export type MergeField = z.infer<typeof MergeField>

/** Of these both can be had: notes one below the other, and histories that follow each other. */
export const JoinedField = z.enum(['notes', 'membership'])
export type JoinedField = z.infer<typeof JoinedField>

/** One of two records, with what hangs on it. */
export const MergeSide = z.object({
  member: Member,
  changedAt: Instant,
  history: z.array(HistoryStep),
  counts: z.object({
    replies: z.int(),
    attendance: z.int(),
    messages: z.int(),
    loans: z.int(),
    /** Only for those who may read the books. */
    finances: z.optional(z.int()),
  }),
  hasAccount: z.boolean(),
  /** A personal link that holds. */
  hasLink: z.boolean(),
  /** Whether the caller may merge it into the other: money can be moved by those alone who manage the books. */
  mayGiveUp: z.boolean(),
})
export type MergeSide = z.infer<typeof MergeSide>

/** `canJoinHistories`: one ends before the other begins, so that together they are one person's. */
export const MergeSides = z.object({ sides: z.tuple([MergeSide, MergeSide]), canJoinHistories: z.boolean() })
export type MergeSides = z.infer<typeof MergeSides>

const side = z.strictObject({ id: Id, version: Version })

export const MemberMerge = z.strictObject({
  /** Made by the client, so that a repeated request merges once. */
  id: Id,
  /** The record that stays, and gets all that hangs on the other. */
  kept: side,
  givenUp: side,
  /** Fields, and ids of own fields, that are taken from the record that is given up; all others stay as they are. */
  taken: z.array(z.union([MergeField, Id])).check(z.maxLength(200)),
  joined: z.optional(z.array(JoinedField).check(z.maxLength(2))),
})
export type MemberMerge = z.infer<typeof MemberMerge>

export const MemberMergeBody = z.strictObject({ merge: MemberMerge })
export const MemberMergeAnswer = z.object({ member: Member })

/** That two records are of two people, or, with false, that this is open again. */
export const MemberPair = z.strictObject({
  ids: /* @__PURE__ */ z.array(Id).check(z.length(2)),
  areTwoPeople: z.boolean(),
})
export type MemberPair = z.infer<typeof MemberPair>
export const MemberPairBody = z.strictObject({ pair: MemberPair })
export const MemberPairAnswer = z.object({ pair: MemberPair })

export const listDuplicatesCall = {
  method: 'GET',
  path: '/members/list-duplicates',
  access: ['manage', 'Member'],
  answer: DuplicateList,
} as const satisfies Call

export const compareMembersCall = {
  method: 'GET',
  path: '/members/compare-members',
  access: ['manage', 'Member'],
  query: z.strictObject({ keptId: Id, otherId: Id }),
  answer: MergeSides,
  errors: [404],
} as const satisfies Call

/** 403 where money hangs on the record that is given up and the caller does not manage the books. */
export const mergeMembersCall = {
  method: 'POST',
  path: '/members/merge-members',
  access: ['manage', 'Member'],
  body: MemberMergeBody,
  answer: MemberMergeAnswer,
  errors: [404, 409],
} as const satisfies Call

/** All of it, or nothing: 409 `merge_changed`, `merge_month_closed` and `merge_too_old`. */
export const undoMergeCall = {
  method: 'POST',
  path: '/members/undo-merge',
  access: ['manage', 'Member'],
  body: idBody,
  answer: MemberMergeAnswer,
  errors: [404, 409],
} as const satisfies Call

export const tellApartCall = {
  method: 'POST',
  path: '/members/tell-apart',
  access: ['manage', 'Member'],
  body: MemberPairBody,
  answer: MemberPairAnswer,
  errors: [404],
} as const satisfies Call
