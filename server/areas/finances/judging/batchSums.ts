import type { FileEvidence } from './fileEvidence'
import { findSum } from './findSum'
import { isMissing } from './nearbyPairs'
import { NEAR_DAYS } from './knownThing'
import type { Docket } from './knownThing'

/** More of one day that are unexplained are another file's, and no batch of this one. */
const PARTS_MAX = 30

interface Item {
  at: number
  day: number
  amount: number
}

function byDay(items: readonly Item[]): Map<number, Item[]> {
  const days = new Map<number, Item[]>()
  for (const item of items) {
    const known = days.get(item.day)
    if (known === undefined) days.set(item.day, [item])
    else known.push(item)
  }
  return days
}

const sumOf = (items: readonly Item[]) => items.reduce((sum, { amount }) => sum + amount, 0)

/** Items of one day, the nearest first, that together are the amount: all that are open then, or of those that are sure to be open some. */
function partsOf(
  whole: Item,
  parts: ReadonlyMap<number, Item[]>,
  { isTaken, isSure }: { isTaken: (at: number) => boolean; isSure: (at: number) => boolean },
): Item[] {
  const distances = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, at) => (at % 2 === 0 ? at / 2 : -(at + 1) / 2))
  for (const distance of distances) {
    const sameWay = (parts.get(whole.day + distance) ?? []).filter(
      ({ at, amount }) => !isTaken(at) && Math.sign(amount) === Math.sign(whole.amount),
    )
    if (sameWay.length < 2) continue
    if (sumOf(sameWay) === whole.amount) return sameWay
    const sure = sameWay.filter(({ at }) => isSure(at))
    if (sure.length > PARTS_MAX) continue
    const sum = findSum(
      sure.map(({ amount }) => Math.abs(amount)),
      Math.abs(whole.amount),
    )
    if (sum) return sum.flatMap((at) => sure[at] ?? [])
  }
  return []
}

/**
 * A batch that one format tells as one line and another as its parts: open lines of the new file against what is missing in it of the
 * earlier ones. Such lines are never sure.
 */
export function pairBatches({ lines, things, verdicts, taken }: Docket, evidence: FileEvidence): void {
  const open = lines.flatMap(({ day, amount, isPending }, at): Item[] =>
    verdicts[at] === undefined && !isPending ? [{ at, day, amount }] : [],
  )
  if (open.length === 0) return
  // The larger sum is the less by chance.
  const largestFirst = (one: Item, other: Item) => Math.abs(other.amount) - Math.abs(one.amount)
  const gone = things.flatMap((thing, at): Item[] => {
    const [first] = thing.appearances
    const isOpen = first && !taken.has(at) && isMissing(thing, evidence)
    return isOpen ? [{ at, day: first.day, amount: thing.amount }] : []
  })
  if (gone.length === 0) return
  const isSure = (at: number) =>
    things[at]?.appearances.every(({ file }) => file !== null && evidence.confirms(file)) === true
  const goneByDay = byDay(gone)
  for (const line of open.toSorted(largestFirst)) {
    const parts = partsOf(line, goneByDay, { isTaken: (at) => taken.has(at), isSure })
    const [first] = parts
    if (!first) continue
    for (const { at } of parts) taken.add(at)
    const days = Math.abs(first.day - line.day)
    verdicts[line.at] = { kind: 'probable', how: 'parts', things: parts.map(({ at }) => at), days }
  }
  const openByDay = byDay(open)
  for (const whole of gone.toSorted(largestFirst)) {
    if (taken.has(whole.at)) continue
    const parts = partsOf(whole, openByDay, {
      isTaken: (at) => verdicts[at] !== undefined,
      isSure: () => isSure(whole.at),
    })
    for (const { at, day } of parts) {
      verdicts[at] = { kind: 'probable', how: 'part', things: [whole.at], days: Math.abs(day - whole.day) }
    }
    if (parts.length > 0) taken.add(whole.at)
  }
}
