import { integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ownFieldKinds } from '@contract/members/ownFields'
import type { OwnFieldReader, OwnFieldWriter, OwnOption } from '@contract/members/ownFields'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { groups } from '../groups'

export const ownFieldKindType = pgEnum('own_field_kind', ownFieldKinds)

/** What a group asks of its members besides (contract/members/ownFields.ts); the values are in the members' rows. */
export const ownFields = pgTable(
  'own_fields',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** The smaller comes first. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    kind: ownFieldKindType('kind').notNull(),
    options: jsonb('options').$type<OwnOption[]>(),
    seenBy: jsonb('seen_by').$type<OwnFieldReader[]>().notNull(),
    writtenBy: jsonb('written_by').$type<OwnFieldWriter[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)
