import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

interface Removal {
  remove: () => Promise<void>
  /** The way back, the screen's part of it too. */
  bringBack: () => Promise<void>
  said: { removed: string; restored: string }
}

/** Removes at once and offers Undo. Answers whether it is gone. */
export function useUndoableRemoval(): (removal: Removal) => Promise<boolean> {
  const { t } = useTranslation('shell')
  return useCallback(
    async ({ remove, bringBack, said }) => {
      async function undo(): Promise<void> {
        try {
          await bringBack()
          showToast.success(said.restored)
        } catch (thrown) {
          toastFailure(failureOf(thrown))
        }
      }

      try {
        await remove()
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return false
      }
      showToast.success(said.removed, { action: { label: t('undo'), onPress: () => void undo() } })
      return true
    },
    [t],
  )
}
