import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isNull } from 'drizzle-orm'
import { painVersions } from '@contract/finances/paying/paymentSettings'
import type { SwissBillAddress } from '@contract/finances/paying/swissBill'
import type { DebitFile } from '@contract/finances/sepa/debitFile'
import { sequenceTypes } from '@contract/finances/sepa/mandateRules'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** By which debts are collected from an account (contract/finances/sepa/mandates.ts). */
export const mandates = pgTable(
  'debit_mandates',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** A member or a payer: not a foreign key, as it is either. */
    personId: uuid('person_id').notNull(),
    reference: text('reference').notNull(),
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    holder: text('holder').notNull(),
    iban: text('iban').notNull(),
    bic: text('bic'),
    address: jsonb('address').$type<SwissBillAddress>(),
    isOneOff: boolean('is_one_off').notNull().default(false),
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    revokedOn: date('revoked_on', { mode: 'string' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('debit_mandates_person_index').on(table.groupId, table.personId),
    uniqueIndex('debit_mandates_reference_index').on(table.groupId, table.reference).where(isNull(table.deletedAt)),
  ],
)

/** What went to the bank, or will: nothing in it follows later changes of mandates or settings (contract/finances/sepa/debitRuns.ts). */
export const debitRuns = pgTable(
  'debit_runs',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    creditor: jsonb('creditor').$type<DebitFile['creditor']>().notNull(),
    painVersion: text('pain_version', { enum: painVersions }).notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** What is collected by one mandate in a run. */
export const debitLines = pgTable(
  'debit_lines',
  {
    groupId: groupId(),
    /** Without its hyphens the end-to-end id, by which the bank names what comes back. */
    id: uuid('id').notNull(),
    runId: uuid('run_id').notNull(),
    mandateId: uuid('mandate_id').notNull(),
    reference: text('reference').notNull(),
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    holder: text('holder').notNull(),
    iban: text('iban').notNull(),
    bic: text('bic'),
    address: jsonb('address').$type<SwissBillAddress>(),
    sequence: text('sequence', { enum: sequenceTypes }).notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    /** Of the mandate before this run, for when the run is removed. */
    usedBefore: date('used_before', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'debit_lines_run_fk',
      columns: [table.groupId, table.runId],
      foreignColumns: [debitRuns.groupId, debitRuns.id],
    }).onDelete('cascade'),
    index('debit_lines_run_index').on(table.groupId, table.runId),
  ],
)

/** Which entries a line collects. Not a foreign key: entries are purged. */
export const debitLineEntries = pgTable(
  'debit_line_entries',
  {
    groupId: groupId(),
    lineId: uuid('line_id').notNull(),
    financeId: uuid('finance_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.lineId, table.financeId] }),
    foreignKey({
      name: 'debit_line_entries_line_fk',
      columns: [table.groupId, table.lineId],
      foreignColumns: [debitLines.groupId, debitLines.id],
    }).onDelete('cascade'),
    index('debit_line_entries_finance_index').on(table.groupId, table.financeId),
  ],
)
