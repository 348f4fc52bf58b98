import { useTranslation } from 'react-i18next'
import type { Receipt } from '@contract/treasury/receipts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { removeReceipt, restoreReceipt } from '@/redux/treasury/receipts'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Removes a receipt at once and offers Undo; answers whether it is gone. */
export function useReceiptRemoval(): (receipt: Receipt) => Promise<boolean> {
  const { t } = useTranslation(['receipts', 'shell'])
  const dispatch = useAppDispatch()

  return async (receipt) => {
    const { name } = receipt

    async function restore(): Promise<void> {
      try {
        await dispatch(restoreReceipt(receipt)).unwrap()
        showToast.success(t('restored', { name }))
      } catch (thrown) {
        const failure = failureOf(thrown)
        const action = { label: t('shell:retry'), onPress: () => void restore() }
        toastFailure(failure, { message: t('undoFailed', { name, reason: failureText(failure) }), action })
      }
    }

    try {
      await dispatch(removeReceipt(receipt)).unwrap()
      showToast.success(t('removed', { name }), { action: { label: t('shell:undo'), onPress: () => void restore() } })
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, { message: t('removeFailed', { name, reason: failureText(failure) }) })
      return false
    }
  }
}
