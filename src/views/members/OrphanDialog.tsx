import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'

interface OrphanDialogProps {
  name: string
  onPutBack: () => Promise<void>
  onLeave: () => void
}

/** The member was removed while someone typed: what they typed need not be lost. */
export function OrphanDialog({ name, onPutBack, onLeave }: OrphanDialogProps) {
  const { t } = useTranslation('members')
  const [isBusy, setBusy] = useState(false)

  async function putBack(): Promise<void> {
    setBusy(true)
    await onPutBack()
    setBusy(false)
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('missing.title')}
      confirmLabel={t('missing.restore')}
      cancelLabel={t('missing.leave')}
      isBusy={isBusy}
      onConfirm={() => void putBack()}
      onCancel={onLeave}
    >
      {t('missing.text', { name })}
    </ConfirmDialog>
  )
}
