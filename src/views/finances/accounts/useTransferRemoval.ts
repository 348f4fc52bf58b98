import { useTranslation } from 'react-i18next'
import type { Transfer } from '@contract/finances/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removeTransfer, saveTransfer } from '@/redux/finances/accounts'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

interface TransferRemoval {
  /** Removes immediately, with Undo. */
  remove: (transfer: Transfer) => Promise<void>
  /** Reports the save. Undo removes a new transfer, and restores a changed one to `before`. */
  offerUndo: (saved: Transfer, before: Transfer | undefined) => void
}

export function useTransferRemoval(onChanged: () => void): TransferRemoval {
  const { t } = useTranslation('accounts')
  const { offerUndo } = useUndo()

  const undoBy = (run: () => Promise<unknown>) => offerUndo({ run, done: t('transfer.undone'), onSettled: onChanged })

  return {
    remove: async (transfer) => {
      try {
        await removeTransfer(transfer.id)
        const restore = () => saveTransfer(transfer)
        showToast.success(t('transfer.removed'), undoBy(restore))
      } catch (thrown) {
        toastFailure(failureOf(thrown))
      }
      onChanged()
    },

    offerUndo: (saved, before) => {
      const run = before ? () => saveTransfer({ ...before, version: saved.version }) : () => removeTransfer(saved.id)
      showToast.success(t('transfer.saved'), undoBy(run))
    },
  }
}
