import { useMemo, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { ImportOutcome } from './DoneStep'
import type { LinesFile } from './linesFile'
import type { Figure, ImportBatch, ImportServer, LineProgress } from './importArea'
import type { LineState, PreviewLine } from '@/@core/import/parsing/importLine'

interface Batch<Item> {
  fileName: string
  lines: readonly PreviewLine<Item>[]
  figures: (items: readonly Item[]) => readonly Figure[]
  leftOutFile: LinesFile | null
  format: ImportBatch<Item>['format']
}

interface ImportSaving<Item> {
  outcome: ImportOutcome | null
  isBusy: boolean
  /** While it is saved, once the server tells. */
  progress: LineProgress | null
  /** Why the last attempt failed. */
  alert: string | null
  /** Answers the id under which it is saved; null where it is not. */
  save: (batch: Batch<Item>) => Promise<string | null>
  undo: () => Promise<void>
  forget: () => void
}

/**
 * Saves what is to be imported in one call. `lines` are what they were until the person changes something: sent again after a
 * failure they go under the same id, so that what did arrive is not added twice.
 */
export function useImportSaving<Item>(
  { save: send, undo: undoImport, sentenceOf, undoSentenceOf }: ImportServer<Item>,
  lines: object | null,
): ImportSaving<Item> {
  const batch = useMemo(() => ({ id: newId(), lines }), [lines])
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<LineProgress | null>(null)
  const [failed, setFailed] = useState<{ of: object; alert: string } | null>(null)

  async function save({ fileName, lines: marked, figures, leftOutFile, format }: Batch<Item>): Promise<string | null> {
    const isSent = new Set<LineState>(['new', 'differs', 'duplicate', 'probable'])
    const sent = marked.filter(({ state }) => isSent.has(state))
    const updates = marked.flatMap(({ state, update }) => (state === 'update' && update ? [update.item] : []))
    const items = sent.flatMap(({ item }) => item ?? [])
    const added = sent.flatMap(({ state, item }) => (state === 'new' && item !== null ? [item] : []))
    setBusy(true)
    setFailed(null)
    try {
      const repeats = sent.flatMap(({ isRepeat }, index) => (isRepeat ? [index] : []))
      const answer = await send(
        { id: batch.id, fileName, items, repeats, format, ...(updates.length > 0 && { updates }) },
        setProgress,
      )
      const leftOut = marked.length - sent.length - updates.length
      const probable = Math.min(sent.filter(({ state }) => state === 'probable').length, answer.duplicates)
      const duplicates = answer.duplicates - probable
      setOutcome({
        id: batch.id,
        fileName,
        lines: marked.length,
        ...answer,
        duplicates,
        probable,
        leftOut,
        figures: figures(added),
        leftOutFile,
        isUndone: false,
      })
      return batch.id
    } catch (thrown) {
      setFailed({ of: batch, alert: sentenceOf(thrown) })
      return null
    } finally {
      setBusy(false)
      setProgress(null)
    }
  }

  async function undo(): Promise<void> {
    if (!outcome) return
    setBusy(true)
    setFailed(null)
    try {
      await undoImport(outcome.id)
      setOutcome({ ...outcome, isUndone: true })
    } catch (thrown) {
      setFailed({ of: batch, alert: undoSentenceOf(thrown, outcome.fileName) })
    } finally {
      setBusy(false)
    }
  }

  function forget(): void {
    setOutcome(null)
    setFailed(null)
  }

  return { outcome, isBusy, progress, alert: failed?.of === batch ? failed.alert : null, save, undo, forget }
}
