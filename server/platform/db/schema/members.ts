import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { memberStatuses, sections } from '@contract/members'
import type { OtherEmail, OtherPhone, PostalAddress } from '@contract/members'
import type { OwnValues } from '@contract/members/ownFields'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from './columns'
import { groups } from './groups'
import { imports } from './imports'

// A list sorted by one of these follows the order of the contract's values.
export const sectionType = pgEnum('section', sections)
export const memberStatusType = pgEnum('member_status', memberStatuses)

/**
 * What else is searched, as its index has it; folded like the column `search`. Not all of it is for everybody
 * (platform/auth/memberFields.ts).
 */
export const guardedText = sql.raw(
  `fold_text(coalesce(emergency_name, '') || ' ' || coalesce(emergency_phone, '') || ' ' || regexp_replace(coalesce(emergency_phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(notes, '') || ' ' || coalesce(called_name, '') || ' ' || coalesce(second_instrument, '') || ' ' || coalesce(jsonb_path_query_array(other_emails, '$[*].*')::text, '') || ' ' || coalesce(jsonb_path_query_array(other_phones, '$[*].*')::text, '') || ' ' || regexp_replace(coalesce(jsonb_path_query_array(other_phones, '$[*].*')::text, ''), '[^0-9]', '', 'g'))`,
)

export const members = pgTable(
  'members',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    /** Which of the name is the surname; null: not known. */
    familyName: naturalText('family_name'),
    calledName: text('called_name'),
    section: sectionType('section').notNull(),
    instrument: naturalText('instrument'),
    /** Which part of the instrument: 2 of Clarinet 2. */
    part: smallint('part'),
    /** The desk or stand within the part. */
    seat: smallint('seat'),
    secondInstrument: text('second_instrument'),
    /** Where section and instrument stand in the group's own score order (server/areas/members/scorePlaces.ts). */
    scorePlace: integer('score_place').notNull().default(0),
    position: text('position'),
    status: memberStatusType('status').notNull(),
    email: text('email'),
    /**
     * The account of somebody else that put this address in the place of another, to which nobody agreed yet. Absent: it is believed. Not
     * a foreign key: accounts are erased.
     */
    emailChangedBy: uuid('email_changed_by'),
    phone: text('phone'),
    otherPhones: jsonb('other_phones').$type<OtherPhone[]>(),
    otherEmails: jsonb('other_emails').$type<OtherEmail[]>(),
    /** Without empty parts. */
    address: jsonb('address').$type<PostalAddress>(),
    birthDate: date('birth_date', { mode: 'string' }),
    joinedOn: date('joined_on', { mode: 'string' }),
    /** Their last day. */
    leftOn: date('left_on', { mode: 'string' }),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    notes: text('notes'),
    /**
     * Of the group's own fields, by id. In the row: lists read them without a join, and one version, one lock and one Undo cover them.
     * Values of removed fields stay, until the field is purged.
     */
    ownValues: jsonb('own_values').$type<OwnValues>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
    /** Erased for good: only what counts is left of them. */
    erasedAt: instant('erased_at'),
    importId: uuid('import_id'),
    /** What a search looks through, folded; the phone a second time as bare digits, as people type it. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || coalesce(instrument, '') || ' ' || coalesce(position, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'members_import_fk',
      columns: [table.groupId, table.importId],
      foreignColumns: [imports.groupId, imports.id],
    }),
    index('members_import_index')
      .on(table.groupId, table.importId)
      .where(sql`import_id is not null`),
    index('members_natural_order_index')
      .on(table.groupId, table.name, table.id)
      .where(sql`deleted_at is null`),
    // The columns of server/areas/scoreOrder.ts.
    index('members_score_order_index')
      .on(
        table.groupId,
        table.scorePlace,
        table.section,
        table.instrument,
        table.part,
        table.seat,
        table.name,
        table.id,
      )
      .where(sql`deleted_at is null`),
    // Counts, whole and by section and status, without a look at the rows.
    index('members_counting_index')
      .on(table.groupId, table.section, table.status)
      .where(sql`deleted_at is null`),
    // With the removed ones, who may still owe. Without the pending list: it makes one add in thousands pay for all the others.
    index('members_search_index').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    // The same of what else is searched. Not a column: Citus may not take another one that is computed.
    index('members_guarded_search_index')
      .using('gin', sql`${guardedText} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
)
