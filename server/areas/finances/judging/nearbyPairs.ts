import type { FileEvidence } from './fileEvidence'
import { appearsByHand, NEAR_DAYS } from './knownThing'
import type { Appearance, Docket, JudgedLine, KnownThing } from './knownThing'
import { pairAlike } from './pairAlike'
import type { Slot } from './pairAlike'
import { pairByDay } from './pairByDay'
import { textLikeness } from './textLikeness'

/** From an announcement to the booking. */
const ANNOUNCED_DAYS = 10

/** As far as a row of payments of one amount, each a few days from the next, can carry a pair that is left over at both ends. */
const CARRIED_DAYS = 3 * NEAR_DAYS

/** So far beside the lines of a file things are looked for. */
export const JUDGED_DAYS = ANNOUNCED_DAYS

/**
 * Whether a line may be what an earlier file showed on another day, or under another id. A line that earlier files should have is doubtful even
 * where both mean the same by a day: some banks list what is only announced as if it were booked, and later under its own day.
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
  /** How much a line of such a day should be known: those that need it more are paired before others. */
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

/** Pairs what is still open by amount and nearness of the days. */
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
      likeness: ({ line }, { thing }) =>
        Math.max(...thing.appearances.map(({ text }) => textLikeness(line.text, text))),
    })
    for (const { line, thing } of slots) {
      if (!line || !thing) continue
      taken.add(thing.at)
      way.decide(line.place, thing.at, nearestDays(thing.thing, line.line.day))
    }
  }
}

/** The booked lines of what was announced. */
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

/** What was typed, and what earlier files have on another day, or on the same without proof. */
export function pairProbable(docket: Docket, evidence: FileEvidence): void {
  for (const isPending of [false, true])
    pairNearby(docket, {
      reach: NEAR_DAYS,
      takesLine: (line) => (line.isPending ?? false) === isPending,
      takesThing: ({ state }) => isPending || state !== 'announced',
      isAllowed: (line, { appearances }) => appearances.some((each) => isSameElsewhere(line, each, evidence)),
      // Near the end of what is known a day may be one that the earlier file did not show yet under its own.
      needOf: (day) => (!evidence.isCovered(day) ? 0 : evidence.isCovered(day + NEAR_DAYS) ? 2 : 1),
      decide: (place, thing, days) => {
        docket.verdicts[place] = { kind: 'probable', how: 'same', things: [thing], days }
      },
    })
  pairCarried(docket, evidence)
}

/**
 * Where many payments have one amount and the files mean other things by a day, some lines are of the same day as another's payment. What is
 * then left over, a line that earlier files should have and a thing that this one should show, is further apart. At the ends of both a payment
 * may be on this side by one day and beyond by the other; only one of the two may be so, or too much would be asked. Files of one source mean
 * the same by a day, and what this one should show and does not was announced there, and is here under its own day.
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

/** Things of earlier files that stand on days of the new one. */
export const isMissing = (thing: KnownThing, { isInRange }: FileEvidence) =>
  thing.state !== 'announced' && !appearsByHand(thing) && thing.appearances.every(({ day }) => isInRange(day))
