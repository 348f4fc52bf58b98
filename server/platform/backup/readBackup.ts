import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { BackupError } from './backupError'
import { FOOTER_MARK, Footer, HEADER_MARK, Header, TABLE_END, readCopyLine } from './backupFormat'
import type { Table } from '../db/tables'

type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: Table }
  /** Whole rows of the table before. */
  | { kind: 'rows'; chunk: Buffer }
  | { kind: 'tableEnd' }
  | { kind: 'footer'; footer: Footer }

interface Piece {
  kind: 'line' | 'rows' | 'tableEnd'
  bytes: Buffer
}

const LINE_FEED = 10

async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = all.lastIndexOf(LINE_FEED) + 1
    if (end > 0) yield all.subarray(0, end)
    rest = all.subarray(end)
  }
  if (rest.length > 0) throw new BackupError('its last line is cut off')
}

/** No row looks like it: a backslash in a row is doubled. Answers -1 where the table goes on. */
function findTableEnd(lines: Buffer): number {
  if (lines.subarray(0, TABLE_END.length).equals(Buffer.from(TABLE_END))) return 0
  const before = lines.indexOf(`\n${TABLE_END}`)
  return before === -1 ? -1 : before + 1
}

async function* splitPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let isInTable = false
  for await (const lines of wholeLines(chunks)) {
    let left = lines
    while (left.length > 0) {
      const end: number = isInTable ? findTableEnd(left) : left.indexOf(LINE_FEED) + 1
      const bytes = end === -1 ? left : left.subarray(0, end)
      left = left.subarray(bytes.length)
      if (bytes.length > 0) yield { kind: isInTable ? 'rows' : 'line', bytes }
      if (!isInTable) isInTable = bytes.toString('utf8', 0, 5) === 'COPY '
      else if (end !== -1) {
        yield { kind: 'tableEnd', bytes: left.subarray(0, TABLE_END.length) }
        left = left.subarray(TABLE_END.length)
        isInTable = false
      }
    }
  }
}

/** Rows in a piece of COPY's text: each ends in a line feed of its own, and those inside a value are escaped. */
export function countLines(lines: Buffer): number {
  let count = 0
  for (let at = lines.indexOf(LINE_FEED); at !== -1; at = lines.indexOf(LINE_FEED, at + 1)) count += 1
  return count
}

function parseLine(bytes: Buffer): Part {
  const text = bytes.toString('utf8').trimEnd()
  // The footer's mark begins as the header's does.
  if (text.startsWith(FOOTER_MARK)) {
    return { kind: 'footer', footer: Footer.parse(JSON.parse(text.slice(FOOTER_MARK.length))) }
  }
  if (text.startsWith(HEADER_MARK)) {
    return { kind: 'header', header: Header.parse(JSON.parse(text.slice(HEADER_MARK.length))) }
  }
  const table = readCopyLine(text)
  if (table === undefined) throw new BackupError('it is no backup of Batuta')
  return { kind: 'table', table }
}

const parsePiece = ({ kind, bytes }: Piece): Part => {
  if (kind === 'line') return parseLine(bytes)
  return kind === 'rows' ? { kind, chunk: bytes } : { kind }
}

/** Hands the parts on, and compares what came with what the footer says. */
async function* verify(pieces: AsyncIterable<Piece>): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  const rows = new Map<string, number>()
  let table = ''
  let last: Part['kind'] | undefined
  for await (const piece of pieces) {
    const part = parsePiece(piece)
    // One header before all else, and nothing after the footer.
    if ((last === undefined) !== (part.kind === 'header') || last === 'footer') {
      throw new BackupError('it is no backup of Batuta')
    }
    if (part.kind !== 'footer') hash.update(piece.bytes)
    if (part.kind === 'table') table = part.table.name
    if (part.kind === 'table' || part.kind === 'rows') {
      rows.set(table, (rows.get(table) ?? 0) + (part.kind === 'rows' ? countLines(part.chunk) : 0))
    }
    if (part.kind === 'footer') {
      const isWhole = isDeepStrictEqual(part.footer, { sha256: hash.digest('hex'), rows: Object.fromEntries(rows) })
      if (!isWhole) throw new BackupError('its content is not what was written')
    }
    last = part.kind
    yield part
  }
  if (last !== 'footer') throw new BackupError('its end is missing')
}

/**
 * Reads a backup part by part: a header, tables with their rows, a footer. Throws a BackupError as soon as something is not as it
 * was written; before the footer has come, that may still happen.
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const gunzip = createGunzip()
  // What goes wrong with the file is thrown to whoever reads the other end.
  pipeline(createReadStream(file), gunzip, () => {})
  try {
    yield* verify(splitPieces(gunzip))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupError(`there is no file ${file}`, { cause: error })
    }
    if (error instanceof Error && 'syscall' in error) throw error
    const reason = error instanceof BackupError ? error.message : 'it is damaged, or no backup of Batuta'
    throw new BackupError(`${file} cannot be used: ${reason}`, { cause: error })
  }
}

/** Reads it to its end. Throws a BackupError where it is not whole. */
export async function checkBackup(file: string): Promise<{ header: Header; footer: Footer }> {
  let header: Header | undefined
  let footer: Footer | undefined
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'footer') footer = part.footer
  }
  if (header === undefined || footer === undefined) throw new BackupError(`${file} cannot be used: its end is missing`)
  return { header, footer }
}
