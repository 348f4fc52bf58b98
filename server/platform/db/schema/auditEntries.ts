import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditFields, AuditSubjectType } from '@contract/audit'
import { groupId, instant } from './columns'
import { groups } from './groups'

/**
 * The activity log. The application may add to it and read it: its migration takes away the rest (server/platform/audit/auditPurge.ts).
 * Names are as they were then, and no key leads to what an entry is about: that may be gone, the entry stays.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    // Texts and no enums: a further action is no change of the table.
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubjectType>().notNull(),
    subjectId: uuid('subject_id'),
    subjectName: text('subject_name'),
    before: jsonb('before').$type<AuditFields>(),
    after: jsonb('after').$type<AuditFields>(),
    address: text('address'),
    device: text('device'),
    requestId: text('request_id'),
    /** What a search looks through, folded. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(coalesce(actor_name, '') || ' ' || coalesce(subject_name, ''))`),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('audit_entries_order_index').on(table.groupId, table.at, table.id),
    index('audit_entries_actor_index').on(table.groupId, table.actorId, table.at, table.id),
    index('audit_entries_subject_index').on(table.groupId, table.subjectId, table.at, table.id),
    index('audit_entries_action_index').on(table.groupId, table.action, table.at, table.id),
  ],
)
