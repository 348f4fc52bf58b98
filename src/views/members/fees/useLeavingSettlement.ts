import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { settleLeaving, undoLeaving } from '@/redux/treasury/leaving'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import type { LeavingChoice } from './LeavingPanel'

/** Settles what was chosen of a member who leaves, with Undo. */
export function useLeavingSettlement(): (name: string, choice: LeavingChoice) => Promise<void> {
  const { t } = useTranslation(['memberFees', 'shell'])
  const dispatch = useAppDispatch()
  const { date } = useFormat()
  const money = useMoney()

  return async (name, { amount, ...choice }) => {
    const words = { name, amount: money.format(amount) }
    const ids = [...choice.writeOff, ...choice.cancel].map(({ id }) => id)

    async function undo(): Promise<void> {
      try {
        await dispatch(undoLeaving({ memberId: choice.memberId, ids })).unwrap()
        showToast.success(t('leaving.undone', words))
      } catch (thrown) {
        toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void undo() } })
      }
      void dispatch(refetchFinances())
    }

    try {
      await dispatch(settleLeaving({ ...choice, reason: t('leaving.reason', { date: date(choice.on) }) })).unwrap()
      showToast.success(t('leaving.done', words), { action: { label: t('shell:undo'), onPress: () => void undo() } })
    } catch (thrown) {
      const failure = failureOf(thrown)
      const reason = failure.code === 'conflict' ? t('leaving.changed') : unsentText(failure)
      showToast.error(t('leaving.failed', { name, reason }))
    }
    void dispatch(refetchFinances())
  }
}
