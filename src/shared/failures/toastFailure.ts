import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'

interface FailureToast {
  /** In place of the general sentence, which says only what went wrong. */
  message?: string
  action?: ToastAction
}

/** Says in passing that something failed. That the session ended has a screen of its own, and is said there once. */
export function toastFailure(failure: Failure, { message = failureText(failure), action }: FailureToast = {}): void {
  if (failure.code !== 'session_ended') showToast.error(message, action && { action })
}
