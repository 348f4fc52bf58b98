import { getTableName, is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { mergedTables } from '../../server/areas/merging/mergedTables'

const files = import.meta.glob<Record<string, unknown>>('../../server/platform/db/schema/**/*.ts', { eager: true })
const tables = [
  ...new Set(Object.values(files).flatMap((file) => Object.values(file).filter((value) => is(value, PgTable)))),
]

/** What a merge of two members moves to the one that is kept. */
const moved = [
  'absences.member_id',
  'check_ins.member_id',
  'check_ins.person_id',
  'debit_mandates.person_id',
  'deputies.member_id',
  'event_attendance.member_id',
  'events.asks',
  'events.doublings',
  'finance_credit_uses.member_id',
  'finance_dues.dues',
  'finances.member_id',
  'honours.member_id',
  'levy_charges.member_id',
  'loans.member_id',
  'mail_blocks.person_id',
  'match_rules.member_id',
  'member_contacts.member_id',
  'member_fees.member_id',
  'member_groups.member_ids',
  'member_history.member_id',
  'member_payers.member_id',
  'member_payers.payer_id',
  'member_photos.member_id',
  'members.address',
  'members.other_emails',
  'members.other_phones',
  'members.own_values',
  'message_recipients.minor_ids',
  'message_recipients.person_id',
  'poll_answers.answers',
  'poll_answers.member_id',
  'polls.asks',
  'recurring_finances.member_id',
  'replies.member_id',
  'service_adjustments.member_id',
  'statement_mails.member_id',
  'statement_mails.payer_id',
  'users.member_id',
]

const NO_MEMBERS = 'names no members'
/** What stays as it is, and why. */
const left: Record<string, string> = {
  'answer_news.begun_ids': 'mails to accounts',
  'debit_mandates.address': NO_MEMBERS,
  'debit_lines.address': NO_MEMBERS,
  'donation_receipts.issuer': NO_MEMBERS,
  'donation_receipts.lines': NO_MEMBERS,
  'donation_settings.issuer': NO_MEMBERS,
  'donors.address': NO_MEMBERS,
  'finance_spheres.lines': NO_MEMBERS,
  'datev_settings.settings': NO_MEMBERS,
  'debit_runs.creditor': NO_MEMBERS,
  'payment_orders.debtor': NO_MEMBERS,
  'deputy_asks.pool_person_id': 'as that of a deputy',
  'deputies.pool_person_id': 'who of the pool it is, and no member',
  'pool_people.instruments': NO_MEMBERS,
  'audit_entries.after': 'the activity log is never changed',
  'audit_entries.before': 'the activity log is never changed',
  'event_budgets.lines': NO_MEMBERS,
  'budgets.lines': NO_MEMBERS,
  'event_changes.report': 'history: what was recorded then, of whom; the lines themselves are moved',
  'event_summaries.summary': 'found anew where the version of an event changed',
  'events.days': NO_MEMBERS,
  'events.needs': NO_MEMBERS,
  'events.played': NO_MEMBERS,
  'events.answered_plans': NO_MEMBERS,
  'events.previous_plan': NO_MEMBERS,
  'events.programme': NO_MEMBERS,
  'events.repeat': NO_MEMBERS,
  'fee_classes.age_limit': NO_MEMBERS,
  'fee_classes.joining_fee': NO_MEMBERS,
  'fee_classes.later_amounts': NO_MEMBERS,
  'fee_settings.family': NO_MEMBERS,
  'finance_changes.after': 'history: what the entry was then; the merge is one more step of it',
  'finance_credit_uses.sources': NO_MEMBERS,
  'finance_debts.member_id': 'a sum, which follows the entries (ledger.reassign)',
  'group_sections.before': 'Undo of a change of sections is refused where this one changed something of it',
  'group_sections.sections': NO_MEMBERS,
  'group_sections.spellings': NO_MEMBERS,
  'groups.known_clock': NO_MEMBERS,
  'honour_settings.years': NO_MEMBERS,
  'imports.format': NO_MEMBERS,
  'invitations.leads': 'sections and groups of people',
  'levies.due_dates': NO_MEMBERS,
  'lineups.needs': NO_MEMBERS,
  'member_access.fields': NO_MEMBERS,
  'member_distinctions.first_id': 'of a pair that is no longer shown once one of the two is gone',
  'member_distinctions.second_id': 'as the first',
  'member_groups.rule': NO_MEMBERS,
  'member_import_updates.before': 'what the import changed in that record: the other one was none of its lines',
  'member_import_updates.guardians': 'as what was before',
  'member_import_updates.member_id': 'as before',
  'member_links.member_id': 'its token is made from the id: the link of the record that is given up opens nothing',
  'member_merges.changes': 'Undo of an earlier merge is refused where this one changed something of it',
  'member_merges.given_up_id': 'which record it was',
  'member_merges.kept_id': 'which record it was',
  'own_fields.options': NO_MEMBERS,
  'own_fields.seen_by': NO_MEMBERS,
  'own_fields.written_by': NO_MEMBERS,
  'pending_registrations.founded': NO_MEMBERS,
  'piece_distinctions.first_id': NO_MEMBERS,
  'piece_distinctions.second_id': NO_MEMBERS,
  'piece_files.parts': NO_MEMBERS,
  'holiday_settings.own': NO_MEMBERS,
  'piece_merges.changes': NO_MEMBERS,
  'polls.dates': NO_MEMBERS,
  'polls.needs': NO_MEMBERS,
  'reminder_settings.steps': NO_MEMBERS,
  'transfer_changes.after': NO_MEMBERS,
  'users.leads': 'sections and groups of people',
}

/** By its name, a foreign key, or as JSON that may contain one. */
function mayNameMembers(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const keyed = foreignKeys.flatMap((key) => {
    const { foreignTable, columns: own } = key.reference()
    return getTableName(foreignTable) === 'members' ? own.map((column) => column.name) : []
  })
  return columns
    .filter(
      (column) =>
        column.name !== 'group_id' &&
        (keyed.includes(column.name) ||
          ['jsonb', 'uuid[]'].includes(column.getSQLType()) ||
          /(?:^|_)(?:member|person|payer|minor)_ids?$|^(?:kept|given_up|first|second)_id$/.test(column.name)),
    )
    .map((column) => `${name}.${column.name}`)
}

test('a merge of two members moves every column that names a member, or it is said here why not', () => {
  expect(tables.length).toBeGreaterThan(60)
  expect(tables.flatMap(mayNameMembers).toSorted()).toEqual([...moved, ...Object.keys(left)].toSorted())
  const known = new Set(mergedTables.map(getTableName))
  expect(moved.filter((column) => !known.has(column.split('.')[0] ?? ''))).toEqual([])
})
