import type { FileTable, ReadOptions } from './fileTable'
import { parseFile, type ReadFailure } from './parseFile'

export interface ParseJob {
  file: File
  options: ReadOptions
  /** Names of columns, folded. */
  knownNames: readonly string[]
}

export type ParseMessage =
  { kind: 'progress'; share: number } | { kind: 'table'; table: FileTable } | { kind: 'failure'; failure: ReadFailure }

function tell(news: ParseMessage): void {
  self.postMessage(news, { transfer: [] })
}

async function read({ file, options, knownNames }: ParseJob): Promise<ParseMessage> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const table = await parseFile(bytes, options, new Set(knownNames), (share) => tell({ kind: 'progress', share }))
  return typeof table === 'string' ? { kind: 'failure', failure: table } : { kind: 'table', table }
}

self.addEventListener('message', ({ data }: MessageEvent<ParseJob>) => {
  read(data).then(tell, () => tell({ kind: 'failure', failure: 'unreadable' }))
})
