/** Most slots compared with each other; above this, lines keep their order. */
const COMPARED_MAX = 100

/** A line and its item, or only one of them. */
export interface Slot<Line, Thing> {
  line: Line | undefined
  thing: Thing | undefined
}

interface Scale<Line, Thing> {
  isAllowed: (line: Line, thing: Thing) => boolean
  /** Distance of a pair; the total must not grow. */
  distance: (line: Line, thing: Thing) => number
  similarity: (line: Line, thing: Thing) => number
}

/**
 * Swaps items among slots to make the texts of pairs as similar as possible, without fewer pairs or a larger total distance. So it chooses
 * among equal lines and items. Changes `slots` in place.
 */
export function pairAlike<Line, Thing>(
  slots: Slot<Line, Thing>[],
  { isAllowed, distance, similarity }: Scale<Line, Thing>,
): void {
  if (slots.length < 2 || slots.length > COMPARED_MAX) return
  const sumOf = (of: (line: Line, thing: Thing) => number, [one, other]: readonly Slot<Line, Thing>[]) =>
    (one?.line !== undefined && one.thing !== undefined ? of(one.line, one.thing) : 0) +
    (other?.line !== undefined && other.thing !== undefined ? of(other.line, other.thing) : 0)
  const isFit = ({ line, thing }: Slot<Line, Thing>) =>
    line === undefined || thing === undefined || isAllowed(line, thing)
  const isPair = ({ line, thing }: Slot<Line, Thing>) => line !== undefined && thing !== undefined
  const pairsIn = (some: readonly Slot<Line, Thing>[]) => some.filter(isPair).length

  let isChanged = true
  for (let round = 0; isChanged && round < slots.length; round += 1) {
    isChanged = false
    for (const [at, one] of slots.entries())
      for (const other of slots.slice(at + 1)) {
        if (!isPair(one) && !isPair(other)) continue
        const now = [one, other]
        const then = [
          { line: one.line, thing: other.thing },
          { line: other.line, thing: one.thing },
        ]
        const isBetter =
          then.every(isFit) &&
          pairsIn(then) >= pairsIn(now) &&
          sumOf(distance, then) <= sumOf(distance, now) &&
          sumOf(similarity, then) > sumOf(similarity, now)
        if (!isBetter) continue
        ;[one.thing, other.thing] = [other.thing, one.thing]
        isChanged = true
      }
  }
}
