import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { members } from '../members'

/** Parents and others who belong to members and are none themselves. */
export const contacts = pgTable(
  'contacts',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo with its ties. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('contacts_name_index')
      .on(table.groupId, table.name, table.id)
      .where(sql`deleted_at is null`),
  ],
)

/** Whom a contact belongs to. The first to be called stands in the member's row as well (areas/members/emergencyContacts.ts). */
export const memberContacts = pgTable(
  'member_contacts',
  {
    groupId: groupId().references(() => groups.groupId),
    contactId: uuid('contact_id').notNull(),
    memberId: uuid('member_id').notNull(),
    relation: text('relation'),
    isGuardian: boolean('is_guardian').notNull().default(false),
    /** The smaller is called first; absent: not in an emergency. */
    emergency: smallint('emergency'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.contactId, table.memberId] }),
    foreignKey({
      name: 'member_contacts_contact_fk',
      columns: [table.groupId, table.contactId],
      foreignColumns: [contacts.groupId, contacts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'member_contacts_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }).onDelete('cascade'),
    index('member_contacts_member_index').on(table.groupId, table.memberId),
  ],
)
