import { NEAR_DAYS } from './knownThing'
import type { Appearance, FileContext, JudgedLine, KnownThing } from './knownThing'
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

export const keyOf = (day: number, amount: number) => `${day} ${amount}`

const hasOneIn = (sums: ReadonlySet<string>, others: ReadonlySet<string>) => [...sums].some((key) => others.has(key))

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
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
): FileEvidence {
  let [from, to] = [days?.from ?? Infinity, days?.to ?? -Infinity]
  const counts = new Map<string, number>()
  const idsHere = new Map<string, Set<string>>()
  const keysWithIds = new Set<string>()
  for (const { day, amount, bankId } of lines) {
    from = Math.min(from, day)
    to = Math.max(to, day)
    const key = keyOf(day, amount)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (bankId === undefined) continue
    addTo(idsHere, bankId, key)
    keysWithIds.add(key)
  }
  const isInRange = (day: number) => day >= from && day <= to
  const writerOf = (file: string) => {
    const writer = sources.get(file)
    return writer === undefined ? `file ${file}` : `source ${writer}`
  }

  const found = new Map<string, Evidence & { left: Map<string, number>; ids: Map<string, Set<string>> }>()
  function add({ file, day, bankId }: Appearance, amount: number): void {
    if (file === null) return
    const writer = writerOf(file)
    let at = found.get(writer)
    if (at === undefined) {
      at = {
        inRange: 0,
        shown: 0,
        isShort: false,
        withIds: 0,
        sameIds: 0,
        otherIds: 0,
        left: new Map(),
        ids: new Map(),
      }
      found.set(writer, at)
    }
    const key = keyOf(day, amount)
    if (bankId !== null && idsHere.has(bankId)) addTo(at.ids, bankId, key)
    if (!isInRange(day)) return
    at.inRange += 1
    if (bankId !== null && keysWithIds.has(key)) {
      at.withIds += 1
      if (idsHere.get(bankId)?.has(key)) at.sameIds += 1
    }
    const left = at.left.get(key) ?? counts.get(key) ?? 0
    if (left > 0) at.shown += 1
    at.left.set(key, left - 1)
  }
  let [before, after] = [-Infinity, Infinity]
  let [first, last] = [Infinity, -Infinity]
  const known = new Map<string, number>()
  for (const { amount, appearances } of things) {
    const keys = appearances.flatMap(({ file, day }) => (file !== null && isInRange(day) ? [keyOf(day, amount)] : []))
    for (const key of keys.length > 1 ? new Set(keys) : keys)
      if (counts.has(key)) known.set(key, (known.get(key) ?? 0) + 1)
    for (const each of appearances) {
      add(each, amount)
      if (each.file === null) continue
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
  const short = [...known].flatMap(([key, count]) => (count > (counts.get(key) ?? 0) ? [key] : []))
  for (const each of found.values()) each.isShort = short.some((key) => each.left.has(key))

  const evidenceOf = (file: string) => found.get(writerOf(file))
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
