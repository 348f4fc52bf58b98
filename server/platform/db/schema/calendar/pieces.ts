import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import type { Society } from '@contract/calendar/pieces'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'

const isThere = sql`deleted_at is null`

/** The group's library of pieces (contract/calendar/pieces.ts). */
export const pieces = pgTable(
  'pieces',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    title: naturalText('title').notNull(),
    composer: naturalText('composer'),
    arranger: text('arranger'),
    publisher: text('publisher'),
    shelf: naturalText('shelf'),
    minutes: integer('minutes'),
    seconds: integer('seconds'),
    grade: real('grade'),
    genre: text('genre'),
    instrumentation: text('instrumentation'),
    iswc: text('iswc'),
    ismn: text('ismn'),
    society: text('society').$type<Society>(),
    workNumber: text('work_number'),
    notes: text('notes'),
    isArchived: boolean('is_archived').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
    /** What a search looks through, folded. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(title || ' ' || coalesce(composer, '') || ' ' || coalesce(arranger, '') || ' ' || coalesce(shelf, ''))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('pieces_title_index').on(table.groupId, table.title, table.id).where(isThere),
    index('pieces_genre_index').on(table.groupId, table.genre).where(isThere),
    index('pieces_search_index')
      .using('gin', table.search.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isThere),
  ],
)
