import type { Piece } from '@contract/calendar'

/**
 * Lines with their number: pieces count from 1; an intermission has none, as it is no music, nor has an encore, which no printed
 * programme announces. Of an event with days each day counts anew: give the lines of one day.
 */
export function numberLines<Line extends Pick<Piece, 'kind'>>(
  lines: readonly Line[],
): { line: Line; number?: number }[] {
  let count = 0
  return lines.map((line) => (line.kind === undefined ? { line, number: ++count } : { line }))
}

/** The lines in the order of their days; what is of no day, or of one that is not listed, comes first. Days without lines are left out. */
export function linesByDay<Line extends Pick<Piece, 'day'>, Day extends { day: number }>(
  lines: readonly Line[],
  days: readonly Day[],
): { day?: Day; lines: Line[] }[] {
  const isListed = ({ day: own }: Line) => days.some(({ day }) => day === own)
  const groups = [
    { lines: lines.filter((line) => !isListed(line)) },
    ...days.map((day) => ({ day, lines: lines.filter((line) => line.day === day.day) })),
  ]
  return groups.filter((group) => group.lines.length > 0)
}
