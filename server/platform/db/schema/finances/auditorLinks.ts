import { boolean, date, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditorMarks } from '@contract/finances/auditing'
import { bytes, groupId, instant } from '../columns'
import { groups } from '../groups'

/** Links by which auditors look at the books of a period (contract/finances/auditing.ts). Of a token the hash alone is kept. */
export const auditorLinks = pgTable(
  'auditor_links',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** The auditor's. */
    name: text('name').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** Whether the names of members who paid are told. */
    withNames: boolean('with_names').notNull(),
    hash: bytes('hash').notNull(),
    /** Of the hash, where it took an earlier one's place. The name as it was then. */
    renewedAt: instant('renewed_at'),
    renewedBy: text('renewed_by'),
    expiresAt: instant('expires_at').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    /** The name as it was then. */
    madeBy: text('made_by').notNull(),
    /** First, and lately, to the hour. */
    openedAt: instant('opened_at'),
    usedAt: instant('used_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    uniqueIndex('auditor_links_hash_index').on(table.groupId, table.hash),
  ],
)

/** How each sample was drawn, so that it can be drawn again (samples.ts of the finances' auditing). */
export const auditorDraws = pgTable(
  'auditor_draws',
  {
    groupId: groupId(),
    linkId: uuid('link_id').notNull(),
    /** 1 for the first; each draw of more adds one. */
    number: integer('number').notNull(),
    /** Made by chance in the moment of the draw: nobody knows it before. */
    seed: text('seed').notNull(),
    /** From how many entries it was drawn; what earlier draws had taken is not among them. */
    population: integer('population').notNull(),
    size: integer('size').notNull(),
    drawnAt: instant('drawn_at').notNull().defaultNow(),
    /** The account that was signed in there, by its name of then. Absent: nobody was. So also below. */
    signedInAs: text('signed_in_as'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.linkId, table.number] }),
    foreignKey({
      name: 'auditor_draws_link_fk',
      columns: [table.groupId, table.linkId],
      foreignColumns: [auditorLinks.groupId, auditorLinks.id],
    }),
  ],
)

/** Entries that were drawn, in the order of the lot. */
export const auditorSamples = pgTable(
  'auditor_samples',
  {
    groupId: groupId(),
    linkId: uuid('link_id').notNull(),
    /** 1, 2, 3 … over all draws. */
    position: integer('position').notNull(),
    /** Not a foreign key: an entry that is removed and purged later was drawn all the same. */
    financeId: uuid('finance_id').notNull(),
    draw: integer('draw').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.linkId, table.position] }),
    foreignKey({
      name: 'auditor_samples_draw_fk',
      columns: [table.groupId, table.linkId, table.draw],
      foreignColumns: [auditorDraws.groupId, auditorDraws.linkId, auditorDraws.number],
    }),
    uniqueIndex('auditor_samples_finance_key').on(table.groupId, table.linkId, table.financeId),
  ],
)

/** What auditors marked as seen or with a question, drawn or not. */
export const auditorTicks = pgTable(
  'auditor_ticks',
  {
    groupId: groupId(),
    linkId: uuid('link_id').notNull(),
    /** Not a foreign key, as in samples. */
    financeId: uuid('finance_id').notNull(),
    mark: text('mark', { enum: auditorMarks }).notNull(),
    /** Number of the entry's last change that the auditor saw (`finance_changes`). A later one makes the mark outdated. */
    revision: integer('revision').notNull(),
    markedAt: instant('marked_at').notNull().defaultNow(),
    signedInAs: text('signed_in_as'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.linkId, table.financeId] }),
    foreignKey({
      name: 'auditor_ticks_link_fk',
      columns: [table.groupId, table.linkId],
      foreignColumns: [auditorLinks.groupId, auditorLinks.id],
    }),
  ],
)

/** What auditors remarked, and what they were answered. */
export const auditorRemarks = pgTable(
  'auditor_remarks',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    linkId: uuid('link_id').notNull(),
    /** Absent: about the books as a whole. Not a foreign key, as in samples. */
    financeId: uuid('finance_id'),
    text: text('text').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** The name as it was then. */
    answeredBy: text('answered_by'),
    resolvedAt: instant('resolved_at'),
    signedInAs: text('signed_in_as'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'auditor_remarks_link_fk',
      columns: [table.groupId, table.linkId],
      foreignColumns: [auditorLinks.groupId, auditorLinks.id],
    }),
  ],
)
