import * as z from 'zod/mini'
import { Day } from '@contract/calendar'
import { paging } from '@contract/lists'
import { MemberName } from '@contract/names'
import { Id, Version, whenObject, idQuery, IdAnswer, foldedLine } from '@contract/primitives'
import type { Call } from '@contract/call'

export const REASON_MAX = 200
/** Who is away for longer is on leave (member status). */
export const ABSENCE_DAYS_MAX = 366
/** The most absences of one member that are not over. */
export const ABSENCES_MAX = 100

const isInOrder = ({ firstDay, lastDay }: { firstDay: unknown; lastDay: unknown }) =>
  typeof firstDay !== 'string' || typeof lastDay !== 'string' || firstDay <= lastDay

const isWithinYear = ({ firstDay, lastDay }: { firstDay: unknown; lastDay: unknown }) =>
  !(Date.parse(String(lastDay)) - Date.parse(String(firstDay)) >= ABSENCE_DAYS_MAX * 86_400_000)

const absenceFields = {
  id: Id,
  /**
   * Days of the group's zone, both inclusive. Events that begin on them count as answered with no, unless answered later; of events that are
   * answered by day those days alone (replyRules.ts, `effectiveAnswer`).
   */
  firstDay: Day,
  lastDay: Day,
  reason: z.optional(foldedLine(REASON_MAX)),
}

export const Absence = z.strictObject({ ...absenceFields, memberId: Id, version: Version })
export type Absence = z.infer<typeof Absence>

/** Without `memberId`, the caller's own; only who manages events may name another member. */
export const AbsenceWrite = /* @__PURE__ */ z
  .strictObject({ ...absenceFields, memberId: z.optional(Id), version: z.optional(Version) })
  .check(
    z.refine(isInOrder, { error: 'not_after_start', path: ['lastDay'], when: whenObject }),
    z.refine(isWithinYear, { error: 'bad_date', path: ['lastDay'], when: whenObject }),
  )
export type AbsenceWrite = z.infer<typeof AbsenceWrite>

/** No `version` creates; with one, what was read is replaced, or restored as it was (docs/writes.md). */
export const AbsenceBody = z.strictObject({ absence: AbsenceWrite })
export const AbsenceAnswer = z.object({ absence: Absence })

/** Absences that touch the days, soonest first: of all members, or of one. */
const AbsenceListConfig = z.strictObject({
  ...paging,
  memberId: z.optional(Id),
  from: z.optional(Day),
  to: z.optional(Day),
})
export type AbsenceListConfig = z.infer<typeof AbsenceListConfig>
export const AbsenceListQuery = z.strictObject({ config: z.prefault(AbsenceListConfig, {}) })
/** `members`: their names. With a personal link, or without managing events: one's own absences, and no names. */
export const AbsenceList = z.object({
  absences: z.array(Absence),
  members: z.optional(z.array(MemberName)),
  total: z.int(),
})

export const listAbsencesCall = {
  method: 'GET',
  path: '/absences/list-absences',
  access: 'personal',
  query: AbsenceListQuery,
  answer: AbsenceList,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const addAbsenceCall = {
  method: 'POST',
  path: '/absences/add-absence',
  access: 'personal',
  body: AbsenceBody,
  answer: AbsenceAnswer,
  success: [200, 201],
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const removeAbsenceCall = {
  method: 'DELETE',
  path: '/absences/remove-absence',
  access: 'personal',
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409, 410, 429],
} as const satisfies Call
