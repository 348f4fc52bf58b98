import { useTranslation } from 'react-i18next'
import type { WrittenOff } from '@contract/finances/settlements'
import { showToast } from '@/@core/components/feedback/showToast'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { undoWriteOff } from '@/redux/finances/settlements'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useUndo, type Undo } from '@/shared/records/useUndo'

interface WriteOffUndo {
  /** Undoes write-offs: the entries are owed again. */
  undoWriteOffs: (writeOffs: readonly WrittenOff[]) => Promise<void>
  /** Reports the write-off, and offers Undo. */
  offerUndo: (writeOffs: readonly WrittenOff[]) => void
}

export function useWriteOffUndo(onUndone: () => void): WriteOffUndo {
  const { t } = useTranslation('dues')
  const dispatch = useAppDispatch()
  const { offerUndo, runUndo } = useUndo()
  const money = useMoney()
  const amountOf = (writeOffs: readonly WrittenOff[]) => money.format(sumOf(writeOffs.map(({ finance }) => finance)))

  const undoOf = (writeOffs: readonly WrittenOff[]): Undo => ({
    run: () => undoWriteOff(writeOffs.map(({ finance }) => finance.id)),
    done: t('writeOff.undone', { amount: amountOf(writeOffs) }),
    onSettled: () => {
      void dispatch(refetchFinances())
      onUndone()
    },
  })

  return {
    undoWriteOffs: (writeOffs) => runUndo(undoOf(writeOffs)),
    offerUndo: (writeOffs) => {
      void dispatch(refetchFinances())
      showToast.success(t('writeOff.done', { amount: amountOf(writeOffs) }), offerUndo(undoOf(writeOffs)))
    },
  }
}
