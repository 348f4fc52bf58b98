import type { Finance } from '@contract/finances'
import type { Reversals } from './useReversals'

interface Books {
  isClosed: (date: string) => boolean
  reversalStatusOf: Reversals['reversalStatusOf']
  /** By entry, those alone that a reconciliation holds. */
  reconciled: Readonly<Record<string, object>>
}

export interface EntryRules {
  /** It stays as it is: its month is closed, another entry takes it back, or it shows a use of credit and goes with that alone. */
  isFixed: boolean
  /** Seen on a statement: it is not removed, while its words may change. */
  isReconciled: boolean
  /** Also where its month is closed: closing fixes what was paid, not what was still pending. */
  isPayable: boolean
  isReversible: boolean
  /** Its month is closed, and no other entry takes it back. */
  isInClosed: boolean
}

/** What can be done with an entry, so that nothing is offered that the server would refuse. */
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
