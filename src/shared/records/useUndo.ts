import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

export interface Undo {
  /** Undoes the change, or throws the failure of the call. Runs again, with what it had before, where that is tried again. */
  run: () => unknown
  /** The message after undoing. */
  done?: string
  /** Called after the message, for example to restore the focus. Must not throw. */
  onDone?: () => unknown
  /** Whether it was undone or not: what the screen shows is old. */
  onSettled?: () => void
  /** Replaces the general failure sentence. */
  failedText?: (failure: Failure) => string
}

interface Undoing {
  /** The options of the toast that reports a change: `showToast.success(t('removed'), offerUndo({ run }))`. */
  offerUndo: (undo: Undo) => { action: ToastAction }
  /** Undoes at once, for a button. */
  runUndo: (undo: Undo) => Promise<void>
}

/** The one way to undo a change. If undoing fails, the toast offers to retry, any number of times. */
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
