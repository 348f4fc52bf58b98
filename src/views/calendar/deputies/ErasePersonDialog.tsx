import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PoolPerson } from '@contract/calendar/deputyPool'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { erasePoolPerson } from '@/redux/calendar/deputyPool'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'

interface ErasePersonDialogProps {
  person: PoolPerson
  onClose: () => void
}

/** There is no Undo. */
export function ErasePersonDialog({ person, onClose }: ErasePersonDialogProps) {
  const { t } = useTranslation('deputies')
  const navigate = useNavigateIfMounted()
  const [alert, setAlert] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function erase(): Promise<void> {
    setBusy(true)
    try {
      await erasePoolPerson(person)
      showToast.success(t('erase.done'))
      await navigate(paths.deputies, { replace: true })
    } catch (thrown) {
      const failure = failureOf(thrown)
      setAlert(failure.code === 'conflict' ? t('conflict') : unsentText(failure))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('erase.title', { name: person.name })}
      confirmLabel={t('erase.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void erase()}
      onCancel={onClose}
    >
      <p>{t('erase.text')}</p>
      {alert !== undefined && <FormAlert>{alert}</FormAlert>}
    </ConfirmDialog>
  )
}
