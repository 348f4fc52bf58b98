import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import type { Finance, FinanceWrite } from '@contract/finances'
import type { Proposal } from '@contract/treasury/recurring'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { bookRecurring, skipRecurring, unbookRecurring, unskipRecurring } from '@/redux/treasury/recurring'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'

export interface ProposalActs {
  /** Books it as it is proposed. Answers why that failed where it takes another day or account. */
  book: (proposal: Proposal, finance?: FinanceWrite) => Promise<Failure | null>
  skip: (proposal: Proposal) => Promise<void>
}

/** Books and skips what recurs, each with Undo. */
export function useProposals(onChanged: () => void): ProposalActs {
  const { t } = useTranslation(['recurring', 'shell'])
  const dispatch = useAppDispatch()
  const { briefDate } = useFormat()

  async function undo(run: () => Promise<unknown>, text: string): Promise<void> {
    try {
      await run()
      showToast.success(text)
    } catch (thrown) {
      toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void undo(run, text) } })
    }
    onChanged()
  }

  function tell(failure: Failure): void {
    const isTaken = failure.code === 'conflict' || failure.code === 'not_found'
    toastFailure(failure, isTaken ? { message: t('proposals.taken') } : {})
    onChanged()
  }

  function sayBooked({ id, description, date }: Finance): void {
    const words = { name: description, date: briefDate(date) }
    const run = () => dispatch(unbookRecurring(id)).unwrap()
    const action = { label: t('shell:undo'), onPress: () => void undo(run, t('proposals.unbooked', words)) }
    showToast.success(t('proposals.booked', words), { action })
    onChanged()
  }

  return {
    book: async ({ recurringId, period, finance: proposed }, finance = { id: uuidv7(), ...proposed }) => {
      try {
        sayBooked(await dispatch(bookRecurring({ recurringId, period, finance })).unwrap())
        return null
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (failure.code === 'month_closed' || failure.code === 'invalid') return failure
        tell(failure)
        return null
      }
    },

    skip: async ({ recurringId, period, finance }) => {
      const words = { name: finance.description, date: briefDate(finance.date) }
      try {
        await dispatch(skipRecurring({ recurringId, period })).unwrap()
        const run = () => dispatch(unskipRecurring({ recurringId, period })).unwrap()
        const action = { label: t('shell:undo'), onPress: () => void undo(run, t('proposals.unbooked', words)) }
        showToast.success(t('proposals.skippedOne', words), { action })
        onChanged()
      } catch (thrown) {
        tell(failureOf(thrown))
      }
    },
  }
}
