import { useTranslation } from 'react-i18next'
import type { Transfer } from '@contract/treasury/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { removeTransfer, saveTransfer } from '@/redux/treasury/accounts'
import { toastFailure } from '@/shared/failures/toastFailure'

interface TransferRemoval {
  /** Removes at once and offers Undo. */
  remove: (transfer: Transfer) => Promise<void>
  /** Says that it was saved. Undo removes a new one, and gives one that was changed what it was `before`. */
  offerUndo: (saved: Transfer, before: Transfer | undefined) => void
}

export function useTransferRemoval(onChanged: () => void): TransferRemoval {
  const { t } = useTranslation(['accounts', 'shell'])
  const dispatch = useAppDispatch()

  async function undo(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
      showToast.success(t('transfer.undone'))
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void undo(run) } })
    }
  }

  const undoAction = (run: () => Promise<unknown>) => ({
    action: { label: t('shell:undo'), onPress: () => void undo(run) },
  })

  return {
    remove: async (transfer) => {
      try {
        await dispatch(removeTransfer(transfer.id)).unwrap()
        const restore = () => dispatch(saveTransfer(transfer)).unwrap()
        showToast.success(t('transfer.removed'), undoAction(restore))
      } catch (thrown) {
        toastFailure(failureOf(thrown))
      }
      onChanged()
    },

    offerUndo: (saved, before) => {
      const run = before
        ? () => dispatch(saveTransfer({ ...before, version: saved.version })).unwrap()
        : () => dispatch(removeTransfer(saved.id)).unwrap()
      showToast.success(t('transfer.saved'), undoAction(run))
    },
  }
}
