import { useState } from 'react'
import { failureOf, type Failure } from '@/api/failure'
import { useRunQuery, type Query } from '@/redux/query'
import type { EditConflict, EditConflictRules } from './editConflict'
import { useIsMounted } from '@/@core/hooks/useIsMounted'

export interface RecordKind<Write, Stored, Field> {
  save: Query<Stored, Write>
  rules: EditConflictRules<Write, Stored, Field>
  /** The schema of the record in a conflict. */
  schema: { safeParse: (current: unknown) => { success: true; data: Stored } | { success: false } }
  /** Whether saving a deleted record restores it (the default); else its deletion is a failure like any other. */
  isRestorable?: boolean
}

interface RecordSaveOptions<Stored> {
  /** The record as the form read it; none while adding. */
  read: Stored | undefined
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (saved: Stored, isMerged: boolean) => void
  onFailed: (failure: Failure) => void
}

/** What was to be saved when it turned out that someone removed the record, and the version that it was made from. */
interface DeletedRecord<Write, Stored> {
  record: Write
  known: Stored
}

export interface RecordSave<Write, Stored> {
  save: (record: Write) => Promise<void>
  conflict: EditConflict<Write, Stored> | null
  deletedRecord: Write | null
  /** Restores the deleted record, then saves what was typed on top. */
  restore: () => Promise<void>
  /** Returns to the form without saving. */
  dismiss: () => void
}

/** Saves a record, and resolves what others did to it meanwhile. The first argument must be a module constant. */
export function useRecordSave<Write extends object, Stored extends Write, Field>(
  { save: saveThunk, rules, schema, isRestorable = true }: RecordKind<Write, Stored, Field>,
  { read, onSaved, onFailed }: RecordSaveOptions<Stored>,
): RecordSave<Write, Stored> {
  const run = useRunQuery()
  const isMounted = useIsMounted()
  const [conflict, setConflict] = useState<EditConflict<Write, Stored> | null>(null)
  const [deletedRecord, setDeletedRecord] = useState<DeletedRecord<Write, Stored> | null>(null)
  const send = (record: Write) => run(saveThunk(record))

  function dismiss(): void {
    setConflict(null)
    setDeletedRecord(null)
  }

  function currentOf({ code, current }: Failure): Stored | undefined {
    const stored = schema.safeParse(current)
    return code === 'conflict' && stored.success ? stored.data : undefined
  }

  async function resolve(found: EditConflict<Write, Stored>): Promise<void> {
    const { mine, theirs, read: base } = found
    if (rules.questionsOf(found).length > 0) {
      setConflict(found)
      return
    }
    const isTheirDoing = base === undefined || !rules.isSame(theirs, base)
    if (rules.isSame(mine, theirs)) onSaved(theirs, false)
    else
      await store(
        rules.merge(found, () => true),
        theirs,
        isTheirDoing,
      )
  }

  /** `known`: the version that the record was made from. */
  async function store(record: Write, known: Stored | undefined, isMerged: boolean): Promise<void> {
    try {
      const saved = await send(record)
      dismiss()
      onSaved(saved, isMerged)
    } catch (thrown) {
      dismiss()
      const failure = failureOf(thrown)
      const current = currentOf(failure)
      // The prompts would not be visible.
      if (!isMounted.current) onFailed(failure)
      else if (current) await resolve({ mine: record, theirs: current, read: known })
      else if (failure.code === 'not_found' && known && isRestorable) setDeletedRecord({ record, known })
      else onFailed(failure)
    }
  }

  /** The record as it was when it was removed: that may be newer than `known`, and is then part of the refusal. */
  async function restoreVersion(known: Stored): Promise<Stored> {
    try {
      return await send(known)
    } catch (thrown) {
      const current = currentOf(failureOf(thrown))
      if (current === undefined) throw thrown
      return send(current)
    }
  }

  async function restore(): Promise<void> {
    if (!deletedRecord) return
    const { record, known } = deletedRecord
    try {
      const theirs = await restoreVersion(known)
      dismiss()
      await resolve({ mine: record, theirs, read: known })
    } catch (thrown) {
      dismiss()
      onFailed(failureOf(thrown))
    }
  }

  return {
    // A choice between two versions starts from theirs; anything else from the version that was read.
    save: (record) => store(record, conflict?.theirs ?? read, false),
    conflict,
    deletedRecord: deletedRecord?.record ?? null,
    restore,
    dismiss,
  }
}
