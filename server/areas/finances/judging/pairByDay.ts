/** One more pair outweighs any need, and a need outweighs any nearness. */
const PAIR_WORTH = 1_000_000_000
const NEED_WORTH = 10_000

/** Index of the first day that is not before `day`. */
function firstFrom(days: readonly number[], day: number): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? 0) < day) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Pairs days of two sorted lists, one with one, at most `reach` days apart. Maximizes the number of pairs, then those of `some` with the
 * highest need, then nearness. Returns for each of `some` the index of its partner in `others`, or -1. Time is proportional to the number
 * of pairs within reach.
 */
export function pairByDay(
  some: readonly number[],
  others: readonly number[],
  reach: number,
  isAllowed: (at: number, other: number) => boolean,
  needOf: (at: number) => 0 | 1 | 2 = () => 0,
): Int32Array {
  const count = some.length
  const low = some.map((day) => firstFrom(others, day - reach))
  const high = some.map((day) => firstFrom(others, day + reach + 1))
  const starts = new Float64Array(count + 1)
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at] ?? 0) + (high[at] ?? 0) - (low[at] ?? 0) + 1
  // Dynamic programming: the best result for prefixes of both lists, within the band of reachable pairs, and the choice that led to it.
  const choices = new Uint8Array(starts[count] ?? 0)
  let before = new Float64Array(1)
  let [lowBefore, highBefore] = [0, 0]
  const bestBefore = (length: number) => before[Math.min(length, highBefore) - lowBefore] ?? 0
  for (let at = 0; at < count; at += 1) {
    const [from, to, start] = [low[at] ?? 0, high[at] ?? 0, starts[at] ?? 0]
    const row = new Float64Array(to - from + 1)
    row[0] = bestBefore(from)
    const worth = PAIR_WORTH + needOf(at) * NEED_WORTH
    for (let length = from + 1; length <= to; length += 1) {
      const without = row[length - from - 1] ?? 0
      const alone = bestBefore(length)
      let [best, choice] = without >= alone ? [without, 0] : [alone, 1]
      if (isAllowed(at, length - 1)) {
        const apart = Math.abs((others[length - 1] ?? 0) - (some[at] ?? 0))
        const paired = bestBefore(length - 1) + worth - apart
        if (paired > best) [best, choice] = [paired, 2]
      }
      row[length - from] = best
      choices[start + length - from] = choice
    }
    before = row
    ;[lowBefore, highBefore] = [from, to]
  }
  const partners = new Int32Array(count).fill(-1)
  let [at, length] = [count - 1, high[count - 1] ?? 0]
  while (at >= 0) {
    length = Math.min(length, high[at] ?? 0)
    const from = low[at] ?? 0
    const choice = length <= from ? 1 : choices[(starts[at] ?? 0) + length - from]
    if (choice === 0) length -= 1
    else {
      if (choice === 2) {
        length -= 1
        partners[at] = length
      }
      at -= 1
    }
  }
  return partners
}
