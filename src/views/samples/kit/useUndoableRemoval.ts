import { useCallback } from 'react'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

interface Removal {
  remove: () => Promise<void>
  /** The way back, the screen's part of it too. */
  bringBack: () => Promise<void>
  said: { removed: string; restored: string }
}

/** Removes at once and offers Undo. Answers whether it is gone. */
export function useUndoableRemoval(): (removal: Removal) => Promise<boolean> {
  const { offerUndo } = useUndo()
  return useCallback(
    async ({ remove, bringBack, said }) => {
      try {
        await remove()
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return false
      }
      showToast.success(said.removed, offerUndo({ run: bringBack, done: said.restored }))
      return true
    },
    [offerUndo],
  )
}
