import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { OwnSection, Spelling } from '@contract/sections'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** A group's sections and instruments in the order of the score; without a row, the eight families with what members play. */
export const groupSections = pgTable('group_sections', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  sections: jsonb('sections').$type<OwnSection[]>().notNull(),
  spellings: jsonb('spellings').$type<Spelling[]>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
