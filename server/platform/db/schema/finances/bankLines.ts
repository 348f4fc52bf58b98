import { bigint, date, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, groupId } from '../columns'
import { imports } from '../imports'

/** What became of a line: it made something, paid what was open, was something that is there, or was left out. */
export const bankLineOutcomeType = pgEnum('bank_line_outcome', ['made', 'paid', 'linked', 'skipped'])

/**
 * Lines of the banks' files that were taken in, so that each is taken in once, and is seen beside what it became. Their words name people:
 * those of a line that was left out are not kept, and those of a line whose entries are purged or whose member is erased are deleted
 * (server/areas/finances/ledger/bankLineBookings.ts). Lines from before the words were kept have none.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    groupId: groupId(),
    importId: uuid('import_id').notNull(),
    /** Its place among the lines that were sent, from 0. */
    place: integer('place').notNull(),
    accountId: uuid('account_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Minor units, signed. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** SHA-256 of day, amount and text. */
    digest: bytes('digest').notNull(),
    /** The bank's own id of the posting. */
    bankId: text('bank_id'),
    outcome: bankLineOutcomeType('outcome').notNull(),
    description: text('description'),
    /** Who paid or was paid, as the bank names them. */
    counterparty: text('counterparty'),
    /** IBAN or number of the other account. */
    counterpartyAccount: text('counterparty_account'),
    /** Of who asked for the money. */
    reference: text('reference'),
    /** Where it begins in its file, from 1. `place` counts the lines that were decided. */
    fileLine: integer('file_line'),
    /** Number of the bank's statement that the line is on, as its file tells it. */
    statement: text('statement'),
    /** What the lines have in common that are parts of one booking of the bank, within the import. */
    batch: text('batch'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.importId, table.place] }),
    foreignKey({
      name: 'bank_lines_import_fk',
      columns: [table.groupId, table.importId],
      foreignColumns: [imports.groupId, imports.id],
    }),
    index('bank_lines_date_index').on(table.groupId, table.accountId, table.date),
  ],
)

/** The entries and transfers that a line is. One that was purged since may still stand here by its id. */
export const bankLineEntries = pgTable(
  'bank_line_entries',
  {
    groupId: groupId(),
    importId: uuid('import_id').notNull(),
    place: integer('place').notNull(),
    /** Of an entry, or of a transfer. */
    entryId: uuid('entry_id').notNull(),
    /** `paid`: the line paid it, or part of it; `made` and `linked` as of the line. */
    outcome: bankLineOutcomeType('outcome').notNull(),
    /** The version that the line left it with. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.importId, table.place, table.entryId] }),
    foreignKey({
      name: 'bank_line_entries_line_fk',
      columns: [table.groupId, table.importId, table.place],
      foreignColumns: [bankLines.groupId, bankLines.importId, bankLines.place],
    }).onDelete('cascade'),
    index('bank_line_entries_entry_index').on(table.groupId, table.entryId),
  ],
)
