import { isBinaryDocument } from './decodeText'
import type { FileTable, ReadOptions } from './fileTable'
import { parseTable } from './parseTable'

export interface ParseJob {
  file: File
  options: ReadOptions
  /** Names of columns, folded. */
  knownNames: readonly string[]
}

/**
 * `document`: no text, but a workbook or the like.
 * `unreadable`: the browser cannot read it any more, e.g. because it was deleted.
 */
export type ReadFailure = 'empty' | 'document' | 'unreadable'

export type ParseMessage =
  { kind: 'progress'; share: number } | { kind: 'table'; table: FileTable } | { kind: 'failure'; failure: ReadFailure }

function tell(news: ParseMessage): void {
  self.postMessage(news, { transfer: [] })
}

async function read({ file, options, knownNames }: ParseJob): Promise<ParseMessage> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isBinaryDocument(bytes)) return { kind: 'failure', failure: 'document' }
  const onProgress = (share: number) => tell({ kind: 'progress', share })
  const table = parseTable(bytes, options, new Set(knownNames), onProgress)
  return table.rows.length === 0 ? { kind: 'failure', failure: 'empty' } : { kind: 'table', table }
}

self.addEventListener('message', ({ data }: MessageEvent<ParseJob>) => {
  read(data).then(tell, () => tell({ kind: 'failure', failure: 'unreadable' }))
})
