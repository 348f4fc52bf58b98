import * as z from 'zod/mini'
import { DESCRIPTION_MAX, Finance, FinanceCategory, PaymentMethod } from '@contract/finances'
import { FileOrigin, IMPORT_MAX, Import } from '@contract/imports'
import { namesBeside } from '@contract/names'
import { CalendarDate, Id, Version, line, multiline, foldedLine } from '@contract/primitives'
import { Transfer } from '@contract/finances/accounts'
import { BankFileFacts, BankLine } from '@contract/finances/bankLines'
import { StatementClosing } from '@contract/finances/reconciliations'
import type { Call } from '@contract/call'

/**
 * Kinds of matches for a bank line. `due`: open entries with its sum. `part`: a partial payment of an open entry, or of several of which
 * the last is covered in part. `entry`: an entry of the same amount typed before. `return`: it returns an earlier payment. `transfer`:
 * between two accounts, typed before or recognized by the other's number. `rule`: by a rule of the group. `guess`: the category of similar
 * entries. Without a match, the line is new.
 */
export const matchKinds = ['due', 'part', 'entry', 'transfer', 'return', 'rule', 'guess'] as const
/** `certain`: preselected; `likely`: probably right; `possible`: worth a look. */
export const matchCertainties = ['certain', 'likely', 'possible'] as const
/**
 * `reference`: of the member or their payer (paymentReference.ts). `amount`: equal amount. `sum`: the sum of several entries. `name`: the
 * whole name is in the text; `initials`: a part of it; `family`: the surname. `text`: the words of the entry. `day`: within a few days.
 * `only`: nothing else is similar. `oldest`: the first to be paid of several equal ones. `rule`: a rule names the member, or everything.
 * `number`: the other account's number. `payments`: its sum with another line of the file is owed. `like`: similar entries. `returned`: the
 * text contains a word for returns. `collection`: of a direct debit run. `order`: of a payment order.
 */
export const matchReasons = [
  'reference',
  'amount',
  'sum',
  'name',
  'initials',
  'family',
  'text',
  'day',
  'only',
  'oldest',
  'rule',
  'number',
  'payments',
  'like',
  'returned',
  'collection',
  'order',
] as const
export type MatchReason = (typeof matchReasons)[number]

export const MATCH_OFFERS_MAX = 5

const Chosen = z.strictObject({ id: Id, version: Version })

export const MatchOffer = z.object({
  kind: z.enum(matchKinds),
  certainty: z.enum(matchCertainties),
  reasons: z.array(z.enum(matchReasons)),
  /** For `due`, `part` and `entry`; the entries are returned beside the lines. */
  finances: z.optional(z.array(Chosen)),
  /** For `transfer`: an existing transfer … */
  transferId: z.optional(Id),
  /** … or the other account of a new one. */
  accountId: z.optional(Id),
  /** For `rule` and `guess`: values of the new entry. */
  category: z.optional(FinanceCategory),
  subcategoryId: z.optional(Id),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  notes: z.optional(multiline(500)),
  ruleId: z.optional(Id),
  /** For `due`: excess of the line over the entries in minor units, up to the whole amount. It becomes credit of `memberId`. */
  over: z.optional(z.int()),
  /**
   * For `due` and `part`: the processor's fee that the line lacks. For `return`, and for expenses that are paid: the bank's fee that left
   * the account in addition. In minor units.
   */
  fee: z.optional(z.int()),
  /** The payment order that the line is of, and how much it had the bank pay by this line, in minor units: the line may differ. */
  order: z.optional(z.object({ number: z.int(), amount: z.int() })),
  /** Index of the line that reserved the same entry or transfer with a better offer. */
  takenBy: z.optional(z.int()),
})
export type MatchOffer = z.infer<typeof MatchOffer>

/** `accountId`: account of the lines; absent: the group's first. `lines`: all lines of the file, as missing ones count too. */
export const MatchLinesBody = z.strictObject({
  accountId: z.optional(Id),
  origin: z.optional(FileOrigin),
  lines: z.array(BankLine).check(z.minLength(1), z.maxLength(IMPORT_MAX)),
})
export type MatchLines = z.infer<typeof MatchLinesBody>

/**
 * What a line probably is in the books. `same`: the named entry or transfer. `parts`: these entries together. `part`: with other lines of
 * the file, the named one. Without ids: a line that was skipped before.
 */
export const ProbableMatch = z.object({
  how: z.enum(['same', 'parts', 'part']),
  /** Distance in days, in either direction. */
  days: z.int(),
  date: CalendarDate,
  finances: z.array(Id),
  transferId: z.optional(Id),
})
export type ProbableMatch = z.infer<typeof ProbableMatch>

/**
 * `known`: `booked` and `skipped` are the decision on the same line of an earlier file; such a line gets no offers. `probable`: something
 * of the same amount and about the same day is in the books, and no other line matches it; not booked unless the user decides so.
 */
