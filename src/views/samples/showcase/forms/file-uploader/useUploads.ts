import { useEffect, useRef, useState } from 'react'

export interface UploadedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** 0 to 1. */
  share: number
  state: 'reading' | 'done' | 'stopped' | 'broken'
}

/** A file is read in so many pieces, so that a small one has a bar too. */
const PIECES = 20
const PIECE_MS = 60

const pause = () => new Promise((resolve) => setTimeout(resolve, PIECE_MS))

interface UploadOptions {
  /** The first attempt ends at this share, as if the line had broken. */
  breaksAt?: number
}

/** Reads files piece by piece in place of sending them; each can be stopped, and goes on from where it was. */
export function useUploads({ breaksAt }: UploadOptions = {}) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const sources = useRef(new Map<string, Blob>())
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const all = running.current
    return () => all.forEach((control) => control.abort())
  }, [])

  function change(id: string, changes: Partial<UploadedFile>): void {
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file)))
  }

  async function read(id: string, from: number, end: number): Promise<void> {
    const source = sources.current.get(id)
    if (!source) return
    const control = new AbortController()
    running.current.set(id, control)
    for (let piece = Math.round(from * PIECES); piece < PIECES; piece += 1) {
      if (piece / PIECES >= end) return change(id, { state: 'broken' })
      const bounds = [piece, piece + 1].map((at) => Math.floor((source.size * at) / PIECES))
      // One piece after the other, as they would be sent.
      // oxlint-disable-next-line no-await-in-loop
      await source.slice(bounds[0], bounds[1]).arrayBuffer()
      // oxlint-disable-next-line no-await-in-loop
      await pause()
      if (control.signal.aborted) return
      change(id, { share: (piece + 1) / PIECES })
    }
    change(id, { state: 'done' })
  }

  function begin(id: string, from: number, end = 1.1): void {
    read(id, from, end).catch(() => change(id, { state: 'broken' }))
  }

  function add(name: string, source: Blob): void {
    const id = crypto.randomUUID()
    sources.current.set(id, source)
    setFiles((before) => [...before, { id, name, size: source.size, share: 0, state: 'reading' }])
    begin(id, 0, breaksAt)
  }

  function stop(id: string): void {
    running.current.get(id)?.abort()
    change(id, { state: 'stopped' })
  }

  function retry(id: string): void {
    const file = files.find((other) => other.id === id)
    if (!file) return
    change(id, { state: 'reading' })
    begin(id, file.share)
  }

  /** What it answers puts the file back where it stood. */
  function remove(id: string): () => void {
    const at = files.findIndex((file) => file.id === id)
    const gone = files[at]
    setFiles((before) => before.filter((file) => file.id !== id))
    return () => {
      if (gone) setFiles((now) => [...now.slice(0, at), gone, ...now.slice(at)])
    }
  }

  return { files, add, stop, retry, remove }
}
