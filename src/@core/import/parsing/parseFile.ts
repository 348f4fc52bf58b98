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
    return parseWorkbook(bytes, options.sheet, names)
  }
  if (isOldWorkbook(bytes)) return 'old_workbook'
  if (isBinaryDocument(bytes)) return 'document'
  return parseTable(bytes, options, names, onProgress)
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
