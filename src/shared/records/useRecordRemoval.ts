import { useCallback } from 'react'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { useRunQuery, type Query } from '@/redux/query'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useRowFocus } from './useRowFocus'
import { useUndo, type Undo } from './useUndo'

/** `missing`: someone else had removed the record before. */
export type RemovalOutcome = 'removed' | 'missing' | 'failed'

interface RemovalKind<Write, Stored> {
  area: 'finances' | 'members'
  save: Query<Stored, Write>
  remove: Query<void, string>
  nameOf: (record: Stored) => string
  pathOf: (id: string) => string
}

/** What was done along with a removal. */
export interface AlongWithRemoval {
  /** Shown after the removal. */
  text: string
  /** Once the record is back. */
  undo: Undo
}

/** The area's `t`. */
type RemovalText = (
  key: 'removed' | 'removedBefore' | 'removeFailed' | 'restoredOne' | 'undoFailed',
  values: { name: string; reason?: string },
) => string

/**
 * Removes a record at once, offers Undo and reports the outcome. `kind` must be a module constant. `along` is called once the record is
 * removed, for related changes; Undo undoes them too.
 */
export function useRecordRemoval<Write, Stored extends Write & { id: string }>(
  kind: RemovalKind<Write, Stored>,
  text: RemovalText,
): (record: Stored, along?: () => Promise<AlongWithRemoval | undefined>) => Promise<RemovalOutcome> {
  const { offerUndo, runUndo } = useUndo()
  const runQuery = useRunQuery()
  const focusRow = useRowFocus(kind.area)

  return useCallback(
    async (record, along) => {
      const { id } = record
      const name = kind.nameOf(record)

      try {
        await runQuery(kind.remove(id))
        const also = await along?.()
        const undo = offerUndo({
          // Under the id and version it was read with: that is what the server takes as Undo (docs/writes.md).
          run: () => runQuery(kind.save(record)),
          done: text('restoredOne', { name }),
          failedText: (failure) => text('undoFailed', { name, reason: failureText(failure) }),
          onDone: async () => {
            if (also) await runUndo(also.undo)
            await focusRow(kind.pathOf(id))
          },
        })
        showToast.success([text('removed', { name }), also?.text].filter(Boolean).join(' '), undo)
        return 'removed'
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (failure.code === 'not_found') {
          showToast.info(text('removedBefore', { name }))
          return 'missing'
        }
        toastFailure(failure, { message: text('removeFailed', { name, reason: failureText(failure) }) })
        return 'failed'
      }
    },
    [kind, text, offerUndo, runUndo, runQuery, focusRow],
  )
}
