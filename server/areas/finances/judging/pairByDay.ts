/** One more pair is worth more than any need, and a need more than any nearness. */
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
 * Pairs days with days not more than `reach` apart, one with one: as many as can be, those of `some` first that need one the most, then as
 * near as can be, in the order of the days. Both lists are in order. Answers for each of `some` the index of its partner among `others`, or
 * -1. Takes as long as there are pairs within reach.
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
  // What is the best of the first days of `some` with the first of `others`, in the band that is within reach; and how it came.
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
