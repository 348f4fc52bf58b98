import * as z from 'zod/mini'
import { paging, search } from './lists'
import { CalendarDate, Id, Instant, foldedLine } from './primitives'
import { OwnValue } from './ownValues'
import type { Call } from './call'

// Longer than other files, as it is one list: the actions, subjects and facts of the audit log, which only make sense together.

/**
 * Every action that the activity log can contain. A further one is added here, appended by `appendAudit` in the transaction of
 * what it tells of, and worded in src/i18n/<language>/audit.ts under `actions`, which does not compile without it.
 */
export const auditActions = [
  'group_founded',
  'group_changed',
  'backup_restored',
  'clocks_changed',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'password_changed',
  'password_reset',
  'reset_link_made',
  'reset_link_made_on_server',
  'email_changed',
  'account_changed',
  'account_linked',
  'account_unlinked',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'recovery_codes_renewed',
  'second_factors_taken_off',
  'sessions_ended',
  'user_joined',
  'user_role_changed',
  'user_leads_changed',
  'user_removed',
  'invitation_made',
  'invitation_renewed',
  'invitation_removed',
  'member_added',
  'member_changed',
  'member_removed',
  'member_restored',
  'member_photo_changed',
  'member_photo_removed',
  'member_data_read',
  'member_access_changed',
  'member_step_added',
  'member_step_changed',
  'member_step_removed',
  'member_step_restored',
  'contact_added',
  'contact_changed',
  'contact_removed',
  'contact_restored',
  'own_field_added',
  'own_field_changed',
  'own_field_removed',
  'own_field_restored',
  'own_fields_ordered',
  'member_group_added',
  'member_group_changed',
  'member_group_removed',
  'member_group_restored',
  'thing_added',
  'thing_changed',
  'thing_removed',
  'thing_restored',
  'loan_added',
  'loan_changed',
  'loan_removed',
  'loan_restored',
  'honour_added',
  'honour_changed',
  'honour_removed',
  'honour_restored',
  'service_adjustment_added',
  'service_adjustment_changed',
  'service_adjustment_removed',
  'service_adjustment_restored',
  'honour_settings_changed',
  'sections_changed',
  'members_merged',
  'merge_undone',
  'members_told_apart',
  'members_no_longer_apart',
  'member_erased',
  'members_imported',
  'member_import_removed',
  'finance_removed',
  'finance_restored',
  'finance_reversed',
  'finance_written_off',
  'finance_write_off_undone',
  'credit_added',
  'credit_used',
  'credit_use_undone',
  'finance_refunded',
  'payment_returned',
  'payment_return_undone',
  'payer_saved',
  'payer_removed',
  'debit_mandate_added',
  'debit_mandate_changed',
  'debit_mandate_removed',
  'debit_mandate_restored',
  'debit_run_made',
  'debit_run_sent',
  'debit_run_unsent',
  'debit_run_removed',
  'debit_notices_sent',
  'payment_order_made',
  'payment_order_sent',
  'payment_order_unsent',
  'payment_order_removed',
  'donation_settings_changed',
  'spheres_changed',
  'datev_changed',
  'donor_added',
  'donor_changed',
  'donor_removed',
  'donor_restored',
  'entry_donor_changed',
  'donation_receipt_made',
  'donation_receipt_revoked',
  'donation_receipt_restored',
  'finances_imported',
  'finance_import_removed',
  'finance_account_added',
  'finance_account_changed',
  'finance_account_removed',
  'finance_account_restored',
  'account_reconciled',
  'reconciliation_undone',
  'transfer_removed',
  'transfer_restored',
  'receipt_added',
  'receipt_removed',
  'receipt_restored',
  'month_closed',
  'month_reopened',
  'events_added',
  'events_changed',
  'events_moved',
  'events_removed',
  'events_restored',
  'event_finished',
  'attendance_rewritten',
  'event_reopened',
  'reply_set',
  'doubling_set',
  'lineup_added',
  'lineup_changed',
  'lineup_removed',
  'lineup_restored',
  'piece_added',
  'piece_changed',
  'piece_removed',
  'piece_restored',
  'holidays_changed',
  'pieces_merged',
  'piece_merge_undone',
  'pieces_told_apart',
  'pieces_no_longer_apart',
  'piece_file_added',
  'piece_file_changed',
  'piece_file_removed',
  'piece_file_restored',
  'deputy_added',
  'deputy_changed',
  'deputy_removed',
  'deputy_restored',
  'pool_person_added',
  'pool_person_changed',
  'pool_person_removed',
  'pool_person_restored',
  'pool_person_erased',
  'deputy_search_started',
  'deputy_search_changed',
  'deputy_search_stopped',
  'deputy_asked',
  'absence_added',
  'absence_changed',
  'absence_removed',
  'absence_restored',
  'poll_added',
  'poll_changed',
  'poll_removed',
  'poll_restored',
  'poll_closed',
  'poll_reopened',
  'poll_answer_set',
  'poll_chosen',
  'checked_in',
  'check_in_removed',
  'feed_made',
  'feed_removed',
  'member_links_made',
  'member_links_told',
  'own_link_mailed',
  'member_links_mailed',
  'member_link_withdrawn',
  'member_address_agreed',
  'deputy_link_made',
  'deputy_link_told',
  'message_texts_told',
  'message_sent',
  'members_written_to',
  'message_retried',
  'mail_block_lifted',
  'mails_stopped',
  'mails_taken_again',
  'message_settings_changed',
  'answer_news_changed',
  'everybody_read',
  'exported',
  'payment_settings_changed',
  'statement_sent',
  'subcategory_added',
  'subcategory_changed',
  'subcategory_removed',
  'subcategory_restored',
  'purpose_added',
  'purpose_changed',
  'purpose_removed',
  'purpose_restored',
  'match_rule_added',
  'match_rule_changed',
  'match_rule_removed',
  'match_rule_restored',
  'match_rules_ordered',
  'recurring_added',
  'recurring_changed',
  'recurring_removed',
  'recurring_restored',
  'recurring_skipped',
  'recurring_unskipped',
  'fee_class_added',
  'fee_class_changed',
  'fee_class_removed',
  'fee_class_restored',
  'member_fees_changed',
  'levy_added',
  'levy_renamed',
  'levy_members_added',
  'levy_members_removed',
  'levy_cancelled',
  'levy_restored',
  'leaving_settled',
  'leaving_settlement_undone',
  'auditor_link_made',
  'auditor_link_renewed',
  'auditor_link_withdrawn',
  'auditor_link_opened',
  'sample_drawn',
  'entry_marked',
  'remark_made',
  'remark_answered',
  'remark_resolved',
  'remark_reopened',
  'reminder_settings_changed',
  'fee_settings_changed',
  'budget_changed',
  'event_budget_changed',
] as const
export const AuditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof AuditAction>

