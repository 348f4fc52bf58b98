import { NEAR_DAYS } from './knownThing'
import type { Appearance, FileContext, JudgedLine, KnownThing } from './knownThing'
import { NOWHERE } from './lineSpots'
import type { LineSpots } from './lineSpots'
import { pairByDay } from './pairByDay'

/** Number of lines that must all agree before two files of unknown source are assumed to date lines the same way. */
const AGREEING_FROM = 8
/** Two lines may agree in day and amount by chance; from this number on, a file repeats lines of another. */
const SHOWN_AGAIN_FROM = 2

interface Evidence {
  /** Lines of the earlier file on the days of the new one. */
  inRange: number
  /** Of these, the lines that the new file also contains, by day and amount. */
  shown: number
  /** For some day and amount, the new file has fewer lines than all earlier files together. */
  isShort: boolean
  /** Of its lines on these days: those with ids in both files, and those with equal ids. */
  withIds: number
  sameIds: number
  /** Ids in both files that mean different lines. */
  otherIds: number
}

/** Evidence with its counters. */
interface Counted extends Evidence {
  /** By spot, the lines of the new file not matched yet; negative where the earlier file has more. */
  left: Map<number, number>
  /** For ids that the new file has too, the spots where the earlier file has them. */
  ids: Map<string, Set<number>>
}

/** What the new file as a whole implies about each earlier file. */
export interface FileEvidence {
  /**
   * The new file contains most of what the earlier file, or all of them, have on its days, so that what is missing was dropped or moved to
   * another day.
   */
  confirms: (file: string) => boolean
  /** Whether the day is between the first and last day of the new file. */
  isInRange: (day: number) => boolean
  /** Like `isInRange`, but extended to the nearest known days around it, as a file does not always state its period. */
  mayShow: (day: number) => boolean
  /** Whether the day is between the first and last day of earlier files. */
  isCovered: (day: number) => boolean
  /** Both files date lines the same way, so a line cannot be on another day in the other file. */
  meansSameDays: (file: string) => boolean
  /**
   * Both files use the same kind of ids, so that different ids mean different lines. Not the case for ids that restart or are generated for
   * each file.
   */
  hasLastingIds: (file: string) => boolean
  /** Both files contain the same lines under different ids, so the ids prove nothing. */
  showsAgain: (file: string) => boolean
}

const hasOneIn = (spots: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...spots].some((spot) => others.has(spot))

function addTo(map: Map<string, Set<number>>, key: string, value: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, new Set([value]))
  else known.add(value)
}

/** Of the items of earlier files on these days: how many have a line on the same or a nearby day, and how many there are in total. */
function countNearby(
  lines: readonly JudgedLine[],
  things: readonly KnownThing[],
  isInRange: (day: number) => boolean,
): [number, number] {
  const known = new Map<number, number[]>()
  let count = 0
  for (const { amount, appearances } of things) {
    const shown = appearances.find(({ file, day }) => file !== null && isInRange(day))
    if (!shown) continue
    count += 1
    const days = known.get(amount)
    if (days) days.push(shown.day)
    else known.set(amount, [shown.day])
  }
  const shown = new Map<number, number[]>()
  for (const { amount, day } of lines) {
    const days = shown.get(amount)
    if (days) days.push(day)
    else if (known.has(amount)) shown.set(amount, [day])
  }
  let nearby = 0
  for (const [amount, days] of shown) {
    const others = (known.get(amount) ?? []).toSorted((one, other) => one - other)
    const partners = pairByDay(
      days.toSorted((one, other) => one - other),
      others,
      NEAR_DAYS,
      () => true,
    )
    nearby += partners.filter((partner) => partner >= 0).length
  }
  return [nearby, count]
}

/**
 * Compares a new file with the earlier files. Files of one source are evaluated together, as lines known at an import were stored only with
 * the first file.
 */
