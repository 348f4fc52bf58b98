import i18next from 'i18next'
import { useCallback, useState } from 'react'
import { showToast } from '@/@core/components/feedback/showToast'
import { useIsMounted } from '@/@core/hooks/useIsMounted'
import type { Failure } from '@/api/failure'
import { failureText, unsentText } from '@/i18n/failureText'

interface FormAlert {
  /** Shown below the form. */
  alert: string | null
  setAlert: (sentence: string | null) => void
  /** Shows why the form was not saved: at its fields, below it, or in a toast if the person has left the screen. */
  refuse: (failure: Failure, showValidationErrors: () => boolean) => void
}

export function useFormAlert(): FormAlert {
  const isMounted = useIsMounted()
  const [alert, setAlert] = useState<string | null>(null)
  const refuse = useCallback(
    (failure: Failure, showValidationErrors: () => boolean) => {
      // That the session ended has its own screen, but not that this was not saved.
      if (!isMounted.current) showToast.error(leftText(failure))
      else if (!showValidationErrors()) setAlert(unsentText(failure))
    },
    [isMounted],
  )
  return { alert, setAlert, refuse }
}

/** For somebody who has left the form. If the record is gone, the form cannot be opened again, and the typed values are not mentioned. */
function leftText(failure: Failure): string {
  const sentence = i18next.t('forms:notSaved', { reason: failureText(failure) })
  return failure.code === 'not_found' ? sentence : `${sentence} ${i18next.t('forms:stillTyped')}`
}
