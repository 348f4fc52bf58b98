import * as z from 'zod/mini'
import { FinanceKind, FinanceCategory, Amount, DESCRIPTION_MAX, financeFields } from '@contract/finances'
import {
  FileOrigin,
  IMPORT_MAX,
  importHead,
  ImportAnswer,
  ImportList,
  ImportFormatBody,
  ImportFormatAnswer,
} from '@contract/imports'
import { BankLine } from '@contract/finances/bankLines'
import { CalendarDate, Id, Version, foldedLine, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** The bank's own id of a posting (finances/bankLines.ts). Stored, but never returned. */
const bankId = z.optional(foldedLine(140))
/** Details of the line in a bank's table (finances/bankLines.ts); stored with its entry, and only returned with that entry. */
const { counterparty, counterpartyAccount, reference } = BankLine.shape
/** An entry from a file. */
export const FinanceImportLine = z.strictObject({
  ...financeFields,
  description: foldedLine(DESCRIPTION_MAX),
  version: z.optional(Version),
  bankId,
  counterparty,
  counterpartyAccount,
  reference,
})
export type FinanceImportLine = z.infer<typeof FinanceImportLine>

/**
 * Lines that are booked already, or probably, are not added again, by the same rules as for matching (matching.ts). `repeats` are added
 * anyway. `origin`: if absent, files with the same `format` count as one source.
 */
export const FinanceImportBody = z.strictObject({
  import: z.strictObject({
    ...importHead,
    origin: z.optional(FileOrigin),
    finances: z.array(FinanceImportLine).check(z.minLength(1), z.maxLength(IMPORT_MAX)),
  }),
})
export type FinanceImport = z.infer<typeof FinanceImportBody>['import']

const FinanceLine = z.strictObject({
  date: CalendarDate,
  kind: FinanceKind,
  amount: Amount,
  description: foldedLine(200),
  bankId,
  /** Banks number postings by account; absent: the first account. */
  accountId: z.optional(Id),
})
export type FinanceLine = z.infer<typeof FinanceLine>
/** For the preview of an import. */
export const FinanceDuplicatesBody = z.strictObject({
  origin: z.optional(FileOrigin),
  lines: z.array(FinanceLine).check(z.maxLength(IMPORT_MAX)),
})

/**
 * Indexes of lines that are booked already, and of those probably booked, with the probable entry: its date, its distance in days, and its
 * text. For a part of several lines, it is their sum.
 */
export const FinanceDuplicatesAnswer = z.object({
  duplicates: z.array(z.int()),
  probable: z.optional(
    z.array(
      z.object({
        line: z.int(),
        how: z.enum(['same', 'parts', 'part']),
        days: z.int(),
        date: CalendarDate,
        description: z.string(),
        financeId: z.optional(Id),
      }),
    ),
  ),
})
export type FinanceDuplicatesAnswer = z.infer<typeof FinanceDuplicatesAnswer>

/** Guessed category of each line, from similar entries; null if there are none. */
export const CategoryGuessBody = z.strictObject({
  lines: z
    .array(z.strictObject({ kind: FinanceKind, description: foldedLine(DESCRIPTION_MAX) }))
    .check(z.maxLength(IMPORT_MAX)),
})
export type CategoryGuessLine = z.infer<typeof CategoryGuessBody>['lines'][number]
export const CategoryGuessAnswer = z.object({ categories: z.array(z.nullable(FinanceCategory)) })

export const findFinancesDuplicatesCall = {
  method: 'POST',
  path: '/finances/find-duplicates',
  access: ['manage', 'Finance'],
  body: FinanceDuplicatesBody,
  answer: FinanceDuplicatesAnswer,
} as const satisfies Call

export const guessCategoriesCall = {
  method: 'POST',
  path: '/finances/guess-categories',
  access: ['manage', 'Finance'],
  body: CategoryGuessBody,
  answer: CategoryGuessAnswer,
} as const satisfies Call

export const importFinancesCall = {
  method: 'POST',
  path: '/finances/import-finances',
  access: ['manage', 'Finance'],
  body: FinanceImportBody,
  answer: ImportAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

export const listFinancesImportsCall = {
  method: 'GET',
  path: '/finances/list-imports',
  access: ['read', 'Finance'],
  answer: ImportList,
} as const satisfies Call

export const findFinancesImportFormatCall = {
  method: 'POST',
  path: '/finances/find-import-format',
  access: ['manage', 'Finance'],
  body: ImportFormatBody,
  answer: ImportFormatAnswer,
} as const satisfies Call

export const removeFinancesImportCall = {
  method: 'DELETE',
  path: '/finances/remove-import',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
