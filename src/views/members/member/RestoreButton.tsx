import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { restoreMember } from '@/redux/members'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Restores the removed member in the address, while the record is kept. */
export function RestoreButton({ onRestored }: { onRestored: () => void }) {
  const { t } = useTranslation('members')
  const { id = '' } = useParams()
  const [isBusy, setBusy] = useState(false)
  const canRestore = useAppAbility().can('manage', 'Member')

  async function restore(): Promise<void> {
    setBusy(true)
    try {
      const { name } = await restoreMember(id)
      showToast.success(t('restoredOne', { name }))
      onRestored()
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, failure.code === 'not_found' ? { message: t('detail.notKept') } : {})
    } finally {
      setBusy(false)
    }
  }

  if (!canRestore) return null
  return (
    <Button color="primary" isBusy={isBusy} onClick={() => void restore()}>
      <Undo2 size={16} aria-hidden />
      {t('detail.restore')}
    </Button>
  )
}
