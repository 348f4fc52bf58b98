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
 * What a line of a bank may be. `due`: open entries whose sum it is. `part`: one payment of an open entry of more, or of
 * several, of which it covers the last in part. `entry`: an entry
 * of the same amount that was typed before. `return`: it gives back a payment of before. `transfer`: one between two accounts, typed before or seen by the other's number. `rule`:
 * what a rule of the group says. `guess`: the category that entries of like text have. A line without any is new.
 */
export const matchKinds = ['due', 'part', 'entry', 'transfer', 'return', 'rule', 'guess'] as const
/** `certain`: ticked without being asked; `likely`: probably so; `possible`: worth a look. */
export const matchCertainties = ['certain', 'likely', 'possible'] as const
/**
 * `reference`: the member's own, or of who pays for them (paymentReference.ts). `amount`: exactly. `sum`: several come to it. `name`: all of a member's name is in the
 * text; `initials`: some of it is; `family`: the surname is. `text`: the words of the entry are. `day`: within a few days. `only`: no
 * other is like it. `oldest`: of several alike the first to be paid. `rule`: a rule names the member, or all. `number`: the other
 * account's. `payments`: with another line of the file it comes to what is owed. `like`: entries of like text.
 * `returned`: it says that it comes back.
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
] as const
export type MatchReason = (typeof matchReasons)[number]

export const MATCH_OFFERS_MAX = 5

const Chosen = z.strictObject({ id: Id, version: Version })

export const MatchOffer = z.object({
  kind: z.enum(matchKinds),
  certainty: z.enum(matchCertainties),
  reasons: z.array(z.enum(matchReasons)),
  /** Of `due`, `part` and `entry`; they come beside the lines. */
  finances: z.optional(z.array(Chosen)),
  /** Of `transfer`: one that is there … */
  transferId: z.optional(Id),
  /** … or the account that the money came from or went to. */
  accountId: z.optional(Id),
  /** Of `rule` and `guess`: what the new entry gets. */
  category: z.optional(FinanceCategory),
  subcategoryId: z.optional(Id),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  notes: z.optional(multiline(500)),
  ruleId: z.optional(Id),
  /** Of `due`: by how much the line is more than they are, in minor units. It becomes credit of `memberId`, also all of it. */
  over: z.optional(z.int()),
  /**
   * Of `due` and `part`: by how much the line is less than what was paid, which who passed the payment on took as a fee. Of `return`: by how much more
   * left the account than they had brought, which the bank takes for it. In minor units.
   */
  fee: z.optional(z.int()),
  /** The line, by its place, that was offered the same first, and more certainly. */
  takenBy: z.optional(z.int()),
})
export type MatchOffer = z.infer<typeof MatchOffer>

/** `accountId`: whose lines they are; absent, the group's first account. `lines`: all of the file, as what is missing in it counts as well. */
export const MatchLinesBody = z.strictObject({
  accountId: z.optional(Id),
  origin: z.optional(FileOrigin),
  lines: z.array(BankLine).check(z.minLength(1), z.maxLength(IMPORT_MAX)),
})
export type MatchLines = z.infer<typeof MatchLinesBody>

/**
 * What a line probably is that is in the books. `same`: the entry or transfer that is named. `parts`: these entries together. `part`: with
 * other lines of the file it is the one that is named. Without a name: a line that was left out then.
 */
export const ProbableMatch = z.object({
  how: z.enum(['same', 'parts', 'part']),
  /** Between both, either way. */
  days: z.int(),
  date: CalendarDate,
  finances: z.array(Id),
  transferId: z.optional(Id),
})
export type ProbableMatch = z.infer<typeof ProbableMatch>

/**
 * `known`: `booked` and `skipped`, what was decided of the same line of an earlier file, which stands; it is offered nothing. `probable`: of the
 * same amount and about the same day something is in the books that no other line of the file is (`probable`). It is not booked unless a
 * person decides it.
 */
const MatchedLine = z.object({
  known: z.optional(z.enum(['booked', 'skipped', 'probable'])),
  probable: z.optional(ProbableMatch),
  /** Best first, not more than MATCH_OFFERS_MAX. */
  offers: z.array(MatchOffer),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** In the order of the lines, the same each time; with the entries and transfers that they name, and the names of those. */
export const MatchLinesAnswer = z.object({
  lines: z.array(MatchedLine),
  finances: z.array(Finance),
  transfers: z.array(Transfer),
  ...namesBeside,
})
export type MatchLinesAnswer = z.infer<typeof MatchLinesAnswer>

/** As many dues as one payment may be for. */
export const MATCH_SUM_MAX = 100

/**
 * What becomes of a line. `pay`: it is the payment of these open entries, on the bank's day: their sum, or less, of which
 * the last stays open with the rest, or with `creditOf` more than all, of which the rest is that member's credit (credit.ts). `link`: it is this paid entry, which stays as it is. `transfer`: it is the transfer that is named,
 * or a new one under `id` with the other account. `new`: an entry with the line's day, amount and text. `return`: it gives back these paid
 * entries, which are owed again. `skip`: it is not booked.
 * A line that is only announced can be `new`, and is pending then, or skipped.
 */
export const MatchDecision = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('pay'),
      /** None: all of the line is credit. */
      finances: z.array(Chosen).check(z.maxLength(MATCH_SUM_MAX)),
      method: z.optional(PaymentMethod),
      /** Of the entry that a part or a credit becomes; not of a payment that is just the sum. */
      id: z.optional(Id),
      creditOf: z.optional(Id),
      /**
       * What who passed the payment on (PayPal, a card reader) kept of it is an expense under this id. Where the line tells it (`fee`), the
       * payment is the line with it; else they are all paid in full, and it is what the line is less.
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
    /** Of the return (returns.ts). */
    id: Id,
    finances: z.array(Chosen).check(z.minLength(1), z.maxLength(MATCH_SUM_MAX)),
    /** Of what the line is more than they are; without it, it is just their sum. */
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
 * All lines or none, but for those that an earlier file brought already, under an id of the client's making. All lines of the file are sent,
 * as they are judged once more and together: those without a decision are not booked. What is refused is named by its line:
 * `import.lines.3.decision`. `repeats`: as in imports.ts.
 */
export const MatchedImportBody = z.strictObject({
  import: z.strictObject({
    id: Id,
    fileName: foldedLine(200),
    accountId: z.optional(Id),
    origin: z.optional(FileOrigin),
    /** What the file says was on the account at its end, for the next reconciliation. */
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
 * It is taken back as every import is, by `/finances/remove-import`: what it paid is open again, as it was before. Each line is
 * counted once among `paid`, `made`, `linked`, `skipped`, `duplicates` and `left`.
 */
export const MatchedImportAnswer = z.object({
  import: Import,
  /** Entries and transfers that it made. */
  added: z.int(),
  /** Lines by which open entries were paid. */
  paid: z.int(),
  /** Lines that were known as entries or transfers that are there. */
  linked: z.int(),
  /** Lines of which new entries, credit or transfers were made. */
  made: z.int(),
  /** Lines that are not booked. */
  skipped: z.int(),
  /** Lines that an earlier file had brought. */
  duplicates: z.int(),
  /** Lines of which nothing was decided. */
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
