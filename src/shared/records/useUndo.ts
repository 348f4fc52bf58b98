import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

export interface Undo {
  /** Undoes the change, or throws the failure of the call. Runs again, with what it had before, where that is tried again. */
  run: () => unknown
  /** What to say once it is undone. */
  done?: string
  /** Follows what was said: brings the focus back, for example. Throws nothing. */
  onDone?: () => unknown
  /** Whether it was undone or not: what the screen shows is old. */
  onSettled?: () => void
  /** In place of the general sentence on what went wrong. */
  failedText?: (failure: Failure) => string
}

interface Undoing {
  /** The settings of the toast that tells of a change: `showToast.success(t('removed'), offerUndo({ run }))`. */
  offerUndo: (undo: Undo) => { action: ToastAction }
  /** The same at once, for a button of its own. */
  runUndo: (undo: Undo) => Promise<void>
}

/** The one way to undo a change. Where undoing it fails, the toast that says so offers to try again, however often. */
export function useUndo(): Undoing {
  const { t } = useTranslation('shell')
  return useMemo(() => {
    async function runUndo(undo: Undo): Promise<void> {
      const { run, done, onDone, onSettled, failedText } = undo
      try {
        await run()
      } catch (thrown) {
        const failure = failureOf(thrown)
        const action = { label: t('retry'), onPress: () => void runUndo(undo) }
        toastFailure(failure, { ...(failedText && { message: failedText(failure) }), action })
        onSettled?.()
        return
      }
      if (done !== undefined) showToast.success(done)
      onSettled?.()
      await onDone?.()
    }
    const offerUndo = (undo: Undo) => ({ action: { label: t('undo'), onPress: () => void runUndo(undo) } })
    return { offerUndo, runUndo }
  }, [t])
}
