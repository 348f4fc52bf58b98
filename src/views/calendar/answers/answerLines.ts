import { instrumentKey } from '@contract/invitees'
import type { Readiness } from '@contract/calendar/readiness'
import type { MatrixCell, MatrixMember } from '@/redux/calendar/answers'
import { groupInOrder } from '@/shared/records/groupInOrder'
import { sectionKey, type InSection } from '@/shared/records/sectionKey'

/** A line of the table's body. */
export type AnswerLine = ({ kind: 'section'; count: number } & InSection) | { kind: 'member'; member: MatrixMember }

/** Members by section, in the order in which they come: that of the score. */
export function answerLines(members: readonly MatrixMember[]): AnswerLine[] {
  return groupInOrder(members, sectionKey).flatMap(({ items }): AnswerLine[] => [
    ...items.slice(0, 1).map(({ section, ownSection }) => ({
      kind: 'section' as const,
      section,
      ownSection,
      count: items.length,
    })),
    ...items.map((member) => ({ kind: 'member' as const, member })),
  ])
}

export interface YesSum {
  yes: number
  invited: number
}

function sumYes(cells: readonly MatrixCell[]): YesSum {
  const invited = cells.filter((cell) => cell !== null)
  return { yes: invited.filter((cell) => cell === 'yes').length, invited: invited.length }
}

export const memberSum = ({ cells }: MatrixMember): YesSum => sumYes(cells)

/** For each of `events` columns. */
export const eventSums = (members: readonly MatrixMember[], events: number): YesSum[] =>
  Array.from({ length: events }, (_, at) => sumYes(members.map(({ cells }) => cells[at] ?? null)))

export interface SeatSum {
  /** Filled places, deputies included. A yes beyond the needed number fills none. */
  filled: number
  needed: number
}

/** Sums of needed and filled places, of these instruments or of all; undefined: nothing is needed. */
export function seatSum(readiness: Readiness | undefined, instruments?: ReadonlySet<string>): SeatSum | undefined {
  const needs = readiness?.needs.filter(({ instrument }) => instruments?.has(instrumentKey(instrument)) ?? true) ?? []
  if (needs.length === 0) return undefined
  return {
    filled: needs.reduce((sum, { yes, needed }) => sum + Math.min(yes, needed), 0),
    needed: needs.reduce((sum, { needed }) => sum + needed, 0),
  }
}
