import type { FeeSpan } from '@contract/finances/fees'

/** The class that a member has in the month `YYYY-MM`; empty without one. */
export function classIn(fees: readonly FeeSpan[], month: string): string {
  return fees.find(({ from, to }) => from <= month && (to === undefined || month <= to))?.classId ?? ''
}

/** The spans if `classId` applies from the month `YYYY-MM` on, without end; with an empty class, none applies from then on. */
export function withClassFrom(fees: readonly FeeSpan[], month: string, classId: string): FeeSpan[] {
  const before = fees
    .filter(({ from }) => from < month)
    .map((span) => (span.to === undefined || span.to >= month ? { ...span, to: monthBefore(month) } : span))
  if (classId === '') return before
  const last = before.at(-1)
  // The same class continues without a gap.
  if (last?.classId === classId && last.to === monthBefore(month)) {
    const { to: _to, ...open } = last
    return [...before.slice(0, -1), open]
  }
  return [...before, { classId, from: month }]
}

/** The month `YYYY-MM` before. */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}
