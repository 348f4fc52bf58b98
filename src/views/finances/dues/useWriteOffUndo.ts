import { useTranslation } from 'react-i18next'
import type { WrittenOff } from '@contract/treasury/settlements'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { undoWriteOff } from '@/redux/treasury/settlements'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'

interface WriteOffUndo {
  /** What was written off is owed again. */
  takeBack: (writeOffs: readonly WrittenOff[]) => Promise<void>
  /** Says that it was written off, and how to take that back. */
  offerUndo: (writeOffs: readonly WrittenOff[]) => void
}

export function useWriteOffUndo(onUndone: () => void): WriteOffUndo {
  const { t } = useTranslation(['dues', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()
  const amountOf = (writeOffs: readonly WrittenOff[]) => money.format(sumOf(writeOffs.map(({ finance }) => finance)))

  async function takeBack(writeOffs: readonly WrittenOff[]): Promise<void> {
    try {
      await dispatch(undoWriteOff(writeOffs.map(({ finance }) => finance.id))).unwrap()
      showToast.success(t('writeOff.undone', { amount: amountOf(writeOffs) }))
    } catch (thrown) {
      const action = { label: t('shell:retry'), onPress: () => void takeBack(writeOffs) }
      toastFailure(failureOf(thrown), { action })
    }
    void dispatch(refetchFinances())
    onUndone()
  }

  return {
    takeBack,
    offerUndo: (writeOffs) => {
      void dispatch(refetchFinances())
      const action = { label: t('shell:undo'), onPress: () => void takeBack(writeOffs) }
      showToast.success(t('writeOff.done', { amount: amountOf(writeOffs) }), { action })
    },
  }
}
