import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { GuardedField, ReadingRole } from '@contract/members/memberAccess'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** Field by field, so that one that comes later is as is usual until somebody says otherwise. */
export type StoredAccess = Partial<Record<ReadingRole | 'leader', Partial<Record<GuardedField, boolean>>>>

/** What of its members a group lets each role read; without a row, as is usual (contract/members/memberAccess.ts). */
export const memberAccess = pgTable('member_access', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  fields: jsonb('fields').$type<StoredAccess>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
