import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'

const REASON_MAX = 500

interface ReasonDialogProps {
  title: string
  /** Explains the consequences. */
  children: ReactNode
  confirmLabel: string
  reasonLabel: string
  /** Rejects with the call's failure, which is shown at the reason. */
  onConfirm: (reason: string) => Promise<void>
  onCancel: () => void
}

/** Confirmation with a reason, required to reopen something completed; auditors can read the reason. */
export function ReasonDialog({ children, reasonLabel, onConfirm, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation(['shell'])
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    const said = reason.trim()
    if (said === '' || said.length > REASON_MAX) {
      setError(validationErrorText(t, said === '' ? 'required' : `too_long:${REASON_MAX}`))
      return
    }
    setBusy(true)
    try {
      await onConfirm(said)
    } catch (thrown) {
      setError(unsentText(failureOf(thrown)))
    }
    setBusy(false)
  }

  return (
    <ConfirmDialog isOpen {...dialog} isBusy={isBusy} onConfirm={() => void confirm()}>
      {children}
      <TextAreaField
        label={reasonLabel}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error}
        limit={REASON_MAX}
        required
      />
    </ConfirmDialog>
  )
}
