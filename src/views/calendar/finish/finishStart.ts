import type { AttendanceStatus } from '@contract/calendar'
import type { CheckinList } from '@contract/calendar/checkins'
import type { FinishStart } from '@/redux/calendar/checkins'

type Known = CheckinList['members'][number]

const arrivalMark = ({ isLate }: NonNullable<Known['arrival']>) => (isLate ? ('late' as const) : ('present' as const))

/** The mark before there is a report: who checked in was present, who said no is excused. */
function knownMark({ arrival, answer }: Known): AttendanceStatus | undefined {
  if (arrival) return arrivalMark(arrival)
  return answer === 'no' ? 'excused' : undefined
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

/** What an event without a report starts from: each member's mark, and that of all others. */
export function startMarks({ checkins }: Pick<FinishStart, 'checkins'>): {
  marks: Map<string, AttendanceStatus | undefined>
  rest: 'present' | 'none'
} {
  const marks = new Map((checkins?.members ?? []).map((one) => [one.memberId, knownMark(one)]))
  return { marks, rest: checkins?.finishDefault === 'open' ? 'none' : 'present' }
}
