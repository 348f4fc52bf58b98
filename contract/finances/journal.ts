import * as z from 'zod/mini'
import { locales } from '@contract/locales'
import { CalendarDate, Id } from '@contract/primitives'
import type { Call } from '@contract/call'

export const journalForms = ['pdf', 'xlsx'] as const
export type JournalForm = (typeof journalForms)[number]

const form = z.enum(journalForms)
/** The language of its words. */
const locale = z.enum(locales)

/** Without `accountId` all accounts, one after the other. Days are included. */
export const JournalBody = z
  .strictObject({ accountId: z.optional(Id), from: CalendarDate, to: CalendarDate, form, locale })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'not_after_start' }))
export type JournalBody = z.infer<typeof JournalBody>

export const AuditorJournalBody = z.strictObject({ form, locale })

/**
 * A file (application/pdf, or an Excel workbook): paid entries and transfers of each account by date, between its opening and its closing
 * balance, each with the balance after it. It is sent while it is read; where the books change meanwhile, it ends before its end.
 */
export const journalCall = {
  method: 'POST',
  path: '/finances/make-journal',
  access: ['read', 'Finance'],
  body: JournalBody,
  answer: z.unknown(),
  errors: [404],
} as const satisfies Call

/** All accounts in the link's period up to today; names as the link shows them. */
export const auditorJournalCall = {
  method: 'POST',
  path: '/auditor/make-journal',
  access: 'auditor',
  body: AuditorJournalBody,
  answer: z.unknown(),
  errors: [410, 429],
} as const satisfies Call
