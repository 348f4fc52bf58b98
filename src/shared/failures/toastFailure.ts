import i18next from 'i18next'
import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import { writeClipboard } from '@/@core/components/writeClipboard'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'

interface FailureToast {
  /** Replaces the general sentence of the failure. */
  message?: string
  action?: ToastAction
}

/** Failures with a screen of their own are not shown in a toast too. */
const hasScreen = ({ code }: Failure) => code === 'session_ended' || code === 'second_factor_setup_required'

async function copyRequestId(id: string): Promise<void> {
  if (!(await writeClipboard(id))) showToast.error(i18next.t('shell:failure.requestId', { id }))
}

/** The toast offers to copy the request id, for reports. */
function copyAction({ requestId }: Failure): ToastAction | undefined {
  // The clipboard is not available on pages over plain http.
  if (requestId === undefined || !('clipboard' in navigator)) return undefined
  return {
    label: i18next.t('shell:failure.copyRequestId'),
    onPress: () => void copyRequestId(requestId),
  }
}

/** Shows a failure in a toast. */
export function toastFailure(
  failure: Failure,
  { message = failureText(failure), action = copyAction(failure) }: FailureToast = {},
): void {
  if (!hasScreen(failure)) showToast.error(message, action && { action })
}
