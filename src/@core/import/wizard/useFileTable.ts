import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileTable, ReadOptions, ReadProgress } from '@/@core/import/parsing/fileTable'
import type { ReadFailure } from '@/@core/import/parsing/parseFile'
import type { ParseJob, ParseMessage } from '@/@core/import/parsing/parseWorker'

interface ReadTable {
  file: File
  table: FileTable
}

interface FileTableState {
  /** The file that was read last; stays while another is being read. */
  read: ReadTable | null
  /** 0 to 1 while a file is being read. */
  progress: number | null
  failure: ReadFailure | null
  /** Answers the table, or null where it could not be read. */
  open: (file: File, options?: ReadOptions) => Promise<FileTable | null>
  cancel: () => void
  /** As if no file had ever been chosen. */
  clear: () => void
}

/** One file at a time; `knownNames`: names of columns, folded. Keep the list. */
export function useFileTable(knownNames: readonly string[]): FileTableState {
  const [read, setRead] = useState<ReadTable | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<ReadFailure | null>(null)
  const parse = useRef<FileParse | null>(null)

  const cancel = useCallback(() => {
    parse.current?.cancel()
    parse.current = null
    setProgress(null)
  }, [])

  const open = useCallback(
    async (file: File, options: ReadOptions = {}) => {
      cancel()
      setFailure(null)
      setProgress(0)
      const own = readFile({ file, options, knownNames }, setProgress)
      parse.current = own
      const result = await own.result
      parse.current = null
      setProgress(null)
      if (typeof result === 'string') {
        setFailure(result)
        return null
      }
      setRead({ file, table: result })
      return result
    },
    [cancel, knownNames],
  )

  const clear = useCallback(() => {
    cancel()
    setRead(null)
    setFailure(null)
  }, [cancel])

  useEffect(() => () => parse.current?.cancel(), [])
  return { read, progress, failure, open, cancel, clear }
}

interface FileParse {
  /** Never settles once cancelled. */
  result: Promise<FileTable | ReadFailure>
  cancel: () => void
}

/** Reads and parses a file in a worker, so that the page stays responsive. */
function readFile(job: ParseJob, onProgress: ReadProgress): FileParse {
  const worker = new Worker(new URL('../parsing/parseWorker.ts', import.meta.url), { type: 'module' })
  const result = new Promise<FileTable | ReadFailure>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ParseMessage>) => {
      if (data.kind === 'progress') onProgress(data.share)
      else resolve(data.kind === 'table' ? data.table : data.failure)
      if (data.kind !== 'progress') worker.terminate()
    })
    worker.addEventListener('error', () => resolve('unreadable'))
  })
  worker.postMessage(job, [])
  return { result, cancel: () => worker.terminate() }
}