const MatchedLine = z.object({
  known: z.optional(z.enum(['booked', 'skipped', 'probable'])),
  probable: z.optional(ProbableMatch),
  /** Best first, not more than MATCH_OFFERS_MAX. */
  offers: z.array(MatchOffer),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** In the order of the lines, deterministic; with the entries and transfers in the offers, and their names. */
export const MatchLinesAnswer = z.object({
  lines: z.array(MatchedLine),
  finances: z.array(Finance),
  transfers: z.array(Transfer),
  ...namesBeside,
})
export type MatchLinesAnswer = z.infer<typeof MatchLinesAnswer>

/** As many dues as one payment may be for: a bank books all of a direct debit run as one. */
export const MATCH_SUM_MAX = 1000

/**
 * The decision on a line. `pay`: it pays these open entries on the bank's day: exactly their sum; less, where the rest of the last stays
 * open; or with `creditOf` more, which becomes that member's credit (credit.ts). `link`: it is this paid entry, which stays unchanged.
 * `transfer`: the named transfer, or a new one under `id`. `new`: an entry with the line's day, amount and text. `return`: it returns these
 * paid entries, which are owed again. `skip`: it is not booked. A pending line can only be `new`, which makes a pending entry, or skipped.
 */
export const MatchDecision = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('pay'),
      /** Empty: the whole line is credit. */
      finances: z.array(Chosen).check(z.maxLength(MATCH_SUM_MAX)),
      method: z.optional(PaymentMethod),
      /** Id of the entry for a partial payment or credit; absent if the line is exactly the sum. */
      id: z.optional(Id),
      creditOf: z.optional(Id),
      /**
       * The fee kept by a processor (PayPal, a card reader), booked as an expense under this id. If the line contains a `fee`, the payment
       * is the line plus the fee; else all entries are paid in full, and the fee is the difference. Of expenses: the bank's charges, by
       * which the line is more than their sum.
       */
      fee: z.optional(z.strictObject({ id: Id, description: line(DESCRIPTION_MAX) })),
    })
    .check(
      z.refine(({ finances, creditOf }) => finances.length > 0 || creditOf !== undefined, {
        path: ['finances'],
        error: 'required',
      }),
    ),
  z.strictObject({
    kind: z.literal('return'),
    /** Id of the return (returns.ts). */
    id: Id,
    finances: z.array(Chosen).check(z.minLength(1), z.maxLength(MATCH_SUM_MAX)),
    /** The excess of the line over the entries; without it, the line must be exactly their sum. */
    fee: z.optional(z.strictObject({ description: line(DESCRIPTION_MAX), isPassedOn: z.boolean() })),
  }),
  z.strictObject({ kind: z.literal('link'), financeId: Id }),
  z.strictObject({
    kind: z.literal('transfer'),
    transferId: z.optional(Id),
    id: z.optional(Id),
    accountId: z.optional(Id),
  }),
  z.strictObject({
    kind: z.literal('new'),
    id: Id,
    category: FinanceCategory,
    subcategoryId: z.optional(Id),
    /** Without it, the line's. */
    description: z.optional(foldedLine(200)),
    memberId: z.optional(Id),
    eventId: z.optional(Id),
    method: z.optional(PaymentMethod),
    notes: z.optional(multiline(2000)),
  }),
  z.strictObject({ kind: z.literal('skip') }),
])
export type MatchDecision = z.infer<typeof MatchDecision>

/**
 * Books all lines or none, except those of an earlier file, under an id made by the client. All lines of the file are sent, as they are
 * judged again together; those without a decision are not booked. Errors name the line: `import.lines.3.decision`. `repeats`: as in
 * imports.ts.
 */
export const MatchedImportBody = z.strictObject({
  import: z.strictObject({
    id: Id,
    fileName: foldedLine(200),
    accountId: z.optional(Id),
    origin: z.optional(FileOrigin),
    /** Closing balance in the file, for the next reconciliation. */
    closing: z.optional(StatementClosing),
    file: z.optional(BankFileFacts),
    lines: z
      .array(z.strictObject({ line: BankLine, decision: z.optional(MatchDecision) }))
      .check(z.minLength(1), z.maxLength(IMPORT_MAX)),
    repeats: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(IMPORT_MAX))),
  }),
})
export type MatchedImport = z.infer<typeof MatchedImportBody>['import']

/**
 * Undone like any import by `/finances/remove-import`, which reopens what it paid. Each line is counted once among `paid`, `made`,
 * `linked`, `skipped`, `duplicates` and `left`.
 */
export const MatchedImportAnswer = z.object({
  import: Import,
  /** Entries and transfers that it made. */
  added: z.int(),
  /** Lines by which open entries were paid. */
  paid: z.int(),
  /** Lines linked with existing entries or transfers. */
  linked: z.int(),
  /** Lines that created entries, credit or transfers. */
  made: z.int(),
  /** Lines that are not booked. */
  skipped: z.int(),
  /** Lines that an earlier file contained. */
  duplicates: z.int(),
  /** Lines without a decision. */
  left: z.int(),
})
export type MatchedImportAnswer = z.infer<typeof MatchedImportAnswer>

export const matchLinesCall = {
  method: 'POST',
  path: '/finances/match-lines',
  access: ['manage', 'Finance'],
  body: MatchLinesBody,
  answer: MatchLinesAnswer,
} as const satisfies Call

export const importMatchedCall = {
  method: 'POST',
  path: '/finances/import-matched',
  access: ['manage', 'Finance'],
  body: MatchedImportBody,
  answer: MatchedImportAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call
