import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/auth/failure'
import { toastFailure } from '@/auth/toastFailure'
import { addUser, deleteUser, type SampleUser } from './userCalls'

interface RemovalEnds {
  onRemoved?: () => void
  /** Given the user as they are back: under a new number. */
  onRestored: (user: SampleUser) => void
}

/** Removes at once and offers Undo. Answers whether the user is gone. */
export function useUserRemoval({ onRemoved, onRestored }: RemovalEnds): (user: SampleUser) => Promise<boolean> {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  return useCallback(
    async (user) => {
      const { id, ...fields } = user
      const name = user.fullName

      async function bringBack(): Promise<void> {
        try {
          const restored = await addUser(fields)
          showToast.success(t('restored', { name }))
          onRestored(restored)
        } catch (thrown) {
          toastFailure(failureOf(thrown))
        }
      }

      try {
        await deleteUser(id)
        const action = { label: t('shell:undo'), onPress: () => void bringBack() }
        showToast.success(t('removed', { name }), { action })
        onRemoved?.()
        return true
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return false
      }
    },
    [onRemoved, onRestored, t],
  )
}
