import * as z from 'zod/mini'
import { CalendarDate, Id, IdAnswer, Version, idQuery, line, whenObject } from '@contract/primitives'
import { Member, Part } from '@contract/members'
import type { Call } from '@contract/call'
import { stepKinds } from '@contract/historyRules'

export { stepKinds }

export const StepKind = z.enum(stepKinds)
export type StepKind = z.infer<typeof StepKind>

const content = {
  id: Id,
  memberId: Id,
  kind: StepKind,
  /** Of `left` the last day, of all others the first one. Absent: unknown. */
  day: z.optional(CalendarDate),
  /** Of a leave: its last day; absent while it lasts. */
  until: z.optional(CalendarDate),
  /** Of `instrument`: what they play from that day on. */
  instrument: z.optional(line(60)),
  part: z.optional(Part),
  /** Nobody told the day: it is the one on which the change was entered. */
  isNoted: z.optional(z.literal(true)),
}

/** A dated step of a member's history: who is asked, expected and counted on a day follows from it (historyRules.ts). */
export const HistoryStep = z.strictObject({ ...content, version: Version })
export type HistoryStep = z.infer<typeof HistoryStep>

type Content = Partial<z.infer<z.ZodMiniObject<typeof content>>>

const onlyFor = (kind: StepKind, field: 'until' | 'instrument' | 'part') =>
  z.refine<Content>((step) => step.kind === kind || step[field] === undefined, {
    path: [field],
    error: 'not_allowed',
    when: whenObject,
  })

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const HistoryStepWrite = z.strictObject({ ...content, version: z.optional(Version) }).check(
  z.refine(({ day, isNoted }: Content) => day !== undefined || isNoted === true, {
    path: ['day'],
    error: 'required',
    when: whenObject,
  }),
  z.refine(({ kind, instrument }: Content) => kind !== 'instrument' || instrument !== undefined, {
    path: ['instrument'],
    error: 'required',
    when: whenObject,
  }),
  onlyFor('leave', 'until'),
  onlyFor('instrument', 'instrument'),
  onlyFor('instrument', 'part'),
)
export type HistoryStepWrite = z.infer<typeof HistoryStepWrite>

/** Oldest first. */
export const MemberHistory = z.object({ steps: z.array(HistoryStep) })
export type MemberHistory = z.infer<typeof MemberHistory>
export const HistoryStepBody = z.strictObject({ step: HistoryStepWrite })
/** `member`: as the step leaves them; status, first and last day follow from the history. */
export const HistoryStepAnswer = z.object({ step: HistoryStep, member: Member })
export type HistoryStepAnswer = z.infer<typeof HistoryStepAnswer>

export const listHistoryCall = {
  method: 'GET',
  path: '/members/list-history',
  access: ['read', 'Member'],
  query: idQuery,
  answer: MemberHistory,
  errors: [404],
} as const satisfies Call

export const addHistoryStepCall = {
  method: 'POST',
  path: '/members/add-history-step',
  access: ['manage', 'Member'],
  body: HistoryStepBody,
  answer: HistoryStepAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeHistoryStepCall = {
  method: 'DELETE',
  path: '/members/remove-history-step',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
