import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import type { Finance, FinanceWrite } from '@contract/finances'
import type { Proposal } from '@contract/finances/recurring'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { bookRecurring, skipRecurring, unbookRecurring, unskipRecurring } from '@/redux/finances/recurring'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

export interface ProposalActs {
  /** Books the proposal. Returns the failure if another day or account is needed. */
  book: (proposal: Proposal, finance?: FinanceWrite) => Promise<Failure | null>
  skip: (proposal: Proposal) => Promise<void>
}

/** Books and skips what recurs, each with Undo. */
export function useProposals(onChanged: () => void): ProposalActs {
  const { t } = useTranslation('recurring')
  const { offerUndo } = useUndo()
  const { briefDate } = useFormat()

  function tell(failure: Failure): void {
    const isTaken = failure.code === 'conflict' || failure.code === 'not_found'
    toastFailure(failure, isTaken ? { message: t('proposals.taken') } : {})
    onChanged()
  }

  function sayBooked({ id, description, date }: Finance): void {
    const words = { name: description, date: briefDate(date) }
    const run = () => unbookRecurring(id)
    const undo = { run, done: t('proposals.unbooked', words), onSettled: onChanged }
    showToast.success(t('proposals.booked', words), offerUndo(undo))
    onChanged()
  }

  return {
    book: async ({ recurringId, period, finance: proposed }, finance = { id: uuidv7(), ...proposed }) => {
      try {
        sayBooked(await bookRecurring({ recurringId, period, finance }))
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
        await skipRecurring({ recurringId, period })
        const run = () => unskipRecurring({ recurringId, period })
        const undo = { run, done: t('proposals.unbooked', words), onSettled: onChanged }
        showToast.success(t('proposals.skippedOne', words), offerUndo(undo))
        onChanged()
      } catch (thrown) {
        tell(failureOf(thrown))
      }
    },
  }
}
