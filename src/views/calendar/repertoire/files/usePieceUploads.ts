import { useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import { FILE_NAME_MAX, PIECE_FILE_MAX_BYTES, type PiecePart } from '@contract/calendar/pieceFiles'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { failureOf, type Failure } from '@/api/failure'
import { sendPieceFile } from '@/redux/calendar/pieceFiles'

/** A file on its way, or that did not arrive. */
export interface PieceUpload {
  /** Of the file to be made; sent again, it stays the same. */
  id: string
  name: string
  part: PiecePart | undefined
  /** 0 to 1; undefined while it waits for its turn. */
  sent?: number
  /** A failed one stays, to be sent again or let go. */
  failure?: Failure
}

const tooLarge: Failure = { code: 'too_large', status: 0, message: 'too_large', fields: {} }

interface Held {
  file: File
  stop: AbortController
}

interface UploadOptions {
  pieceId: string
  /** For whom a file of that name is. */
  partOf: (name: string) => PiecePart | undefined
  onSent: () => void
}

/** Sends files to a piece, one after the other. */
export function usePieceUploads({ pieceId, partOf, onSent }: UploadOptions) {
  const [uploads, setUploads] = useState<PieceUpload[]>([])
  const held = useRef(new Map<string, Held>())
  const queue = useRef(Promise.resolve())
  useDirtyWarning(uploads.some(({ failure }) => !failure))

  const change = (id: string, { failure, sent }: Pick<PieceUpload, 'failure' | 'sent'>) =>
    setUploads((all) =>
      all.map((one) => {
        if (one.id !== id) return one
        const { name, part } = one
        return { id, name, part, ...(failure && { failure }), ...(sent !== undefined && { sent }) }
      }),
    )

  function drop(id: string): void {
    held.current.get(id)?.stop.abort()
    held.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  async function send({ id, name, part }: PieceUpload): Promise<void> {
    const one = held.current.get(id)
    if (one === undefined) return
    if (one.file.size > PIECE_FILE_MAX_BYTES) return change(id, { failure: tooLarge })
    try {
      change(id, { sent: 0 })
      const onProgress = (sent: number) => change(id, { sent })
      await sendPieceFile({ id, pieceId, name, ...part }, one.file, { signal: one.stop.signal, onProgress })
      drop(id)
      onSent()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure.code !== 'cancelled') change(id, { failure })
    }
  }

  function enqueue(upload: PieceUpload): void {
    queue.current = queue.current.then(() => send(upload))
  }

  function add(files: readonly File[]): void {
    const added = files.map((file): PieceUpload => {
      const id = newId()
      held.current.set(id, { file, stop: new AbortController() })
      // The end of a long name is kept, as it contains the file type.
      return { id, name: file.name.slice(-FILE_NAME_MAX).trim() || '-', part: partOf(file.name) }
    })
    setUploads((all) => [...all, ...added])
    for (const upload of added) enqueue(upload)
  }

  function retry(upload: PieceUpload): void {
    change(upload.id, {})
    enqueue(upload)
  }

  return { uploads, add, retry, drop }
}
