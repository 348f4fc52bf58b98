import type { FileEvidence } from './fileEvidence'
import { appearsByHand, NEAR_DAYS } from './knownThing'
import type { Appearance, Docket, JudgedLine, KnownThing } from './knownThing'
import { pairAlike } from './pairAlike'
import type { Slot } from './pairAlike'
import { pairByDay } from './pairByDay'
import { textSimilarity } from './textLikeness'

/** Most days between an announcement and its booking. */
const ANNOUNCED_DAYS = 10

/** Most days between the two ends of a series of payments of one amount, each a few days apart, that remain unmatched. */
const CARRIED_DAYS = 3 * NEAR_DAYS

/** Days around a file's lines in which items are read. */
export const JUDGED_DAYS = ANNOUNCED_DAYS

/**
 * Whether the line may be one that an earlier file had on another day or under another id. Even if both files date lines the same way, a
 * line that earlier files should contain is doubtful: some banks list announced lines as booked and later move them to their final day.
 */
function isSameElsewhere(line: JudgedLine, { file, day, bankId }: Appearance, evidence: FileEvidence): boolean {
  if (Math.abs(day - line.day) > NEAR_DAYS) return false
  if (file === null) return true
  const isOther = bankId !== null && line.bankId !== undefined && bankId !== line.bankId && evidence.hasLastingIds(file)
  const isGone = evidence.confirms(file) && (isOther ? evidence.isInRange(day) : evidence.mayShow(day))
  return isGone || (!isOther && (day === line.day || !evidence.meansSameDays(file) || evidence.isCovered(line.day)))
}

const dayOf = ({ appearances: [first] }: KnownThing) => first?.day ?? 0

const nearestDays = ({ appearances }: KnownThing, day: number) =>
  Math.min(...appearances.map((each) => Math.abs(each.day - day)))

interface Way {
  reach: number
  takesLine: (line: JudgedLine) => boolean
  takesThing: (thing: KnownThing) => boolean
  isAllowed: (line: JudgedLine, thing: KnownThing) => boolean
  /** How likely earlier files should contain a line of this day; lines with a higher value are paired first. */
  needOf?: (day: number) => 0 | 1 | 2
  decide: (place: number, thing: number, days: number) => void
}

function indexesByAmount(items: readonly { amount: number }[], isMeant: (at: number) => boolean) {
  const byAmount = new Map<number, number[]>()
  for (const [at, { amount }] of items.entries()) {
    if (!isMeant(at)) continue
    const known = byAmount.get(amount)
    if (known === undefined) byAmount.set(amount, [at])
    else known.push(at)
  }
  return byAmount
}

/** Pairs open lines and items of the same amount, by nearness of the days. */
function pairNearby({ lines, things, verdicts, taken }: Docket, way: Way): void {
  const openLines = indexesByAmount(lines, (at) => {
    const line = lines[at]
    return line !== undefined && verdicts[at] === undefined && way.takesLine(line)
  })
  if (openLines.size === 0) return
  const openThings = indexesByAmount(things, (at) => {
    const thing = things[at]
    return thing !== undefined && openLines.has(thing.amount) && !taken.has(at) && way.takesThing(thing)
  })
  for (const [amount, ofThings] of openThings) {
    const some = (openLines.get(amount) ?? [])
      .flatMap((place) => (lines[place] ? [{ place, line: lines[place] }] : []))
      .toSorted((one, other) => one.line.day - other.line.day)
    const others = ofThings
      .flatMap((at) => (things[at] ? [{ at, thing: things[at] }] : []))
      .toSorted((one, other) => dayOf(one.thing) - dayOf(other.thing))
    const partners = pairByDay(
      some.map(({ line }) => line.day),
      others.map(({ thing }) => dayOf(thing)),
      way.reach,
      (at, other) => {
        const [line, thing] = [some[at]?.line, others[other]?.thing]
        return line !== undefined && thing !== undefined && way.isAllowed(line, thing)
      },
      (at) => way.needOf?.(some[at]?.line.day ?? 0) ?? 0,
    )
    const paired = new Set<number>()
    const slots = some.map((line, at): Slot<(typeof some)[number], (typeof others)[number]> => {
      const partner = partners[at] ?? -1
      paired.add(partner)
      return { line, thing: others[partner] }
    })
    if (slots.every(({ thing }) => thing === undefined)) continue
    for (const [at, thing] of others.entries()) if (!paired.has(at)) slots.push({ line: undefined, thing })
    pairAlike(slots, {
      isAllowed: ({ line }, { thing }) => way.isAllowed(line, thing),
      distance: ({ line }, { thing }) => nearestDays(thing, line.day),
      similarity: ({ line }, { thing }) =>
        Math.max(...thing.appearances.map(({ text }) => textSimilarity(line.text, text))),
    })
    for (const { line, thing } of slots) {
      if (!line || !thing) continue
      taken.add(thing.at)
      way.decide(line.place, thing.at, nearestDays(thing.thing, line.line.day))
    }
  }
}

