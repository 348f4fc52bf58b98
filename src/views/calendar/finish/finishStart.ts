import type { AttendanceStatus } from '@contract/calendar'
import type { CheckinList } from '@contract/calendar/checkins'
import type { FinishStart } from '@/redux/calendar/checkins'

type Known = CheckinList['members'][number]

const arrivalMark = ({ isLate }: NonNullable<Known['arrival']>) => (isLate ? ('late' as const) : ('present' as const))

/** The mark before there is a report: who checked in was present; who said no, or had no place, is excused. */
function knownMark({ arrival, answer, isWaiting }: Known): AttendanceStatus | undefined {
  if (arrival) return arrivalMark(arrival)
  return answer === 'no' || isWaiting ? 'excused' : undefined
}

/** Where a mark comes from, by member. */
export function knownMembers({ checkins }: Pick<FinishStart, 'checkins'>): Map<string, Known> {
  return new Map((checkins?.members ?? []).flatMap((one) => (knownMark(one) ? [[one.memberId, one] as const] : [])))
}

/** Marks of those who checked in after an instant. */
export const arrivedSince = (
  instant: string,
  { checkins }: Pick<FinishStart, 'checkins'>,
): (readonly [memberId: string, mark: AttendanceStatus])[] =>
  (checkins?.members ?? []).flatMap(({ memberId, arrival }) =>
    arrival && arrival.at > instant ? [[memberId, arrivalMark(arrival)] as const] : [],
  )

/** Why members of whom nothing is known start as they do; each has its sentence on the screen. */
type StartRule = 'present' | 'open' | 'absent' | 'few'

const restOf = { present: 'present', open: 'none', absent: 'absent', few: 'none' } as const

/**
 * The group's choice; but where the check-in was used, nobody starts as present who did not check in. Where at least half of those
 * expected did, it was the roll call, and the rest were absent; else too few used it to tell.
 */
export function startRule({ checkins }: Pick<FinishStart, 'checkins'>): StartRule {
  const { members = [], finishDefault = 'present' } = checkins ?? {}
  const arrived = members.filter(({ arrival }) => arrival !== undefined).length
  if (finishDefault === 'open' || arrived === 0) return finishDefault
  const expected = members.filter(
    ({ arrival, isAsked, answer, isWaiting }) => arrival !== undefined || (isAsked && answer !== 'no' && !isWaiting),
  )
  return arrived * 2 >= expected.length ? 'absent' : 'few'
}

/** What an event without a report starts from: each member's mark, and that of all others. */
export function startMarks(start: Pick<FinishStart, 'checkins'>): {
  marks: Map<string, AttendanceStatus | undefined>
  rest: 'present' | 'absent' | 'none'
} {
  const marks = new Map((start.checkins?.members ?? []).map((one) => [one.memberId, knownMark(one)]))
  return { marks, rest: restOf[startRule(start)] }
}
