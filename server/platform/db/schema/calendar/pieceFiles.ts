import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { pieceFileTypes } from '@contract/calendar/pieceFiles'
import type { PiecePart } from '@contract/calendar/pieceFiles'
import { bytes, groupId, instant, updatedAt, version } from '../columns'
import { pieces } from './pieces'

/** Scores, parts and recordings of the pieces: files, of which the bytes lie in `piece_file_chunks`. */
export const pieceFiles = pgTable(
  'piece_files',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    pieceId: uuid('piece_id').notNull(),
    name: text('name').notNull(),
    /** Null: for everybody. */
    parts: jsonb('parts').$type<PiecePart[]>(),
    type: text('type', { enum: pieceFileTypes }).notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** In hex. */
    sha256: text('sha256').notNull(),
    version: version(),
    addedAt: instant('added_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'piece_files_piece_fk',
      columns: [table.groupId, table.pieceId],
      foreignColumns: [pieces.groupId, pieces.id],
    }),
    // Removed ones too, for merging and purging.
    index('piece_files_piece_index').on(table.groupId, table.pieceId),
  ],
)

/** A file in chunks of one size, the last one shorter: none is ever held whole by who reads or copies it. */
export const pieceFileChunks = pgTable(
  'piece_file_chunks',
  {
    groupId: groupId(),
    fileId: uuid('file_id').notNull(),
    /** 0, 1, 2 … */
    number: integer('number').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.fileId, table.number] }),
    foreignKey({
      name: 'piece_file_chunks_file_fk',
      columns: [table.groupId, table.fileId],
      foreignColumns: [pieceFiles.groupId, pieceFiles.id],
    }),
  ],
)
