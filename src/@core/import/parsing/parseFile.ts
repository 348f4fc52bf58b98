import { isArchive, isBinaryDocument, isOldWorkbook } from './decodeText'
import type { FileTable, ReadOptions, ReadProgress } from './fileTable'
import { parseTable } from './parseTable'
import type { WorkbookFailure } from './parseWorkbook'

/**
 * `document`: neither text nor a workbook. `old_workbook`: xls, or with a password.
 * `unreadable`: the browser cannot read it any more, e.g. because it was deleted.
 */
export type ReadFailure = 'empty' | 'document' | 'old_workbook' | 'unreadable' | WorkbookFailure

async function parse(
  bytes: Uint8Array,
  options: ReadOptions,
  names: ReadonlySet<string>,
  onProgress: ReadProgress,
): Promise<FileTable | ReadFailure> {
  if (isArchive(bytes)) {
    // The reader of workbooks is larger than all else here: only who has one waits for it.
    const { parseWorkbook } = await import('./parseWorkbook')
    const read = await parseWorkbook(bytes, options.sheet, names)
    return read === 'archive' ? parseArchived(bytes, options, names, onProgress) : read
  }
  if (isOldWorkbook(bytes)) return 'old_workbook'
  if (isBinaryDocument(bytes)) return 'document'
  return parseTable(bytes, options, names, onProgress)
}

/** A bank's table in a zip archive, as some hand them out. Of several, the first unless another is asked for. */
async function parseArchived(
  bytes: Uint8Array,
  options: ReadOptions,
  names: ReadonlySet<string>,
  onProgress: ReadProgress,
): Promise<FileTable | ReadFailure> {
  const { archivedTables } = await import('./archivedTables')
  const tables = archivedTables(bytes)
  const files = [...tables.keys()]
  const file = files.find((name) => name === options.file) ?? files[0]
  const content = file === undefined ? undefined : tables.get(file)
  if (file === undefined || content === undefined) return 'archive'
  const table = await parse(content, options, names, onProgress)
  return typeof table === 'string' ? table : { ...table, archive: { file, files } }
}

/** The table of a text file or workbook, whatever it is called; or why there is none. `names`: of columns, folded. */
export async function parseFile(
  bytes: Uint8Array,
  options: ReadOptions,
  names: ReadonlySet<string>,
  onProgress: ReadProgress,
): Promise<FileTable | ReadFailure> {
  const table = await parse(bytes, options, names, onProgress)
  return typeof table === 'string' || table.rows.length > 0 ? table : 'empty'
}
