import { isArchive, isBinaryDocument, isOldWorkbook } from './decodeText'
import type { FileTable, ReadOptions } from './fileTable'
import { parseTable } from './parseTable'
import type { WorkbookFailure } from './parseWorkbook'

export interface ParseJob {
  file: File
  options: ReadOptions
  /** Names of columns, folded. */
  knownNames: readonly string[]
}

/**
 * `document`: neither text nor a workbook. `old_workbook`: xls, or with a password.
 * `unreadable`: the browser cannot read it any more, e.g. because it was deleted.
 */
export type ReadFailure = 'empty' | 'document' | 'old_workbook' | 'unreadable' | WorkbookFailure

export type ParseMessage =
  { kind: 'progress'; share: number } | { kind: 'table'; table: FileTable } | { kind: 'failure'; failure: ReadFailure }

function tell(news: ParseMessage): void {
  self.postMessage(news, { transfer: [] })
}

async function parse({ file, options, knownNames }: ParseJob): Promise<FileTable | ReadFailure> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const names = new Set(knownNames)
  if (isArchive(bytes)) {
    // The reader of workbooks is larger than all else here: only who has one waits for it.
    const { parseWorkbook } = await import('./parseWorkbook')
    return parseWorkbook(bytes, options.sheet, names)
  }
  if (isOldWorkbook(bytes)) return 'old_workbook'
  if (isBinaryDocument(bytes)) return 'document'
  return parseTable(bytes, options, names, (share) => tell({ kind: 'progress', share }))
}

async function read(job: ParseJob): Promise<ParseMessage> {
  const table = await parse(job)
  if (typeof table === 'string') return { kind: 'failure', failure: table }
  return table.rows.length === 0 ? { kind: 'failure', failure: 'empty' } : { kind: 'table', table }
}

self.addEventListener('message', ({ data }: MessageEvent<ParseJob>) => {
  read(data).then(tell, () => tell({ kind: 'failure', failure: 'unreadable' }))
})
