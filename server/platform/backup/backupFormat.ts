import * as z from 'zod'
import type { Table } from '../db/tables'

/**
 * A backup is one gzipped text, in the plain form of pg_dump for data alone, so that `psql` can read the tables too:
 *
 *     -- Batuta backup {header as JSON}
 *     COPY "public"."groups" ("group_id","name") FROM stdin;
 *     rows in PostgreSQL's text format
 *     \.
 *     -- Batuta backup ends {footer as JSON}
 *
 * Tables stand in an order in which none refers to a later one. The tables themselves are made by the migrations.
 */
export const HEADER_MARK = '-- Batuta backup '
export const FOOTER_MARK = '-- Batuta backup ends '

export const TABLE_END = '\\.\n'

export const Header = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** As drizzle notes them: the hash of each file, and its time in milliseconds. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })).min(1),
  /** Which secret is in use (`kid`), and the files of DATA_DIR that it is kept in, where it is. */
  secret: z.object({ kid: z.string(), files: z.record(z.string(), z.string()) }),
})
export type Header = z.infer<typeof Header>

export const Footer = z.object({
  /** Hex, over every byte before this line. */
  sha256: z.string(),
  /** Of each table, in the order of the file. */
  rows: z.record(z.string(), z.number()),
})
export type Footer = z.infer<typeof Footer>

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const columnList = ({ columns }: Table) => columns.map(quoted).join(',')

const qualified = ({ name }: Table) => `"public".${quoted(name)}`

/** A query and not the table's name: so that it may be partitioned. */
export const copyOut = (table: Table) => `COPY (SELECT ${columnList(table)} FROM ${qualified(table)}) TO stdout`

export const copyIn = (table: Table) => `COPY ${qualified(table)} (${columnList(table)}) FROM stdin`

const COPY_LINE = /^COPY "public"\."((?:[^"]|"")+)" \((.+)\) FROM stdin;$/

/** Reads what `copyIn` wrote. Undefined where the line is none. */
export function readCopyLine(line: string): Table | undefined {
  const [, name, list] = COPY_LINE.exec(line) ?? []
  if (name === undefined || list === undefined) return undefined
  const plain = (text: string) => text.replaceAll('""', '"')
  const columns = [...list.matchAll(/"((?:[^"]|"")+)"/g)].map(([, column = '']) => plain(column))
  return { name: plain(name), columns }
}
