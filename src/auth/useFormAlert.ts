import i18next from 'i18next'
import { useCallback, useState } from 'react'
import { useIsHere } from '@/redux/useIsHere'
import type { Failure } from './failure'
import { failureText, unsentText } from './failureText'
import { toastFailure } from './toastFailure'

interface FormAlert {
  /** Stands below the form. */
  alert: string | null
  setAlert: (sentence: string | null) => void
  /** Says why the form was not saved: at its fields, below it, or in passing to who has gone to another screen meanwhile. */
  refuse: (failure: Failure, showFaults: () => boolean) => void
}

export function useFormAlert(): FormAlert {
  const isHere = useIsHere()
  const [alert, setAlert] = useState<string | null>(null)
  const refuse = useCallback(
    (failure: Failure, showFaults: () => boolean) => {
      if (!isHere.current)
        toastFailure(failure, { message: i18next.t('forms:notSaved', { reason: failureText(failure) }) })
      else if (!showFaults()) setAlert(unsentText(failure))
    },
    [isHere],
  )
  return { alert, setAlert, refuse }
}
