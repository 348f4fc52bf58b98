import { getTableName, is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { sectionTables } from '../../server/areas/merging/sectionMerges'

const files = import.meta.glob<Record<string, unknown>>('../../server/platform/db/schema/**/*.ts', { eager: true })
const tables = [
  ...new Set(Object.values(files).flatMap((file) => Object.values(file).filter((value) => is(value, PgTable)))),
]

/** What follows an instrument, or a section of the group, that becomes another. */
const moved = [
  'deputies.instrument',
  'deputy_searches.instrument',
  'events.asks',
  'events.doublings',
  'events.needs',
  'invitations.leads',
  'lineups.needs',
  'member_groups.rule',
  'member_history.instrument',
  'members.instrument',
  'members.second_instrument',
  'members.section',
  'piece_files.parts',
  'polls.asks',
  'polls.needs',
  'pool_people.instruments',
  'users.leads',
]

const NEITHER = 'names neither'
const HISTORY = 'history: what was, as it was called then'
/** What stays as it is, and why. */
const left: Record<string, string> = {
  'audit_entries.after': HISTORY,
  'audit_entries.before': HISTORY,
  'event_attendance.section': HISTORY,
  'event_changes.report': HISTORY,
  'event_sections.section': HISTORY,
  'event_summaries.summary': 'found anew where the version of an event changed',
  'events.days': NEITHER,
  'events.answered_plans': NEITHER,
  'events.previous_plan': NEITHER,
  'group_sections.before': 'what undoes the change',
  'group_sections.sections': 'replaced by the change',
  'group_sections.spellings': 'renamed with the change (members/mergedSections.ts)',
  'imports.format': 'what a file’s words are: asked again where it names what is gone',
  'member_import_updates.before': 'what an import changed; its Undo leaves alone what was changed since',
  'member_merges.changes': 'Undo of an earlier merge of members is refused where this changed something of it',
  'piece_merges.changes': NEITHER,
  'pieces.instrumentation': 'as the score has it, in the shorthand of the field: names of the group do not stand in it',
  'members.score_place': 'follows the list (members/scorePlaces.ts)',
}
const withNeither = [
  'budgets.lines',
  'debit_lines.address',
  'debit_mandates.address',
  'debit_runs.creditor',
  'payment_orders.debtor',
  'donation_receipts.issuer',
  'donation_receipts.lines',
  'donation_settings.issuer',
  'donors.address',
  'finance_spheres.lines',
  'datev_settings.settings',
  'event_budgets.lines',
  'events.played',
  'events.programme',
  'events.repeat',
  'fee_classes.age_limit',
  'fee_classes.joining_fee',
  'fee_classes.later_amounts',
  'fee_settings.family',
  'finance_changes.after',
  'finance_credit_uses.sources',
  'finance_dues.dues',
  'groups.known_clock',
  'holiday_settings.own',
  'honour_settings.years',
  'levies.due_dates',
  'member_access.fields',
  'member_groups.member_ids',
  'member_import_updates.guardians',
  'members.address',
  'members.other_emails',
  'members.other_phones',
  'members.own_values',
  'own_fields.options',
  'own_fields.seen_by',
  'own_fields.written_by',
  'pending_registrations.founded',
  'poll_answers.answers',
  'polls.dates',
  'reminder_settings.steps',
  'transfer_changes.after',
]

/** By its name, or as JSON that may contain one. */
function mayNameSections(table: PgTable): string[] {
  const { name, columns } = getTableConfig(table)
  return columns
    .filter((column) => column.getSQLType() === 'jsonb' || /instrument|section|doublings|score_place/.test(column.name))
    .map((column) => `${name}.${column.name}`)
}

test('a merge of instruments or sections moves every column that names one, or it is said here why not', () => {
  const known = [...moved, ...Object.keys(left), ...withNeither]
  expect(tables.flatMap(mayNameSections).toSorted()).toEqual(known.toSorted())
  const restored = new Set(sectionTables.map(getTableName))
  expect(moved.filter((column) => !restored.has(column.split('.')[0] ?? ''))).toEqual([])
})
