import { useState } from 'react'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Makes a confirmed change and reports the result in a toast. Resolves when the dialog may close. */
export function useFactorChange(onChanged: () => void) {
  const [isBusy, setBusy] = useState(false)

  const change = async (make: () => Promise<unknown>, message: string) => {
    setBusy(true)
    try {
      await make()
      showToast.success(message)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  return { change, isBusy }
}
