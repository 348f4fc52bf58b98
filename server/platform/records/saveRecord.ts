import type { AuditAction, AuditFields } from '@contract/audit'
import type { Actor } from '../audit/actor'
import { appendAudit, toAuditRow } from '../audit/auditEntries'
import type { AuditSubject } from '../audit/auditEntries'
import type { Transaction } from '../db/database'
import { ApiError } from '../http/errors'

/** `deletedAt` is absent where records are never removed, or for good. */
interface Versioned {
  version: number
  deletedAt?: Date | null
}

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

export interface SavedRecord<Row> {
  row: Row
  isNew: boolean
  /** Undefined: it was only sent again, or replaced by what it said already. */
  act?: 'added' | 'changed' | 'restored' | undefined
  /** As it was where it was replaced or came back. */
  before?: Row
}

const isGone = ({ deletedAt = null }: Versioned) => deletedAt !== null

/**
 * Whether a write may take the place of what is stored under its id, or, without a version, repeats it. On a removed record, word for
 * word as last read is Undo; a change of one that is gone must not bring it back unasked, nor may a late repetition. Throws `conflict`
 * with `current`, and `not_found`.
 */
export function assertWritable(
  stored: Versioned,
  version: number | undefined,
  isSame: boolean,
  current: unknown,
): void {
  const isRepetition = version === undefined && !isGone(stored) && isSame
  if (stored.version !== version && !isRepetition) throw new ApiError('conflict', { current })
  if (isGone(stored) && !isSame) throw new ApiError('not_found')
}

/** Creates, or with a version replaces (docs/writes.md). Throws `not_found` and `conflict`. */
export async function saveRecord<Row extends Versioned>(
  { lock, insert, replace, isSame, toRecord }: RecordStore<Row>,
  version: number | undefined,
): Promise<SavedRecord<Row>> {
  const made = version === undefined ? await insert() : undefined
  if (made !== undefined) return { row: made, isNew: true, act: 'added' }
  const stored = await lock()
  if (stored === undefined) throw new ApiError('not_found')
  const isUnchanged = isSame(stored)
  assertWritable(stored, version, isUnchanged, toRecord(stored))
  if (version === undefined) return { row: stored, isNew: false }
  const row = await replace(stored)
  if (row === undefined) throw new ApiError('not_found')
  if (isGone(stored)) return { row, isNew: false, act: 'restored', before: stored }
  return { row, isNew: false, act: isUnchanged ? undefined : 'changed', before: stored }
}

type KindThatIs<Act extends string> = AuditAction extends infer Action
  ? Action extends `${infer Kind}_${Act}`
    ? Kind
    : never
  : never
/** Whose entries in the activity log are `…_added`, `…_changed` and `…_restored`. */
type RecordKind = KindThatIs<'added'> & KindThatIs<'changed'> & KindThatIs<'restored'>

interface Told {
  subject: AuditSubject
  fields: AuditFields
  /** Told of each act, as it says how it was done (`NewAuditEntry`). */
  context?: AuditFields
}

/** Notes in the activity log what a save did, by what `tell` says of the record; nothing where it did nothing. */
export async function appendSaved<Row>(
  tx: Transaction,
  actor: Actor,
  { row, act, before: stored }: SavedRecord<Row>,
  kind: RecordKind,
  tell: (row: Row) => Told,
): Promise<void> {
  if (act === undefined) return
  const { subject, fields, context } = tell(row)
  const entry = { action: `${kind}_${act}`, subject } as const
  const all = { ...entry, after: { ...fields, ...context } }
  if (act !== 'changed' || stored === undefined) return appendAudit(tx, actor, all)
  const change = { ...entry, before: tell(stored).fields, after: fields, ...(context && { context }) }
  // Of what the log has no words for it says that it was changed.
  const isTold = toAuditRow(actor, change) !== undefined
  return appendAudit(tx, actor, isTold ? change : { ...entry, ...(context && { after: context }) })
}
