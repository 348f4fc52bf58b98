import { v7 as uuidv7 } from 'uuid'
import type { Finance } from '@contract/finances'
import type { CreditUse } from '@contract/finances/credit'

/**
 * How credit pays the given entries, in order: each from its own member's credit, and within a household (`isShared`), if there is none,
 * from the member with most credit. `credits`: minor units by member.
 */
export function creditUsesFor(
  owed: readonly Finance[],
  credits: ReadonlyMap<string, number>,
  isShared = false,
): CreditUse[] {
  const left = new Map(credits)
  const richest = () => [...left].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
  return owed.flatMap(({ id: of, version, amount: open, memberId: own = '' }) => {
    const memberId = isShared && (left.get(own) ?? 0) === 0 ? richest() : own
    const has = left.get(memberId) ?? 0
    const amount = Math.min(has, open)
    left.set(memberId, has - amount)
    return amount > 0 ? [{ id: uuidv7(), memberId, of, version, amount }] : []
  })
}
