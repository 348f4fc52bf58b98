import type { FileEvidence } from './fileEvidence'
import { findSum } from './findSum'
import { isMissing } from './nearbyPairs'
import { NEAR_DAYS } from './knownThing'
import type { Docket } from './knownThing'

/** More unexplained lines of one day than this belong to another file, not to a batch. */
const PARTS_MAX = 30

interface Item {
  at: number
  day: number
  amount: number
  /** Known to be missing from the new file, not only unmatched. */
  isSure: boolean
}

/** The open items of one day and direction with their sum, which is compared with thousands of lines. */
interface DayItems {
  all: Item[]
  sure: Item[]
  sum: number
}

const keyOf = (day: number, amount: number) => (amount < 0 ? -day - 1 : day)

function byDay(items: readonly Item[]): Map<number, DayItems> {
  const days = new Map<number, DayItems>()
  for (const item of items) {
    const key = keyOf(item.day, item.amount)
    const ofDay = days.get(key) ?? { all: [], sure: [], sum: 0 }
    days.set(key, ofDay)
    ofDay.all.push(item)
    if (item.isSure) ofDay.sure.push(item)
    ofDay.sum += item.amount
  }
  return days
}

const sumOf = (items: readonly Item[]) => items.reduce((sum, { amount }) => sum + amount, 0)

/** 0, then -1, +1, -2, +2 and so on. */
const distances = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, at) => (at % 2 === 0 ? at / 2 : -(at + 1) / 2))

/**
 * Takes items of one day, the nearest day first, whose sum is the amount: all open ones, or a subset of the sure ones. `isSure`: the subset
 * may contain any item.
 */
function takeParts(whole: Item, parts: Map<number, DayItems>, isSure: boolean): Item[] {
  for (const distance of distances) {
    const day = whole.day + distance
    const key = keyOf(day, whole.amount)
    const ofDay = parts.get(key)
    // All have the same sign, so if the total is smaller, every subset is too.
    if (!ofDay || ofDay.all.length < 2 || Math.abs(ofDay.sum) < Math.abs(whole.amount)) continue
    if (ofDay.sum === whole.amount) {
      parts.delete(key)
      return ofDay.all
    }
    const sure = isSure ? ofDay.all : ofDay.sure
    if (sure.length > PARTS_MAX) continue
    // Each part is smaller than the whole. Often fewer than two are, and no search is needed.
    const smaller = sure.filter(({ amount }) => Math.abs(amount) < Math.abs(whole.amount))
    if (smaller.length < 2 || Math.abs(sumOf(smaller)) < Math.abs(whole.amount)) continue
    const sum = findSum(
      smaller.map(({ amount }) => Math.abs(amount)),
      Math.abs(whole.amount),
    )
    if (!sum) continue
    const found = sum.flatMap((at) => smaller[at] ?? [])
    const rest = byDay(ofDay.all.filter((item) => !found.includes(item))).get(key)
    if (rest) parts.set(key, rest)
    else parts.delete(key)
    return found
  }
  return []
}

/**
 * Matches batches that one format reports as one line and another as its parts: open lines of the new file against items of earlier files
 * missing from it. The result is never certain.
 */
export function pairBatches({ lines, things, verdicts, taken }: Docket, evidence: FileEvidence): void {
  const open = lines.flatMap(({ day, amount, isPending }, at): Item[] =>
    verdicts[at] === undefined && !isPending ? [{ at, day, amount, isSure: false }] : [],
  )
  if (open.length === 0) return
  // A match of a larger sum is less likely a coincidence.
  const largestFirst = (one: Item, other: Item) => Math.abs(other.amount) - Math.abs(one.amount)
  const gone = things.flatMap((thing, at): Item[] => {
    const [first] = thing.appearances
    if (!first || taken.has(at) || !isMissing(thing, evidence)) return []
    const isSure = thing.appearances.every(({ file }) => file !== null && evidence.confirms(file))
    return [{ at, day: first.day, amount: thing.amount, isSure }]
  })
  if (gone.length === 0) return
  const goneByDay = byDay(gone)
  for (const line of open.toSorted(largestFirst)) {
    const parts = takeParts(line, goneByDay, false)
    const [first] = parts
    if (!first) continue
    for (const { at } of parts) taken.add(at)
    const days = Math.abs(first.day - line.day)
    verdicts[line.at] = { kind: 'probable', how: 'parts', things: parts.map(({ at }) => at), days }
  }
  const openByDay = byDay(open.filter(({ at }) => verdicts[at] === undefined))
  for (const whole of gone.toSorted(largestFirst)) {
    if (taken.has(whole.at)) continue
    const parts = takeParts(whole, openByDay, whole.isSure)
    for (const { at, day } of parts) {
      verdicts[at] = { kind: 'probable', how: 'part', things: [whole.at], days: Math.abs(day - whole.day) }
    }
    if (parts.length > 0) taken.add(whole.at)
  }
}
