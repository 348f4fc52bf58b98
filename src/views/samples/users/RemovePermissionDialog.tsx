import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { deletePermission, type Permission } from './permissionCalls'

interface RemovePermissionDialogProps {
  permission: Permission
  onRemoved: () => void
  onClose: () => void
}

/** Asks first, as there is no way back: added anew, it would be the administrator's alone. */
export function RemovePermissionDialog({ permission, onRemoved, onClose }: RemovePermissionDialogProps) {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const [isBusy, setBusy] = useState(false)
  const { id, name } = permission

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await deletePermission(id)
      showToast.success(t('permissions.removed', { name }))
      onRemoved()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      onClose()
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('permissions.removeTitle', { name })}
      confirmLabel={t('shell:remove')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('permissions.removeText')}
    </ConfirmDialog>
  )
}
