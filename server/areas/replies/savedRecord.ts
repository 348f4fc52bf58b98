import { ApiError } from '../../platform/http/errors'

/** How one record of a table is read and written, in the transaction of the save. */
interface RecordStore<Row> {
  /** Also finds what was removed. Held against other writers. */
  lock: () => Promise<Row | undefined>
  /** Undefined: the id is taken. */
  insert: () => Promise<Row | undefined>
  /** With the next version, and there again if it was removed. */
  replace: (stored: Row) => Promise<Row | undefined>
  /** Whether it says word for word what is stored. */
  isSame: (stored: Row) => boolean
  /** As the wire has it, for a conflict. */
  toRecord: (stored: Row) => unknown
}

/**
 * Creates, or with a version replaces (CONTRACT.md, Writes). On a removed record, word for word as last read is Undo; a change of
 * one that is gone must not bring it back unasked. Throws `not_found` and `conflict`.
 */
export async function saveRecord<Row extends { version: number; deletedAt: Date | null }>(
  { lock, insert, replace, isSame, toRecord }: RecordStore<Row>,
  version: number | undefined,
): Promise<{ row: Row; isNew: boolean }> {
  const made = version === undefined ? await insert() : undefined
  if (made !== undefined) return { row: made, isNew: true }
  const stored = await lock()
  if (stored === undefined) throw new ApiError('not_found')
  const isGone = stored.deletedAt !== null
  const isRepetition = version === undefined && !isGone && isSame(stored)
  if (isRepetition) return { row: stored, isNew: false }
  if (stored.version !== version) throw new ApiError('conflict', { current: toRecord(stored) })
  if (isGone && !isSame(stored)) throw new ApiError('not_found')
  const replaced = await replace(stored)
  if (replaced === undefined) throw new ApiError('not_found')
  return { row: replaced, isNew: false }
}
