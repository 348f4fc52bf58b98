import type { FeeSpan } from '@contract/finances/fees'

/** The span of the month `YYYY-MM`. */
export const spanIn = (fees: readonly FeeSpan[], month: string): FeeSpan | undefined =>
  fees.find(({ from, to }) => from <= month && (to === undefined || month <= to))

/** The class that a member has in the month `YYYY-MM`; empty without one. */
export function classIn(fees: readonly FeeSpan[], month: string): string {
  return spanIn(fees, month)?.classId ?? ''
}

/** The spans if `classId` applies from the month `YYYY-MM` on, without end; with an empty class, none applies from then on. */
export function withClassFrom(fees: readonly FeeSpan[], month: string, classId: string): FeeSpan[] {
  const before = fees
    .filter(({ from }) => from < month)
    .map((span) => (span.to === undefined || span.to >= month ? { ...span, to: monthBefore(month) } : span))
  if (classId === '') return before
  const last = before.at(-1)
  // The same class continues without a gap.
  if (last?.classId === classId && last.exempt === undefined && last.to === monthBefore(month)) {
    const { to: _to, ...open } = last
    return [...before.slice(0, -1), open]
  }
  return [...before, { classId, from: month }]
}

/**
 * The spans if nothing is charged from the month `from` to the month `to`, both included (`YYYY-MM`); an absent `to`: without end. Whoever has
 * no class in that time has none after it either.
 */
export function withExemption(
  fees: readonly FeeSpan[],
  { from, to, exempt }: { from: string; to?: string | undefined; exempt: string },
): FeeSpan[] {
  const isOutside = (span: FeeSpan) => (to !== undefined && span.from > to) || (span.to !== undefined && span.to < from)
  return fees.flatMap((span) => {
    if (isOutside(span)) return [span]
    const { classId } = span
    const begins = span.from > from ? span.from : from
    const ends = to === undefined || (span.to !== undefined && span.to < to) ? span.to : to
    return [
      ...(span.from < from ? [{ ...span, to: monthBefore(from) }] : []),
      { classId, from: begins, ...(ends !== undefined && { to: ends }), exempt },
      ...(ends !== undefined && (span.to === undefined || span.to > ends) ? [{ ...span, from: monthAfter(ends) }] : []),
    ]
  })
}

/** The spans if exemptions end before the month `YYYY-MM`: their classes are charged from then on. */
export function withoutExemption(fees: readonly FeeSpan[], month: string): FeeSpan[] {
  return fees.flatMap((span) => {
    if (span.exempt === undefined || (span.to !== undefined && span.to < month)) return [span]
    const { exempt: _exempt, ...charged } = span
    return span.from < month
      ? [
          { ...span, to: monthBefore(month) },
          { ...charged, from: month },
        ]
      : [charged]
  })
}

/** The month `YYYY-MM` after. */
const monthAfter = (month: string): string => monthAt(month, 1)

/** The month `YYYY-MM` before. */
const monthBefore = (month: string): string => monthAt(month, -1)

function monthAt(month: string, ahead: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + ahead, 1)).toISOString().slice(0, 7)
}