/** Pairs booked lines with announced items. */
export function pairAnnounced(docket: Docket): void {
  pairNearby(docket, {
    reach: ANNOUNCED_DAYS,
    takesLine: ({ isPending }) => isPending !== true,
    takesThing: ({ state }) => state === 'announced',
    isAllowed: (line, thing) => nearestDays(thing, line.day) <= ANNOUNCED_DAYS,
    decide: (place, thing) => {
      docket.verdicts[place] = { kind: 'announced', thing }
    },
  })
}

/** Pairs lines with entries typed by hand, and with lines of earlier files on other days or without proof on the same day. */
export function pairProbable(docket: Docket, evidence: FileEvidence): void {
  for (const isPending of [false, true])
    pairNearby(docket, {
      reach: NEAR_DAYS,
      takesLine: (line) => (line.isPending ?? false) === isPending,
      takesThing: ({ state }) => isPending || state !== 'announced',
      isAllowed: (line, { appearances }) => appearances.some((each) => isSameElsewhere(line, each, evidence)),
      // Near the end of the known days, an earlier file may not have contained the line yet.
      needOf: (day) => (!evidence.isCovered(day) ? 0 : evidence.isCovered(day + NEAR_DAYS) ? 2 : 1),
      decide: (place, thing, days) => {
        docket.verdicts[place] = { kind: 'probable', how: 'same', things: [thing], days }
      },
    })
  pairCarried(docket, evidence)
}

/**
 * For payments of one amount where the files date lines differently: lines may be paired with the neighbouring payment, which leaves a line
 * and an item further apart at both ends. At the ends, one of the two may be up to NEAR_DAYS outside the common days, but not both, which
 * would give too many questions. Files of one source date lines the same way; an item that is missing there was announced and has its final
 * day in the new file.
 */
function pairCarried(docket: Docket, evidence: FileEvidence): void {
  const { isCovered, isInRange } = evidence
  const isAboutRange = (day: number) => [-NEAR_DAYS, 0, NEAR_DAYS].some((by) => isInRange(day + by))
  const isLeftOver = ({ file, day }: Appearance) =>
    file !== null && isAboutRange(day) && evidence.confirms(file) && (isInRange(day) || !evidence.meansSameDays(file))
  pairNearby(docket, {
    reach: CARRIED_DAYS,
    takesLine: ({ isPending, day }) => isPending !== true && [-NEAR_DAYS, 0].some((by) => isCovered(day + by)),
    takesThing: ({ state, appearances }) => state !== 'announced' && appearances.every(isLeftOver),
    isAllowed: (line, thing) =>
      nearestDays(thing, line.day) <= CARRIED_DAYS &&
      (isCovered(line.day) || thing.appearances.every(({ day }) => isInRange(day))),
    decide: (place, thing, days) => {
      docket.verdicts[place] = { kind: 'probable', how: 'same', things: [thing], days }
    },
  })
}

/** Whether all appearances of the item in earlier files are within the days of the new file. */
export const isMissing = (thing: KnownThing, { isInRange }: FileEvidence) =>
  thing.state !== 'announced' && !appearsByHand(thing) && thing.appearances.every(({ day }) => isInRange(day))
