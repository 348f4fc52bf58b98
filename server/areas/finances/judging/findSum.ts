/** So many of them are looked through, in their order; those who owe more than this pay it in several goes. */
const ITEMS_MAX = 30
/** Steps of the search, after which there is no answer: it would be one by chance. */
const STEPS_MAX = 4_000

/**
 * Places of amounts, two at least, that come to `target`: the first ones, if they do, else those by which the earliest are taken.
 * Undefined where none do, or where too many would have to be tried. Amounts are more than nothing.
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
