import type { FileTable, ReadProgress } from './fileTable'
import type { ParseJob, ParseNews, ReadFailure } from './parseWorker'

export interface FileParse {
  /** Never settles once cancelled. */
  result: Promise<FileTable | ReadFailure>
  cancel: () => void
}

/** Reads and parses a file in a worker, so that the page stays responsive. */
export function readFile(job: ParseJob, onProgress: ReadProgress): FileParse {
  const worker = new Worker(new URL('./parseWorker.ts', import.meta.url), { type: 'module' })
  const result = new Promise<FileTable | ReadFailure>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ParseNews>) => {
      if (data.kind === 'progress') onProgress(data.share)
      else resolve(data.kind === 'table' ? data.table : data.failure)
      if (data.kind !== 'progress') worker.terminate()
    })
    worker.addEventListener('error', () => resolve('unreadable'))
  })
  worker.postMessage(job, [])
  return { result, cancel: () => worker.terminate() }
}
