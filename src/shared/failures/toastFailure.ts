import i18next from 'i18next'
import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import { writeClipboard } from '@/@core/components/writeClipboard'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'

interface FailureToast {
  /** In place of the general sentence, which says only what went wrong. */
  message?: string
  action?: ToastAction
}

/** Has a screen of its own, and is said there once. */
const hasScreen = ({ code }: Failure) => code === 'session_ended' || code === 'second_factor_setup_required'

async function copyRequestId(id: string): Promise<void> {
  if (!(await writeClipboard(id))) showToast.error(i18next.t('shell:failure.requestId', { id }))
}

/** The number to quote goes with the toast: whoever wants it needs it at hand. */
function copyAction({ requestId }: Failure): ToastAction | undefined {
  // There is no clipboard on a page over plain http.
  if (requestId === undefined || !('clipboard' in navigator)) return undefined
  return {
    label: i18next.t('shell:failure.copyRequestId'),
    onPress: () => void copyRequestId(requestId),
  }
}

/** Says in passing that something failed. */
export function toastFailure(
  failure: Failure,
  { message = failureText(failure), action = copyAction(failure) }: FailureToast = {},
): void {
  if (!hasScreen(failure)) showToast.error(message, action && { action })
}
