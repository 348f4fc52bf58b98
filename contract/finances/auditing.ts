import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, PaymentMethod } from '@contract/finances'
import { BankBooking, KeptLine } from '@contract/keptLines'
import { paging, search } from '@contract/lists'
import { CalendarDate, Id, Instant, idBody, idQuery, line, multiline } from '@contract/primitives'
import { FinanceAccountKind } from '@contract/finances/accounts'
import { receiptTypes } from '@contract/finances/receipts'
import type { Call } from '@contract/call'

/** Header with an auditor's link: `<group>.<secret>`. */
export const AUDITOR_LINK_HEADER = 'x-auditor-link'

export const auditorMarks = ['seen', 'question'] as const
export const AuditorMark = z.enum(auditorMarks)
export type AuditorMark = z.infer<typeof AuditorMark>

/** Which entries of the period to list: those that are not (or no longer) seen, or those with a question. */
export const auditFilters = ['unseen', 'question'] as const
export const AuditFilter = z.enum(auditFilters)
export type AuditFilter = z.infer<typeof AuditFilter>

export const AUDITOR_NAME_MAX = 100
export const REMARK_MAX = 2000
/** Longest validity of a link, in days. */
export const AUDIT_DAYS_MAX = 180
export const SAMPLE_MAX = 100
/** Limits per link: samples of all draws together, and remarks. */
export const SAMPLES_MAX = 1000
export const REMARKS_MAX = 500
export const AUDITOR_LINKS_MAX = 200

/** `expiresOn`: its last day, in the group's zone. */
export const AuditorLinkWrite = z
  .strictObject({
    id: Id,
    name: line(AUDITOR_NAME_MAX),
    from: CalendarDate,
    to: CalendarDate,
    withNames: z.boolean(),
    expiresOn: CalendarDate,
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'not_after_start' }))
export type AuditorLinkWrite = z.infer<typeof AuditorLinkWrite>
export const AuditorLinkBody = z.strictObject({ link: AuditorLinkWrite })

export const auditorLinkStates = ['open', 'expired', 'withdrawn'] as const
export const AuditorLink = z.object({
  id: Id,
  name: z.string(),
  from: CalendarDate,
  to: CalendarDate,
  withNames: z.boolean(),
  state: z.enum(auditorLinkStates),
  expiresAt: Instant,
  madeAt: Instant,
  madeBy: z.string(),
  openedAt: z.optional(Instant),
  usedAt: z.optional(Instant),
  /** When the secret was last replaced. */
  renewedAt: z.optional(Instant),
  renewedBy: z.optional(z.string()),
  /** Number of samples, and of those marked so; outdated marks do not count. */
  drawn: z.int(),
  seen: z.int(),
  questions: z.int(),
  remarks: z.int(),
  /** Remarks that are not resolved. */
  openRemarks: z.int(),
})
export type AuditorLink = z.infer<typeof AuditorLink>
/** Newest first. */
export const AuditorLinkList = z.object({ links: z.array(AuditorLink) })

/** Name of the account that was signed in while the link was used. Absent: nobody was signed in. */
const signedInAs = z.optional(z.string())

/** An auditor's mark on an entry. */
const markFields = {
  mark: z.optional(AuditorMark),
  markedAt: z.optional(Instant),
  signedInAs,
  /** The entry was changed, reversed or removed after it was marked; it then counts neither as seen nor as with a question. */
  isOutdated: z.optional(z.literal(true)),
}
export const EntryMark = z.object(markFields)
export type EntryMark = z.infer<typeof EntryMark>

export const AuditRemark = z.object({
  id: Id,
  /** Absent: about the books as a whole. */
  financeId: z.optional(Id),
  text: z.string(),
  madeAt: Instant,
  answer: z.optional(z.string()),
  answeredAt: z.optional(Instant),
  answeredBy: z.optional(z.string()),
  /** Set by the auditor only. */
  resolvedAt: z.optional(Instant),
  signedInAs,
})
export type AuditRemark = z.infer<typeof AuditRemark>