/** What an entry can be about. A month, a budget and an export have a name (`2026-09`, `2026`, `members`) and no id. */
export const auditSubjectTypes = [
  'group',
  'user',
  'invitation',
  'member',
  'contact',
  'own_field',
  'member_group',
  'thing',
  'loan',
  'honour',
  'service_adjustment',
  'payer',
  'debit_mandate',
  'debit_run',
  'payment_order',
  'donor',
  'donation_receipt',
  'finance',
  'finance_account',
  'transfer',
  'subcategory',
  'purpose',
  'match_rule',
  'recurring',
  'fee_class',
  'levy',
  'month',
  'budget',
  'event',
  'lineup',
  'piece',
  'pool_person',
  'poll',
  'message',
  'feed',
  'import',
  'export',
  'auditor_link',
] as const
export const AuditSubjectType = z.enum(auditSubjectTypes)
export type AuditSubjectType = z.infer<typeof AuditSubjectType>

/** In the text of a programme, for readers to put in their own words. */
export const ENCORE_MARK = '[encore]'

const word = z.optional(z.string())
const number = z.optional(z.number())
const flag = z.optional(z.boolean())
/** Of a reminder of money: after how many days, in which own words, and its fee. */
const reminder = z.optional(
  z.object({
    days: z.number(),
    subject: z.optional(z.string()),
    text: z.optional(z.string()),
    fee: z.optional(z.number()),
  }),
)

