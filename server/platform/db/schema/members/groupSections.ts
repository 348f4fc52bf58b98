import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { SECTION_INSTRUMENTS_MAX } from '@contract/sections'
import type { OwnSection, Spelling } from '@contract/sections'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'
import type { RowBatch } from './memberMerges'

/** Of one section, in the score order (`score_place` of members). The last is for what is not listed in it. */
export const SECTION_PLACES = SECTION_INSTRUMENTS_MAX + 1

/** What stood there before the last change, and every row that followed it. */
export interface SectionsBefore {
  sections: OwnSection[]
  spellings: Spelling[]
  batches: RowBatch[]
}

/** A group's sections and instruments in the order of the score; without a row, the eight families with what members play. */
export const groupSections = pgTable('group_sections', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  sections: jsonb('sections').$type<OwnSection[]>().notNull(),
  spellings: jsonb('spellings').$type<Spelling[]>().notNull(),
  version: version(),
  /** Undoes the last change. Absent: there is none, or it is too old. */
  before: jsonb('before').$type<SectionsBefore>(),
  updatedAt: updatedAt(),
})
