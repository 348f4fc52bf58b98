import { NEAR_DAYS } from './knownThing'
import type { Appearance, FileContext, JudgedLine, KnownThing } from './knownThing'
import { NOWHERE } from './lineSpots'
import type { LineSpots } from './lineSpots'
import { pairByDay } from './pairByDay'

/** Lines that must agree, all of them, before two files of unknown makers are taken to mean the same by a day. */
const AGREEING_FROM = 8
/** Two lines alike by day and amount may be by chance; from so many on a file shows the same lines again. */
const SHOWN_AGAIN_FROM = 2

interface Evidence {
  /** What the earlier file has on the days of the new one. */
  inRange: number
  /** Of these, by day and amount, what the new one shows too. */
  shown: number
  /** Of one of its days and amounts the new one shows less than all earlier files together have. */
  isShort: boolean
  /** Of what it has on these days, the ones that have an id in both, and those with the same. */
  withIds: number
  sameIds: number
  /** Ids of both that mean other lines here than there. */
  otherIds: number
}

/** With what it is counted by. */
interface Counted extends Evidence {
  /** Lines of the new file, of each spot, that are not shown by it yet; less than none where it has more. */
  left: Map<number, number>
  /** Of ids that the new file has too, what they mean there. */
  ids: Map<string, Set<number>>
}

/** What a new file, looked at as a whole, tells of each earlier one. */
export interface FileEvidence {
  /** The new file shows most of what this one, or all of them, have on its days: what it does not show is gone, or shown on another day. */
  confirms: (file: string) => boolean
  /** On the new file's days. */
  isInRange: (day: number) => boolean
  /** The same, or the last day before or the first after them on which something is known: a file does not tell from when to when it is. */
  mayShow: (day: number) => boolean
  /** Between the first and the last day of which earlier files tell. */
  isCovered: (day: number) => boolean
  /** Both mean the same by a day, so that a line of one is never on another day in the other. */
  meansSameDays: (file: string) => boolean
  /** Ids of both are of one kind, so that other ids are other lines. Ids that begin anew in each file, or are made for each, are not. */
  hasLastingIds: (file: string) => boolean
  /** The same lines under other ids: those say nothing. */
  showsAgain: (file: string) => boolean
}

const hasOneIn = (spots: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...spots].some((spot) => others.has(spot))

function addTo(map: Map<string, Set<number>>, key: string, value: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, new Set([value]))
  else known.add(value)
}

/** Of the things that files brought on these days, those that the lines show too, on the same day or about it; and all of them. */
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
 * Weighs what the earlier files have against the lines of a new one. Files that one source wrote are weighed as one: what was known
 * already when it was imported is kept with the first of them alone.
 */
export function fileEvidence(
  lines: readonly JudgedLine[],
  things: readonly KnownThing[],
  { source, sources, days }: FileContext,
  spots: LineSpots,
): FileEvidence {
  let [from, to] = [days?.from ?? Infinity, days?.to ?? -Infinity]
  /** Lines of each spot. */
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
  // Many things are of one file.
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
  /** Things of each spot that files brought; one that several show there counts once. */
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
