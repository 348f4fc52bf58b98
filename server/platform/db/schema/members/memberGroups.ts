import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { MemberGroupRule } from '@contract/members/memberGroups'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** Some of a group's members under a name (contract/members/memberGroups.ts): by a rule, or those whose ids are listed. */
export const memberGroups = pgTable(
  'member_groups',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<MemberGroupRule>(),
    memberIds: jsonb('member_ids').$type<string[]>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)
