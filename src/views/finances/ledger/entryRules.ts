import type { Finance } from '@contract/finances'
import type { Reversals } from './useReversals'

interface Books {
  isClosed: (date: string) => boolean
  markOf: Reversals['markOf']
}

export interface EntryRules {
  /** It stays as it is: its month is closed, or another entry takes it back. */
  isFixed: boolean
  /** Also where its month is closed: what was still to come is not what closing fixes. */
  isPayable: boolean
  isReversible: boolean
  /** Its month is, and nothing takes it back. */
  isInClosed: boolean
}

/** What can be done with an entry, so that nothing is offered that the server would refuse. */
export function entryRules(finance: Finance, { isClosed, markOf }: Books): EntryRules {
  const mark = markOf(finance)
  const isInClosed = isClosed(finance.date) && mark !== 'reversed'
  return {
    isFixed: isInClosed || mark === 'reversed',
    isPayable: finance.status === 'pending' && mark === undefined,
    isReversible: isInClosed && mark === undefined,
    isInClosed,
  }
}
