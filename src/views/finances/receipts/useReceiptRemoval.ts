import { useTranslation } from 'react-i18next'
import type { Receipt } from '@contract/finances/receipts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { removeReceipt, restoreReceipt } from '@/redux/finances/receipts'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Removes a receipt immediately, with Undo. Resolves to whether it was removed. */
export function useReceiptRemoval(): (receipt: Receipt) => Promise<boolean> {
  const { t } = useTranslation('receipts')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()

  return async (receipt) => {
    const { name } = receipt

    try {
      await dispatch(removeReceipt(receipt)).unwrap()
      const undo = offerUndo({
        run: () => dispatch(restoreReceipt(receipt)).unwrap(),
        done: t('restored', { name }),
        failedText: (failure) => t('undoFailed', { name, reason: failureText(failure) }),
      })
      showToast.success(t('removed', { name }), undo)
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, { message: t('removeFailed', { name, reason: failureText(failure) }) })
      return false
    }
  }
}
