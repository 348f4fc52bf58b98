import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Leads } from '@contract/leads'
import { bytes, createdAt, groupId, instant } from './columns'
import { roleType, users } from './users'

export const invitations = pgTable(
  'invitations',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    hash: bytes('hash').notNull(),
    role: roleType('role').notNull(),
    note: text('note'),
    /** Where the link was also sent, if it was. */
    email: text('email'),
    /** What whoever accepts it leads. */
    leads: jsonb('leads').$type<Leads>(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    unique('invitations_hash_key').on(table.groupId, table.hash),
    // What a removed administrator handed out opens no door any more.
    foreignKey({
      name: 'invitations_inviter_fk',
      columns: [table.groupId, table.invitedBy],
      foreignColumns: [users.groupId, users.id],
    }).onDelete('cascade'),
    index('invitations_inviter_index').on(table.groupId, table.invitedBy),
  ],
)