/** The fields of an entry that an auditor can see. */
export const AuditEntry = z.object({
  id: Id,
  voucher: z.optional(z.string()),
  date: CalendarDate,
  kind: FinanceKind,
  amount: z.int(),
  category: FinanceCategory,
  description: z.string(),
  method: z.optional(PaymentMethod),
  account: z.string(),
  /** The member's name; absent where the link hides names. */
  payer: z.optional(z.string()),
  /** Number of its changes; sent along with a mark, so that a mark on what was changed meanwhile is outdated from the start. */
  revision: z.int(),
  receipts: z.array(z.object({ id: Id, name: z.string(), type: z.enum(receiptTypes), size: z.int() })),
  /**
   * Bank lines of the entry. Where the link hides names, they lack payer and account, and names and account numbers in texts are masked.
   */
  bank: z.optional(z.array(KeptLine)),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The bank's bookings that contain lines of these entries. Parts outside of the link's period are unnamed. */
const bookings = z.optional(z.array(BankBooking))

/** With the current entry; absent if removed, or no longer paid in the period. */
export const ListedRemark = z.object({ ...AuditRemark.shape, entry: z.optional(AuditEntry) })
export type ListedRemark = z.infer<typeof ListedRemark>

/** `entry`: its current state; absent if removed, or no longer paid in the period. */
export const AuditSample = z.object({
  position: z.int(),
  financeId: Id,
  draw: z.int(),
  ...markFields,
  entry: z.optional(AuditEntry),
})
export type AuditSample = z.infer<typeof AuditSample>

/**
 * Reproducible sample: `seed` is random, made at the draw. The sample is the first `size` of the `population` entries not drawn before,
 * ordered by SHA-256 of `seed:id` in hex.
 */
export const AuditDraw = z.object({
  number: z.int(),
  seed: z.string(),
  population: z.int(),
  size: z.int(),
  drawnAt: Instant,
  signedInAs,
})
export type AuditDraw = z.infer<typeof AuditDraw>

/** Marks on the paid entries of the period, `entries` in number; those that are outdated do not count. */
export const AuditProgress = z.object({ entries: z.int(), seen: z.int(), questions: z.int() })
export type AuditProgress = z.infer<typeof AuditProgress>

export const AuditDetail = z.object({
  link: AuditorLink,
  progress: AuditProgress,
  samples: z.array(AuditSample),
  remarks: z.array(ListedRemark),
  draws: z.array(AuditDraw),
  bookings,
})
export type AuditDetail = z.infer<typeof AuditDetail>
export const AuditorLinkAnswer = z.object({ link: AuditorLink })
/**
 * `token`: returned only once, as only its hash is stored. Absent if the request repeats one for an existing link; `renew-auditor-link`
 * makes a new secret.
 */
export const AuditorLinkMade = z.object({ link: AuditorLink, token: z.optional(z.string()) })
export type AuditorLinkMade = z.infer<typeof AuditorLinkMade>

/** An empty answer deletes the existing one. */
export const RemarkAnswerBody = z.strictObject({ id: Id, answer: multiline(REMARK_MAX, 0) })
/** Only the auditor decides whether a remark is resolved, not the audited persons. */
export const RemarkResolvedBody = z.strictObject({ id: Id, isResolved: z.boolean() })
export const RemarkAnswer = z.object({ remark: AuditRemark })

/** Sums of the link's period, and the balance of each account at its start and end. */
export const AuditOverview = z.object({
  group: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** The end of the period, or today if earlier; everything is counted up to this day. */
  upTo: CalendarDate,
  entries: z.int(),
  withoutReceipt: z.int(),
  before: z.int(),
  opening: z.int(),
  income: z.int(),
  expense: z.int(),
  balance: z.int(),
  categories: z.array(z.object({ category: FinanceCategory, income: z.int(), expense: z.int() })),
  accounts: z.array(z.object({ name: z.string(), kind: FinanceAccountKind, before: z.int(), balance: z.int() })),
  ...AuditDetail.shape,
})
export type AuditOverview = z.infer<typeof AuditOverview>

/** Paid entries of the period, in date order. `named`: categories whose translated name matches `q`; their entries are found too. */
const AuditEntriesConfig = z.strictObject({
  ...paging,
  ...search,
  named: z.optional(z.array(FinanceCategory).check(z.maxLength(FinanceCategory.options.length))),
  marked: z.optional(AuditFilter),
})
export type AuditEntriesConfig = z.infer<typeof AuditEntriesConfig>
export const AuditEntriesQuery = z.strictObject({ config: z.prefault(AuditEntriesConfig, {}) })
/** The same for the treasurer; `id`: the link's. */
export const AuditedEntriesQuery = z.strictObject({ id: Id, config: z.prefault(AuditEntriesConfig, {}) })
export const MarkedEntry = z.object({ ...AuditEntry.shape, ...markFields })
export type MarkedEntry = z.infer<typeof MarkedEntry>
export const AuditEntries = z.object({ entries: z.array(MarkedEntry), total: z.int(), bookings })
export type AuditEntries = z.infer<typeof AuditEntries>

export const DrawBody = z.strictObject({ size: z.int().check(z.minimum(1), z.maximum(SAMPLE_MAX)) })
/** `null` takes the mark back. `revision`: of the entry as the auditor saw it; without it, as it is now. */
export const MarkBody = z.strictObject({
  financeId: Id,
  mark: z.nullable(AuditorMark),
  revision: z.optional(z.int().check(z.minimum(0))),
})
export const MarkAnswer = z.object({ financeId: Id, ...markFields, progress: AuditProgress })
export type MarkAnswer = z.infer<typeof MarkAnswer>
export const RemarkBody = z.strictObject({
  remark: z.strictObject({ id: Id, financeId: z.optional(Id), text: multiline(REMARK_MAX) }),
})

export const listAuditorLinksCall = {
  method: 'GET',
  path: '/finances/list-auditor-links',
  access: ['manage', 'Finance'],
  answer: AuditorLinkList,
} as const satisfies Call

export const findAuditorLinkCall = {
  method: 'GET',
  path: '/finances/find-auditor-link',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: AuditDetail,
  errors: [404],
} as const satisfies Call

/** What the auditor has seen of the period, and what not yet. */
export const listAuditedEntriesCall = {
  method: 'GET',
  path: '/finances/list-audited-entries',
  access: ['manage', 'Finance'],
  query: AuditedEntriesQuery,
  answer: AuditEntries,
  errors: [404],
} as const satisfies Call

export const addAuditorLinkCall = {
  method: 'POST',
  path: '/finances/add-auditor-link',
  access: ['manage', 'Finance'],
  freshProof: true,
  body: AuditorLinkBody,
  answer: AuditorLinkMade,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

export const renewAuditorLinkCall = {
  method: 'POST',
  path: '/finances/renew-auditor-link',
  access: ['manage', 'Finance'],
  freshProof: true,
  body: idBody,
  answer: AuditorLinkMade,
  errors: [404, 410],
} as const satisfies Call

export const withdrawAuditorLinkCall = {
  method: 'POST',
  path: '/finances/withdraw-auditor-link',
  access: ['manage', 'Finance'],
  body: idBody,
  answer: AuditorLinkAnswer,
  errors: [404],
} as const satisfies Call

export const answerRemarkCall = {
  method: 'POST',
  path: '/finances/answer-remark',
  access: ['manage', 'Finance'],
  body: RemarkAnswerBody,
  answer: RemarkAnswer,
  errors: [404],
} as const satisfies Call

export const auditorOverviewCall = {
  method: 'GET',
  path: '/auditor/overview',
  access: 'auditor',
  answer: AuditOverview,
  errors: [410, 429],
} as const satisfies Call

export const listAuditorEntriesCall = {
  method: 'GET',
  path: '/auditor/list-entries',
  access: 'auditor',
  query: AuditEntriesQuery,
  answer: AuditEntries,
  errors: [410, 429],
} as const satisfies Call

export const auditorReceiptCall = {
  method: 'GET',
  path: '/auditor/receipt',
  access: 'auditor',
  query: idQuery,
  answer: z.unknown(),
} as const satisfies Call

export const drawSampleCall = {
  method: 'POST',
  path: '/auditor/draw-sample',
  access: 'auditor',
  body: DrawBody,
  answer: AuditDetail,
  errors: [410, 429],
} as const satisfies Call

export const markEntryCall = {
  method: 'POST',
  path: '/auditor/mark-entry',
  access: 'auditor',
  body: MarkBody,
  answer: MarkAnswer,
  errors: [404, 410, 429],
} as const satisfies Call

export const addRemarkCall = {
  method: 'POST',
  path: '/auditor/add-remark',
  access: 'auditor',
  body: RemarkBody,
  answer: RemarkAnswer,
  errors: [404, 409, 410, 429],
} as const satisfies Call

export const resolveRemarkCall = {
  method: 'POST',
  path: '/auditor/resolve-remark',
  access: 'auditor',
  body: RemarkResolvedBody,
  answer: RemarkAnswer,
  errors: [403, 404, 410, 429],
} as const satisfies Call