/** A line of a budget; the group's own category by its name at that time. */
export const PlannedLine = z.object({ kind: z.string(), category: z.string(), subcategory: word, amount: z.number() })
export type PlannedLine = z.infer<typeof PlannedLine>

/** A factor shown at sign-in. */
export const SignInFactor = z.enum(['password', 'totp', 'recoveryCode', 'passkey'])
export type SignInFactor = z.infer<typeof SignInFactor>

/**
 * The facts that an entry can have about its subject, named as in the subject's own contract. Nothing else is stored or returned: a new
 * field is added here, and named in src/views/settings/audit/auditFields.ts.
 */
export const AuditFields = z.object({
  name: word,
  role: word,
  email: word,
  document: word,
  /** The name of the member an account is tied to; `memberId` is the id. */
  member: word,
  currency: word,
  timeZone: word,
  /** Of a group's dates; `usual` where it chose none. */
  region: word,
  auditMonths: number,
  purgeMonths: number,
  seasonMonth: number,
  replyDays: number,
  requiresSecondFactor: flag,
  showsDues: flag,
  takesLateYes: flag,
  lateGraceMinutes: number,
  finishDefault: word,
  showsComing: word,
  addressing: word,
  /** How the group's messages go out (messages.ts). `quiet`: as `22:00–07:00`. */
  senderName: word,
  replyTo: word,
  locale: word,
  askDays: number,
  remindDays: number,
  remindsMaybe: flag,
  quiet: word,
  /** Why an address got no e-mails. */
  block: word,
  /** The reminders of money, by step. */
  reminder1: reminder,
  reminder2: reminder,
  reminder3: reminder,
  familyName: word,
  calledName: word,
  section: word,
  instrument: word,
  part: number,
  seat: number,
  secondInstrument: word,
  position: word,
  title: word,
  description: word,
  kind: word,
  amount: number,
  category: word,
  calendar: word,
  status: word,
  start: word,
  end: word,
  date: word,
  dueDate: word,
  method: word,
  phone: word,
  birthDate: word,
  /** A step of a member's history (members/history.ts): its kind; `until` is its last day. */
  historyStep: word,
  until: word,
  /** Title of the event that restricted money is for. */
  event: word,
  /** Of a contact (members/contacts.ts): its address, and the names of its members, with what it is to them. */
  postalAddress: word,
  contactOf: word,
  guardianOf: word,
  guardians: word,
  emergencyOf: word,
  joinedOn: word,
  leftOn: word,
  emergencyContact: z.optional(z.object({ name: z.string(), phone: z.string() })),
  otherPhones: z.optional(z.array(z.record(z.string(), z.string()))),
  otherEmails: z.optional(z.array(z.record(z.string(), z.string()))),
  /** Of a member. */
  address: z.optional(z.record(z.string(), z.string())),
  notes: word,
  /** Values of the group's own fields that changed, by the name of the field at that time; the option of a choice by its name too. */
  ownValues: z.optional(z.record(z.string(), OwnValue)),
  /** Of an own field: its options by name, and who reads and writes it, separated by commas. */
  options: word,
  seenBy: word,
  writtenBy: word,
  reason: word,
  /** Of a fee class: how often it is charged, and on which day of the month it falls due. */
  rhythm: word,
  dueDay: number,
  /** Of a fee class: a month in which a period begins, and its amounts from later months on. */
  firstMonth: number,
  laterAmounts: z.optional(z.array(z.object({ from: z.string(), amount: z.int() }))),
  joiningFee: z.optional(z.object({ from: z.string(), amount: z.int() })),
  ageLimit: number,
  /** What is charged of the period in which a member joined (finances/fees.ts). */
  firstPeriod: word,
  /** What is charged of that in which they leave, and where their class changes. */
  lastPeriod: word,
  classChange: word,
  /** Percent of the second and of further members of a family, and the most that they pay in a year. */
  family: z.optional(z.object({ second: z.int(), further: z.int(), yearlyMost: z.optional(z.int()) })),
  /** A member's fee class for display: its name, with the first month in which it applies. */
  feeClass: word,
  /** Where the group is paid to. */
  pixKey: word,
  pixName: word,
  iban: word,
  bic: word,
  /** Of that account. */
  holder: word,
  paymentDetails: word,
  creditorId: word,
  /** Of a mandate for direct debits. */
  signedOn: word,
  lastUsedOn: word,
  revokedOn: word,
  /** Of an account of the books. */
  accountKind: word,
  accountNumber: word,
  closedOn: word,
  /** The fields of members that each role can read (memberAccess.ts), separated by commas. */
  readByTreasurer: word,
  readByConductor: word,
  readByLeader: word,
  /** The sections and groups of people that a user leads, by name, separated by commas. */
  leads: word,
  /** The group's sections with their instruments, as `Flutes (Flute, Piccolo); Brass`. */
  sections: word,
  /** Whom a group of people takes in: the words of its rule, separated by commas. */
  rule: word,
  /** Of a thing of the group, and of its loans (members/things.ts); amounts in minor units. */
  thingNumber: word,
  serialNumber: word,
  worth: number,
  condition: word,
  insurance: word,
  boughtOn: word,
  place: word,
  lentOn: word,
  dueBackOn: word,
  deposit: number,
  returnedOn: word,
  /** Of a piece of the library (calendar/pieces.ts). */
  composer: word,
  arranger: word,
  publisher: word,
  shelf: word,
  minutes: number,
  seconds: number,
  grade: number,
  genre: word,
  instrumentation: word,
  iswc: word,
  ismn: word,
  society: word,
  workNumber: word,
  /** Of somebody of the deputies' pool (calendar/deputyPool.ts), in minor units. */
  fee: number,
  /** Whose public holidays a group keeps, and its own ones, as `Summer 2026-07-01 – 2026-08-01; …`. */
  country: word,
  state: word,
  ownHolidays: word,
  /** The title of a piece that became part of another. */
  mergedPiece: word,
  /** Of a file of a piece: for whom it is, as `Clarinet 2, Flute`; absent: for everybody. */
  parts: word,
  /** Of honours, of what is added to the years of service or taken off, and the years that the group honours, separated by commas. */
  serviceYears: number,
  givenOn: word,
  honouredYears: word,
  isArchived: flag,
  /** Rules for bank lines in their order, by what each looks for. */
  order: word,
  location: word,
  url: word,
  /** Pieces separated by ` · `: title, composer, length; encores end with `ENCORE_MARK`. */
  programme: word,
  /** What each day of an event is. */
  days: word,
  isOptOut: flag,
  callTime: word,
  places: number,
  guestsMax: number,
  answersByDay: flag,
  /** How many people somebody brings. */
  guests: number,
  /** A place that was given by hand (false), or taken back. */
  isWaiting: flag,
  meetingPoint: word,
  dress: word,
  planning: word,
  inCharge: word,
  leaderNotes: word,
  /** Which instruments are needed, as `2 Horn, 1 Tuba`. */
  needs: word,
  /** Whom an event or poll asks: the kind of choice, or the number of chosen people. */
  asks: word,
  /** A person's answer to an event or a date, or the answer given for them. */
  answer: word,
  /** The kind of personal link used for the answer (calendar/replyRules.ts): a link that was handed out may have been used by others. */
  via: word,
  /** The factors shown at sign-in, such as `password, totp`. */
  factors: word,
  /** When the backup was made that was restored. */
  madeAt: word,
  /** Of a finished event: the numbers of people present, excused and absent. */
  present: number,
  excused: number,
  absent: number,
  audience: number,
  /** The number of members whose record a correction changed. */
  corrected: number,
  /** The people concerned, by id, with their names at that time. Erased people are deleted from it; `count` stays. */
  people: z.optional(z.record(z.string(), z.string())),
  /** Of a reminder: 1 to 3. */
  step: number,
  /** Of records that one act concerned. */
  count: number,
  /** Lines of a budget that were changed, added or removed: on each side the ones that exist there. */
  planned: z.optional(z.array(PlannedLine)),
  /** IANA's release of the zones by which the hours were computed, as `2026f`. */
  zoneTable: word,
  /** By which a sample was drawn. */
  seed: word,
  /** Of an import's lines. */
  alreadyThere: number,
  /** Number of existing records that an import changed. */
  updated: number,
  /** The member of an entry or account, by which the records of an erased person are found. */
  memberId: word,
})
export type AuditFields = z.infer<typeof AuditFields>

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Absent if nobody was signed in, or the person's traces were erased. */
  actorId: z.optional(Id),
  /** As it was then. Absent: erased. */
  actorName: z.optional(z.string()),
  action: AuditAction,
  subjectType: AuditSubjectType,
  subjectId: z.optional(Id),
  /** Its name at that time. Absent if it had none, or was erased. */
  subjectName: z.optional(z.string()),
  /** Whether the record that it is about can be opened. */
  isSubjectThere: z.boolean(),
  before: z.optional(AuditFields),
  after: z.optional(AuditFields),
  /** The network that the call came from: an address of IP version 4, or the first half of one of version 6. */
  address: z.optional(z.string()),
  /** Browser and system, such as `Firefox, Windows`. */
  device: z.optional(z.string()),
  /** The same id as in the server's log. */
  requestId: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `from` and `to` are days in the group's zone, both included. Newest first, unless `sort` says otherwise. */
