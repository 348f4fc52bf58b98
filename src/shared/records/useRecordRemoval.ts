import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import type { AppThunk } from '@/redux/appThunk'
import { useAppDispatch } from '@/redux/hooks'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useRowFocus } from './useRowFocus'

/** `missing`: someone else had removed the record before. */
export type RemovalOutcome = 'removed' | 'missing' | 'failed'

interface RemovalKind<Write, Stored> {
  area: 'finances' | 'members'
  save: AppThunk<Stored, Write>
  remove: AppThunk<void, string>
  nameOf: (record: Stored) => string
  pathOf: (id: string) => string
}

/** What was done along with a removal. */
export interface AlongWithRemoval {
  /** Said after the removal. */
  text: string
  /** Once the record is back; says what came of it. Throws nothing. */
  undo: () => Promise<void>
}

/** The area's `t`. */
type RemovalText = (
  key: 'removed' | 'removedBefore' | 'removeFailed' | 'restoredOne' | 'undoFailed',
  values: { name: string; reason?: string },
) => string

/**
 * Removes a record at once and offers Undo; says itself what came of it. `kind` must be a module constant. `along` is called once the record
 * is removed, for what goes with it; the same press of Undo undoes that too.
 */
export function useRecordRemoval<Write, Stored extends Write & { id: string }>(
  kind: RemovalKind<Write, Stored>,
  text: RemovalText,
): (record: Stored, along?: () => Promise<AlongWithRemoval | undefined>) => Promise<RemovalOutcome> {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const focusRow = useRowFocus(kind.area)

  return useCallback(
    async (record, along) => {
      const { id } = record
      const name = kind.nameOf(record)

      // Under the id and version it was read with: that is what the server takes as Undo (CONTRACT.md, Writes).
      async function restore(also: AlongWithRemoval | undefined): Promise<void> {
        try {
          await dispatch(kind.save(record)).unwrap()
          showToast.success(text('restoredOne', { name }))
          await also?.undo()
          await focusRow(kind.pathOf(id))
        } catch (thrown) {
          const failure = failureOf(thrown)
          const action = { label: t('retry'), onPress: () => void restore(also) }
          toastFailure(failure, { message: text('undoFailed', { name, reason: failureText(failure) }), action })
        }
      }

      try {
        await dispatch(kind.remove(id)).unwrap()
        const also = await along?.()
        const action = { label: t('undo'), onPress: () => void restore(also) }
        showToast.success([text('removed', { name }), also?.text].filter(Boolean).join(' '), { action })
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
    [kind, text, t, dispatch, focusRow],
  )
}
