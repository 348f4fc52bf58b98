import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { settleLeaving, undoLeaving } from '@/redux/finances/leaving'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'
import type { LeavingChoice } from './LeavingPanel'

/** Settles the chosen debts of a leaving member, with Undo. */
export function useLeavingSettlement(): (name: string, choice: LeavingChoice) => Promise<void> {
  const { t } = useTranslation('memberFees')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const { date } = useFormat()
  const money = useMoney()

  return async (name, { amount, ...choice }) => {
    const words = { name, amount: money.format(amount) }
    const ids = [...choice.writeOff, ...choice.cancel].map(({ id }) => id)

    try {
      await settleLeaving({ ...choice, reason: t('leaving.reason', { date: date(choice.on) }) })
      const undo = offerUndo({
        run: () => undoLeaving({ memberId: choice.memberId, ids }),
        done: t('leaving.undone', words),
        onSettled: () => void dispatch(refetchFinances()),
      })
      showToast.success(t('leaving.done', words), undo)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const reason = failure.code === 'conflict' ? t('leaving.changed') : unsentText(failure)
      showToast.error(t('leaving.failed', { name, reason }))
    }
    void dispatch(refetchFinances())
  }
}
