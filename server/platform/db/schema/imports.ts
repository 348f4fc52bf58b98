import { date, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ImportFormat } from '@contract/imports'
import { bytes, createdAt, groupId, instant } from './columns'
import { groups } from './groups'

export const importAreaType = pgEnum('import_area', ['finances', 'members'])

/** Files whose lines were taken in, so that a batch can be taken back. */
export const imports = pgTable(
  'imports',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    area: importAreaType('area').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of what was sent: the same again under one id is a repetition, anything else a conflict. */
    digest: bytes('digest').notNull(),
    added: integer('added').notNull(),
    duplicates: integer('duplicates').notNull(),
    /** How many records that were there it changed; absent for none. */
    updated: integer('updated'),
    /** SHA-256 of the names of the file's columns, and what was said of them: the next file like it is read so. */
    shape: bytes('shape'),
    format: jsonb('format').$type<ImportFormat>(),
    /** SHA-256 of what wrote the file (contract/imports.ts, `source`): files of one source mean the same by a day. */
    source: bytes('source'),
    /** Of a bank's file: what it was read as (contract/finances/bankLines.ts), and the days that it says it is about. */
    bankFormat: text('bank_format'),
    statementFrom: date('statement_from', { mode: 'string' }),
    statementTo: date('statement_to', { mode: 'string' }),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)
