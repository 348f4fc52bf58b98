import type { EventCalendar } from '@contract/calendar'
import type { MemberWrite } from '@contract/members'
import type { PollDate } from '@contract/calendar/polls'
import type { StoredPollAnswer } from '../platform/db/schema/calendar/replies'
import { addDays } from '@contract/days'
import { todayIn } from '../platform/time/days'
import { instantOf } from '../platform/time/groupTime'
import { Temporal } from 'temporal-polyfill'
import { demoGroup } from './orchestra/orchestra'
import { seeded } from './orchestra/seeded'

const SEED = 41
const HOUR_MS = 3_600_000
const POLL_ID = '01900000-0000-7000-b0f0-000000000001'
const dateId = (number: number) => `01900000-0000-7000-b0f1-00000000000${number}`

/** In so many days, with how likely somebody can; the second evening suits best. */
const evenings = [
  { days: 33, can: 0.5 },
  { days: 34, can: 0.86 },
  { days: 36, can: 0.64 },
]

export interface DemoPoll {
  id: string
  title: string
  calendar: EventCalendar
  location: string
  description: string
  lineupId: string
  closesOn: string
  dates: PollDate[]
  answers: { memberId: string; answers: Record<string, StoredPollAnswer>; comment: string | null }[]
}

const instant = (day: string, time: string) =>
  instantOf(Temporal.PlainDateTime.from(`${day}T${time}`), demoGroup.timeZone).toISOString()

/** An open question for a date, which about two thirds have answered. */
export function demoPoll(players: MemberWrite[], lineupId: string, now: Date): DemoPoll {
  const today = todayIn(demoGroup.timeZone, now)
  const chance = seeded(SEED)
  const dates = evenings.map(({ days }, at) => {
    const day = addDays(today, days)
    return { id: dateId(at + 1), start: instant(day, '19:30'), end: instant(day, '22:00'), allDay: false }
  })
  const said = (can: number) => {
    const draw = chance()
    if (draw < can) return 'yes' as const
    return draw < can + 0.08 ? ('maybe' as const) : ('no' as const)
  }
  const answers = players.flatMap((member, at) => {
    if (chance() > 0.68) return []
    const when = new Date(now.getTime() - (at + 1) * HOUR_MS).toISOString()
    const given = evenings.map(({ can }, index) => [dateId(index + 1), { answer: said(can), at: when }] as const)
    const comment = at % 19 === 3 ? 'Consigo chegar só às 20h' : null
    return [{ memberId: member.id, answers: Object.fromEntries(given), comment }]
  })
  return {
    id: POLL_ID,
    title: 'Ensaio extra com o coral',
    calendar: 'Ensaio',
    location: 'Salão paroquial',
    description: 'O coral pode em três noites. Em qual vocês podem?',
    lineupId,
    closesOn: addDays(today, 14),
    dates,
    answers,
  }
}
