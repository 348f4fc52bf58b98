/** Number of amounts searched, in their order; larger debts are paid in several payments. */
const ITEMS_MAX = 30
/** Steps after which the search gives up, as a result would be a coincidence. */
const STEPS_MAX = 4_000

/**
 * Indexes of at least two amounts whose sum is `target`: a prefix of the list if possible, else the combination with the earliest amounts.
 * Undefined if there is none or the search would take too long. Amounts must be positive.
 */
export function findSum(amounts: readonly number[], target: number): number[] | undefined {
  const items = amounts.slice(0, ITEMS_MAX)
  const rests = items.map((_, at) => items.slice(at).reduce((sum, amount) => sum + amount, 0))
  let steps = 0

  function search(from: number, left: number, chosen: readonly number[]): number[] | undefined {
    if (left === 0) return chosen.length > 1 ? [...chosen] : undefined
    if (from >= items.length || left < 0 || (rests[from] ?? 0) < left || ++steps > STEPS_MAX) return undefined
    return search(from + 1, left - (items[from] ?? 0), [...chosen, from]) ?? search(from + 1, left, chosen)
  }
  return search(0, target, [])
}
