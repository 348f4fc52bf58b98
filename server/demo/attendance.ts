import type { AttendanceStatus } from '@contract/calendar'
import type { MemberWrite, Section } from '@contract/members'
import type { AnswerState } from '@contract/calendar/replyRules'
import { monthOfYear } from './orchestra/calendarDays'
import type { DemoEvent } from './events'
import { seeded } from './orchestra/seeded'
import { expectedOn } from './statusHistory'
import type { StatusChange } from './statusHistory'

const SEED = 99

/** `status` null: expected that day, and not written down. */
export interface DemoLine {
  memberId: string
  section: Section
  status: AttendanceStatus | null
  /** What they had answered when it began; absent: nobody was asked yet in those days. */
  held?: { answer: AnswerState; isInTime: boolean }
  /** The time of their check-in; absent: they did not check in. */
  arrivedAt?: Date
}

type Chance = () => number

const bySection: Partial<Record<Section, number>> = {
  woodwinds: 0.02,
  brass: -0.04,
  percussion: -0.08,
  direction: 0.12,
  other: -0.2,
}
const byKind: Partial<Record<DemoEvent['kind'], number>> = {
  concert: 0.09,
  parade: 0.03,
  sectional: -0.05,
  gathering: -0.04,
  assembly: -0.32,
  party: -0.1,
}
/** School holidays, long weekends, the end of the year. */
const byMonth: Record<number, number> = { 2: -0.05, 6: -0.03, 7: -0.14, 11: -0.02, 12: -0.09 }
/** Of those who are not there, who had said so. */
const EXCUSED = 0.4
/** Of those who are there. */
const LATE = 0.04
const LEFT_EARLY = 0.015

/** Who plays when not all do; a fixed handful, so that a wedding does not ask for the tuba. */
function isWanted({ section, instrument = '' }: MemberWrite, kind: DemoEvent['kind'], place: number): boolean {
  if (kind === 'juneFair') return false
  if (kind === 'wedding') return place % 5 === 2 && (section === 'woodwinds' || section === 'brass')
  if (kind === 'carnival') return section === 'percussion' || section === 'brass' || instrument.startsWith('Saxofone')
  return true
}

/** What the last events of some members say, the latest last: `P` present, `A` absent. All others are left to chance. */
const stories = new Map([
  ['Denílson Rocha', 'PPAAAA'],
  ['Priscila Zuñiga', 'PAPAAA'],
  ['Hugo Batalha', 'PPPPAPPPPPAPAPA'],
])

function tell(lines: DemoLine[], story: string): void {
  for (const [back, line] of lines.toReversed().slice(0, story.length).entries()) {
    line.status = story.at(-1 - back) === 'P' ? 'present' : 'absent'
  }
}

/** Nobody else misses often enough to be worried about: after an absence they come twice. */
function comfort(lines: DemoLine[]): void {
  let since = 2
  for (const line of lines) {
    if (line.status === 'absent' && since < 2) line.status = 'present'
    if (line.status === 'absent') since = 0
    else if (line.status === 'present') since += 1
  }
}

function statusOf(likelihood: number, chance: Chance): AttendanceStatus {
  const [draw, reason] = [chance(), chance()]
  if (draw < Math.min(0.99, likelihood)) return 'present'
  return reason < EXCUSED ? 'excused' : 'absent'
}

/** Who was at each of the finished events, by the event's id; in the order of the roster. */
export function demoAttendance(events: DemoEvent[], roster: MemberWrite[], statusHistory: StatusChange[]) {
  const chance = seeded(SEED)
  const members = roster.map((member, place) => ({ member, place, reliability: 0.7 + chance() * 0.24 }))
  const finished = events.filter(({ extendedProps }) => extendedProps.status === 'finished')
  const ofMember = new Map<string, DemoLine[]>()
  const ofEvent = new Map<string, DemoLine[]>()
  for (const { id, kind, day } of finished) {
    const expected = expectedOn(statusHistory, day)
    // Some evenings it rains, some there is football.
    const evening = chance() < 0.12 ? -0.1 : chance() * 0.04
    const lines = members.flatMap(({ member, place, reliability }): DemoLine[] => {
      const { id: memberId, section } = member
      const likelihood =
        reliability + (bySection[section] ?? 0) + (byKind[kind] ?? 0) + (byMonth[monthOfYear(day)] ?? 0) + evening
      const status = statusOf(likelihood, chance)
      if (!expected.has(memberId)) return []
      return [{ memberId, section, status: isWanted(member, kind, place) ? status : null }]
    })
    ofEvent.set(id, lines)
    for (const line of lines) {
      if (line.status !== null) ofMember.set(line.memberId, [...(ofMember.get(line.memberId) ?? []), line])
    }
  }
  for (const { member } of members) {
    const lines = ofMember.get(member.id) ?? []
    comfort(lines)
    const story = stories.get(member.name)
    if (story !== undefined) tell(lines, story)
  }
  const clock = seeded(SEED + 1)
  for (const line of [...ofEvent.values()].flat()) {
    const draw = clock()
    if (line.status !== 'present') continue
    if (draw < LATE) line.status = 'late'
    else if (draw < LATE + LEFT_EARLY) line.status = 'left_early'
  }
  return ofEvent
}
