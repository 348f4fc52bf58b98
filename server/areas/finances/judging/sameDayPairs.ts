import type { FileEvidence } from './fileEvidence'
import type { Appearance, Docket, JudgedLine } from './knownThing'
import { NOWHERE } from './lineSpots'
import type { LineSpots } from './lineSpots'
import { pairAlike } from './pairAlike'
import type { Slot } from './pairAlike'
import { textSimilarity } from './textLikeness'

interface PlacedLine {
  line: JudgedLine
  place: number
}

interface Shown {
  thing: number
  appearance: Appearance
}

/** Indexes of booked lines first, then pending ones: booked lines have priority for items in the books. */
const bookedFirst = (lines: readonly JudgedLine[]) =>
  [...lines.keys()].toSorted((one, other) => Number(lines[one]?.isPending ?? 0) - Number(lines[other]?.isPending ?? 0))

/**
 * Finds lines that earlier files had with the same day and amount: by the same id, else as often as they occur there. Where ids are
 * permanent, another id is another line. Files of which the new one repeats little prove nothing.
 */
export function pairSameDay(docket: Docket, evidence: FileEvidence, spots: LineSpots): void {
  const { lines, things, verdicts, taken } = docket
  const places = new Map<number, number[]>()
  for (const place of bookedFirst(lines)) {
    const spot = spots.ofLines[place] ?? NOWHERE
    const known = places.get(spot)
    if (known === undefined) places.set(spot, [place])
    else known.push(place)
  }
  const shown = new Map<number, Shown[]>()
  for (const [thing, { amount, appearances }] of things.entries())
    for (const appearance of appearances) {
      if (appearance.file === null) continue
      const spot = spots.find(appearance.day, amount)
      if (spot === NOWHERE) continue
      const known = shown.get(spot)
      if (known === undefined) shown.set(spot, [{ thing, appearance }])
      else known.push({ thing, appearance })
    }

  const take = (place: number, thing: number): void => {
    verdicts[place] = { kind: 'known', thing }
    taken.add(thing)
  }
  /** A booked line is not a repetition of an announced item, but its booking. */
  const isOpenTo = ({ isPending }: JudgedLine, { thing }: Shown) =>
    !taken.has(thing) && (isPending === true || things[thing]?.state !== 'announced')

  function isSame({ bankId }: JudgedLine, { appearance: { file, bankId: other } }: Shown): boolean {
    if (file === null || !evidence.confirms(file)) return false
    if (bankId === undefined || other === null || bankId === other) return true
    return !evidence.hasLastingIds(file) && evidence.showsAgain(file)
  }

  for (const [spot, ofLines] of places) {
    const candidates = shown.get(spot) ?? []
    if (candidates.length === 0) continue
    for (const place of ofLines) {
      const line = lines[place]
      if (line?.bankId === undefined) continue
      const same = candidates.find((each) => each.appearance.bankId === line.bankId && isOpenTo(line, each))
      if (same) take(place, same.thing)
    }
    const slots: Slot<PlacedLine, Shown>[] = []
    const used = new Set<number>()
    for (const place of ofLines.toSorted((one, other) => Number(!lines[one]?.bankId) - Number(!lines[other]?.bankId))) {
      const line = lines[place]
      if (line === undefined || verdicts[place]) continue
      const thing = candidates.find((each) => !used.has(each.thing) && isOpenTo(line, each) && isSame(line, each))
      if (thing) used.add(thing.thing)
      slots.push({ line: { line, place }, thing })
    }
    if (used.size === 0) continue
    for (const thing of candidates)
      if (!used.has(thing.thing) && !taken.has(thing.thing)) slots.push({ line: undefined, thing })
    pairAlike(slots, {
      isAllowed: ({ line }, thing) => isOpenTo(line, thing) && isSame(line, thing),
      distance: () => 0,
      similarity: ({ line }, { appearance }) => textSimilarity(line.text, appearance.text),
    })
    for (const { line, thing } of slots) if (line && thing) take(line.place, thing.thing)
  }
}
