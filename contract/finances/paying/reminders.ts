import * as z from 'zod/mini'
import { memberStatuses } from '@contract/members'
import { Amount } from '@contract/finances'
import { CalendarDate, Id, Instant, multiline, foldedLine } from '@contract/primitives'
import { billBlocks, StatementMail, statementMailStates } from './statements'
import type { Call } from '@contract/call'

/** Friendly, second and last reminder. */
export const reminderSteps = [1, 2, 3] as const
export const ReminderStep = z.literal([...reminderSteps])
export type ReminderStep = z.infer<typeof ReminderStep>

export const REMINDER_SUBJECT_MAX = 120
export const REMINDER_TEXT_MAX = 1000
export const REMINDER_DAYS_MAX = 365
/** In one call: so many as letters in one file. */
export const REMINDERS_MAX = 10_000

/** Default days after the due day, or after the previous reminder. */
export const usualReminderDays = [7, 14, 14] as const

/** Text of a step, above the list of open entries. Without own text: the default in the reader's language. */
export const ReminderText = z.strictObject({
  days: z.int().check(z.minimum(1), z.maximum(REMINDER_DAYS_MAX)),
  subject: z.optional(foldedLine(REMINDER_SUBJECT_MAX)),
  text: z.optional(multiline(REMINDER_TEXT_MAX)),
  /** Charged with the reminder, in minor units: a pending entry of its own, due at once. */
  fee: z.optional(Amount),
})
export type ReminderText = z.infer<typeof ReminderText>

export const ReminderSettings = z.strictObject({
  /** One for each of `reminderSteps`. */
  steps: z.array(ReminderText).check(z.length(reminderSteps.length)),
  /** 0: never saved. */
  version: z.int().check(z.minimum(0)),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>
export const ReminderSettingsBody = z.strictObject({ settings: ReminderSettings })
export const ReminderSettingsAnswer = z.object({
  settings: ReminderSettings,
  /** Default text of each step, in the language of the group's mails. */
  usual: z.array(z.object({ subject: z.string(), text: z.string() })),
})
export type ReminderSettingsAnswer = z.infer<typeof ReminderSettingsAnswer>

/** A member or payer (finances/payers.ts) with overdue entries, and the reminders sent. */
export const OverdueMember = z.object({
  /** Id of the member or payer. */
  memberId: Id,
  name: z.string(),
  /** Of a member, as of MemberName (names.ts). */
  beside: z.optional(z.string()),
  /** A payer who is not a member is active. */
  status: z.enum([...memberStatuses, 'removed']),
  /** Minor units: entries past their due day, less `credit`. */
  overdue: z.int(),
  /** The part covered by credit (statements.ts); absent: none. Debtors fully covered are not listed. */
  credit: z.optional(z.int()),
  /** The oldest due day. */
  since: CalendarDate,
  /** Absent: can be reached by e-mail. */
  block: z.optional(z.enum(billBlocks)),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Members whose debts are requested from them, by name; absent: only their own. */
  paysFor: z.optional(z.array(z.object({ memberId: Id, name: z.string(), overdue: z.int() }))),
  /** The newest reminder since that day. */
  last: z.optional(
    z.object({
      step: ReminderStep,
      at: Instant,
      state: z.enum(statementMailStates),
      byHand: z.optional(z.literal(true)),
    }),
  ),
  /** Next reminder and its earliest day; after the last step it stays the last. */
  next: ReminderStep,
  nextOn: CalendarDate,
})
export type OverdueMember = z.infer<typeof OverdueMember>

export const OverdueList = z.object({
  /** Longest overdue first. */
  overdue: z.array(OverdueMember),
  today: CalendarDate,
  /** Whether this server sends e-mail at all. */
  hasMail: z.boolean(),
  /** The fee of each of `reminderSteps`, in minor units; 0: none. */
  fees: z.array(z.int()),
})
export type OverdueList = z.infer<typeof OverdueList>

/** A repetition with the same id returns the stored mail; nothing is sent twice. */
export const NewReminder = z.strictObject({
  id: Id,
  /** If the member has a payer, the payer is reminded: once for all their members, however many are named. */
  memberId: Id,
  step: ReminderStep,
  /** Delivered by the sender, on paper or by message. It is recorded, and no mail is sent. */
  byHand: z.optional(z.literal(true)),
})
export type NewReminder = z.infer<typeof NewReminder>
/** All or none. */
export const RemindersBody = z.strictObject({
  reminders: z.array(NewReminder).check(z.minLength(1), z.maxLength(REMINDERS_MAX)),
})
/** In the request's order; reminders merged into one mail return the same mail. */
export const RemindersAnswer = z.object({ mails: z.array(StatementMail) })

export const findReminderSettingsCall = {
  method: 'GET',
  path: '/finances/reminder-settings',
  access: ['read', 'Finance'],
  answer: ReminderSettingsAnswer,
} as const satisfies Call

export const changeReminderSettingsCall = {
  method: 'POST',
  path: '/finances/reminder-settings',
  access: ['manage', 'Finance'],
  body: ReminderSettingsBody,
  answer: ReminderSettingsAnswer,
  errors: [404, 409],
} as const satisfies Call

export const listRemindersCall = {
  method: 'GET',
  path: '/finances/list-reminders',
  access: ['read', 'Finance'],
  answer: OverdueList,
} as const satisfies Call

export const sendRemindersCall = {
  method: 'POST',
  path: '/finances/send-reminders',
  access: ['manage', 'Finance'],
  body: RemindersBody,
  answer: RemindersAnswer,
  errors: [404, 409],
} as const satisfies Call