const selection = {
  ...search,
  sort: z._default(z.enum(['asc', 'desc']), 'desc'),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
  actorId: z.optional(Id),
  action: z.optional(AuditAction),
  subjectType: z.optional(AuditSubjectType),
  subjectId: z.optional(Id),
}

const AuditListConfig = z.strictObject({ ...paging, ...selection })
export type AuditListConfig = z.infer<typeof AuditListConfig>
export const AuditListQuery = z.strictObject({ config: z.prefault(AuditListConfig, {}) })
export const AuditList = z.object({ entries: z.array(AuditEntry), total: z.int() })

const AllAuditConfig = z.strictObject(selection)
export type AllAuditConfig = z.infer<typeof AllAuditConfig>
export const AllAuditQuery = z.strictObject({ config: z.prefault(AllAuditConfig, {}) })
export const AllAuditEntries = z.array(AuditEntry)

const EXPORT_OF_MAX = 200

/** What a client can make a file of. `finances`: entries; `analytics`: events; `attendance`: members, by how often they came. */
export const exportKinds = [
  'members',
  'things',
  'jubilees',
  'finances',
  'movements',
  'journal',
  'datev',
  'budget',
  'analytics',
  'attendance',
  'audit',
  'answers',
  'fees',
  'levies',
  'pieces',
  'performed',
  'pool',
] as const
export const ExportKind = z.enum(exportKinds)
export type ExportKind = z.infer<typeof ExportKind>
/** The client makes the file and reports it: the server only knows what was read, not what was saved. */
export const ExportRecord = z.strictObject({
  what: ExportKind,
  count: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** The account, levy or year of the file, by its display name. */
  of: z.optional(foldedLine(EXPORT_OF_MAX)),
  /** The export was not filtered: taking everything along requires a fresh proof of identity. */
  isEverything: z.optional(z.boolean()),
})

export const listAuditEntriesCall = {
  method: 'GET',
  path: '/audit/list-entries',
  access: ['manage', 'all'],
  query: AuditListQuery,
  answer: AuditList,
} as const satisfies Call

export const allEntriesCall = {
  method: 'GET',
  path: '/audit/all-entries',
  access: ['manage', 'all'],
  query: AllAuditQuery,
  answer: AllAuditEntries,
} as const satisfies Call

export const recordExportCall = {
  method: 'POST',
  path: '/audit/record-export',
  access: 'signed-in',
  body: ExportRecord,
  answer: z.undefined(),
  success: [204],
  errors: [403],
} as const satisfies Call
