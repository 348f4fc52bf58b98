import { foreignKey, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { MemberWrite } from '@contract/members'
import { groupId, version } from '../columns'
import { imports } from '../imports'
import { members } from '../members'

/** A guardian whom an import tied to a member, with what was before it. */
export interface AttachedGuardian {
  contactId: string
  /** Null: they were not tied. */
  tie: { relation: string | null; isGuardian: boolean } | null
  /** Of a contact that got what it had not; `version`: the one that the import made. */
  contact?: { email: string | null; phone: string | null; version: number }
}

/** Members whom an import changed, as they were before it, so that it can be taken back. Gone with the import and with their data. */
export const memberImportUpdates = pgTable(
  'member_import_updates',
  {
    groupId: groupId(),
    importId: uuid('import_id').notNull(),
    memberId: uuid('member_id').notNull(),
    before: jsonb('before').$type<MemberWrite>().notNull(),
    /** What it made of their contacts, to be undone too. */
    guardians: jsonb('guardians').$type<AttachedGuardian[]>(),
    /** The version that the import made: who has another was changed since. */
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.importId, table.memberId] }),
    foreignKey({
      name: 'member_import_updates_import_fk',
      columns: [table.groupId, table.importId],
      foreignColumns: [imports.groupId, imports.id],
    }),
    foreignKey({
      name: 'member_import_updates_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
  ],
)
