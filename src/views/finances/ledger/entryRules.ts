import type { Finance } from '@contract/finances'
import type { Reversals } from './useReversals'

interface Books {
  isClosed: (date: string) => boolean
  reversalStatusOf: Reversals['reversalStatusOf']
  /** By entry, only reconciled ones. */
  reconciled: Readonly<Record<string, object>>
}

export interface EntryRules {
  /** Unchangeable: its month is closed, it was reversed, or it represents a use of credit. */
  isFixed: boolean
  /** Matched with a statement: it cannot be removed, but its texts can change. */
  isReconciled: boolean
  /** Also in a closed month: closing fixes paid entries, but not pending ones. */
  isPayable: boolean
  isReversible: boolean
  /** Its month is closed, and it was not reversed. */
  isInClosed: boolean
}

/** The possible actions for an entry, so that none is offered that the server would refuse. */
export function entryRules(finance: Finance, { isClosed, reversalStatusOf, reconciled }: Books): EntryRules {
  const reversalStatus = reversalStatusOf(finance)
  const isInClosed = isClosed(finance.date) && reversalStatus !== 'reversed'
  return {
    isFixed: isInClosed || reversalStatus === 'reversed' || finance.creditUseId !== undefined,
    isReconciled: reconciled[finance.id] !== undefined,
    isPayable: finance.status === 'pending' && reversalStatus === undefined,
    isReversible: isInClosed && reversalStatus === undefined && finance.creditUseId === undefined,
    isInClosed,
  }
}