export function fileEvidence(
  lines: readonly JudgedLine[],
  things: readonly KnownThing[],
  { source, sources, days }: FileContext,
  spots: LineSpots,
): FileEvidence {
  let [from, to] = [days?.from ?? Infinity, days?.to ?? -Infinity]
  /** Number of lines by spot. */
  const counts = Array.from({ length: spots.count }, () => 0)
  const idsHere = new Map<string, Set<number>>()
  const spotsWithIds = new Set<number>()
  for (const [at, { day, bankId }] of lines.entries()) {
    from = Math.min(from, day)
    to = Math.max(to, day)
    const spot = spots.ofLines[at] ?? NOWHERE
    counts[spot] = (counts[spot] ?? 0) + 1
    if (bankId === undefined) continue
    addTo(idsHere, bankId, spot)
    spotsWithIds.add(spot)
  }
  const isInRange = (day: number) => day >= from && day <= to
  const writerOf = (file: string) => {
    const writer = sources.get(file)
    return writer === undefined ? `file ${file}` : `source ${writer}`
  }

  const found = new Map<string, Counted>()
  // Cached, as many items come from one file.
  const byFile = new Map<string, Counted>()
  function evidenceFor(file: string) {
    const before = byFile.get(file)
    if (before) return before
    const writer = writerOf(file)
    const none = { inRange: 0, shown: 0, isShort: false, withIds: 0, sameIds: 0, otherIds: 0 }
    const at: Counted = found.get(writer) ?? { ...none, left: new Map(), ids: new Map() }
    found.set(writer, at)
    byFile.set(file, at)
    return at
  }
  function add(file: string, { day, bankId }: Appearance, spot: number): void {
    const at = evidenceFor(file)
    if (bankId !== null && idsHere.has(bankId)) addTo(at.ids, bankId, spot)
    if (!isInRange(day)) return
    at.inRange += 1
    if (spot === NOWHERE) return
    if (bankId !== null && spotsWithIds.has(spot)) {
      at.withIds += 1
      if (idsHere.get(bankId)?.has(spot)) at.sameIds += 1
    }
    const left = at.left.get(spot) ?? counts[spot] ?? 0
    if (left > 0) at.shown += 1
    at.left.set(spot, left - 1)
  }
  let [before, after] = [-Infinity, Infinity]
  let [first, last] = [Infinity, -Infinity]
  /** Number of items from files by spot; an item that appears in several files counts once. */
  const known = Array.from({ length: spots.count }, () => 0)
  for (const { amount, appearances } of things) {
    const seen = appearances.length > 1 ? new Set<number>() : undefined
    for (const each of appearances) {
      if (each.file === null) continue
      const spot = spots.find(each.day, amount)
      add(each.file, each, spot)
      if (spot !== NOWHERE && isInRange(each.day) && seen?.has(spot) !== true) {
        seen?.add(spot)
        known[spot] = (known[spot] ?? 0) + 1
      }
      first = Math.min(first, each.day)
      last = Math.max(last, each.day)
      if (each.day < from) before = Math.max(before, each.day)
      if (each.day > to) after = Math.min(after, each.day)
    }
  }
  for (const each of found.values())
    for (const [id, there] of each.ids) {
      if (!hasOneIn(idsHere.get(id) ?? new Set(), there)) each.otherIds += 1
    }
  const short = known.flatMap((count, spot) => (count > (counts[spot] ?? 0) ? [spot] : []))
  for (const each of found.values()) each.isShort = short.some((spot) => each.left.has(spot))

  const evidenceOf = (file: string) => byFile.get(file)
  const isSameSource = (file: string) => {
    const other = sources.get(file)
    return source === undefined || other === undefined ? undefined : source === other
  }
  const isMost = (shown: number, inRange: number) => inRange > 0 && 2 * shown >= inRange
  const [shownNearby, knownInRange] = countNearby(lines, things, isInRange)
  const isMostOfAll = isMost(shownNearby, knownInRange)
  const confirms = (file: string) => {
    const { inRange = 0, shown = 0 } = evidenceOf(file) ?? {}
    return isMostOfAll || isMost(shown, inRange)
  }
  return {
    isInRange,
    mayShow: (day) => day >= Math.min(before, from) && day <= Math.max(after, to),
    isCovered: (day) => day >= first && day <= last,
    confirms,
    meansSameDays: (file) => {
      const { inRange = 0, shown = 0, isShort = true } = evidenceOf(file) ?? {}
      return isSameSource(file) ?? (inRange >= AGREEING_FROM && shown === inRange && !isShort)
    },
    hasLastingIds: (file) => {
      const { withIds = 0, sameIds = 0, otherIds = 0 } = evidenceOf(file) ?? {}
      return sameIds > 0 && otherIds === 0 && 2 * sameIds >= withIds
    },
    showsAgain: (file) =>
      isSameSource(file) === false || (confirms(file) && (evidenceOf(file)?.shown ?? 0) >= SHOWN_AGAIN_FROM),
  }
}
