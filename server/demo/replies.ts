import type { PlayedInstrument } from '@contract/calendar/deputyPool'
import type { Needs } from '@contract/invitees'
import type { MemberWrite } from '@contract/members'
import type { Answer } from '@contract/calendar/replyRules'
import { addDays } from '@contract/days'
import { todayIn } from '../platform/time/days'
import { waitingCheckins } from './checkins'
import type { DemoEvent } from './events'
import { demoPoll } from './poll'
import type { DemoPoll } from './poll'
import { demoAccounts, demoGroup } from './orchestra/orchestra'
import { seeded } from './orchestra/seeded'

const SEED = 14
const HOUR_MS = 3_600_000
/** So many of the next events have been answered. */
const INVITING_EVENTS = 12
const AWAY_DAYS = 9
/** Whose section has nearly all said no to the next concert. */
const SHORT_INSTRUMENT = 'Trompa'

const id = (kind: 'c' | 'd' | 'e' | 'f', number: number) =>
  `01900000-0000-7000-${kind === 'c' ? 'a' : 'b'}0${kind}0-${String(number).padStart(12, '0')}`

const FULL_BAND = id('c', 1)
const BRASS_QUINTET = id('c', 2)

export interface DemoReplies {
  poll: DemoPoll
  instrumentations: { id: string; name: string; needs: Needs }[]
  replies: {
    eventId: string
    memberId: string
    answer: Answer
    reason: string | null
    at: Date
    setBy: string | null
  }[]
  /** Check-ins at events that are over and not finished yet. */
  checkIns: { eventId: string; memberId: string; at: Date; setBy: string | null }[]
  absences: { id: string; memberId: string; firstDay: string; lastDay: string; reason: string }[]
  /** Of whom some are deputies at the next concert. */
  pool: { id: string; name: string; phone: string; instruments: PlayedInstrument[]; fee: number | null }[]
  deputies: {
    id: string
    poolPersonId: string
    eventId: string
    name: string
    instrument: string
    phone: string
    answer: Answer | null
    at: Date | null
  }[]
}

const activeOf = (roster: MemberWrite[]) =>
  roster.filter(({ status, section }) => status === 'active' && section !== 'direction')

/** Two thirds of those who play an instrument; without one that only one or two play, a band plays on. */
function fullBand(roster: MemberWrite[]): Needs {
  const counts = new Map<string, number>()
  for (const { instrument = '' } of activeOf(roster)) counts.set(instrument, (counts.get(instrument) ?? 0) + 1)
  return [...counts].flatMap(([instrument, count]) =>
    count < 3 ? [] : { instrument, count: Math.ceil((count * 2) / 3) },
  )
}

const quintet: Needs = [
  { instrument: 'Trompete', count: 2 },
  { instrument: 'Trompa', count: 1 },
  { instrument: 'Trombone', count: 1 },
  { instrument: 'Tuba', count: 1 },
]

const isWaiting = ({ extendedProps, day, allDay }: DemoEvent, today: string) =>
  extendedProps.status === 'scheduled' && day < today && !allDay

const isFromOn = ({ extendedProps, day }: DemoEvent, today: string) =>
  extendedProps.status === 'scheduled' && day >= today

const isAhead = (event: DemoEvent, today: string) => isFromOn(event, today) && event.day !== today

function nextConcert(events: DemoEvent[], today: string): DemoEvent | undefined {
  const ahead = events.filter((event) => isAhead(event, today) && !event.allDay)
  return (
    ahead.find(({ kind }) => kind === 'concert') ??
    ahead.find(({ kind }) => kind !== 'rehearsal' && kind !== 'sectional')
  )
}

/** The next concert says what it needs and when to be there. */
export function withInvitees(events: DemoEvent[], now: Date): DemoEvent[] {
  const concert = nextConcert(events, todayIn(demoGroup.timeZone, now))
  return events.map((event) => {
    if (event.id !== concert?.id) return event
    const inviteeSettings = {
      lineupId: FULL_BAND,
      callTime: '18:30',
      meetingPoint: 'Porta dos artistas',
      dress: 'Traje preto completo',
    }
    return { ...event, extendedProps: { ...event.extendedProps, ...inviteeSettings } }
  })
}

const reasons = ['Viagem', 'Trabalho', 'Prova na faculdade', 'Consulta médica']

function drawAnswer(chance: () => number): { answer: Answer; reason: string | null } | undefined {
  const draw = chance()
  const reason = reasons[Math.floor(chance() * reasons.length)] ?? null
  if (draw < 0.08) return undefined
  if (draw < 0.14) return { answer: 'maybe', reason: null }
  return draw < 0.22 ? { answer: 'no', reason } : { answer: 'yes', reason: null }
}

/** What was answered to the next events so far: the nearer, the more. The next concert is short of horns. */
export function demoReplies(events: DemoEvent[], roster: MemberWrite[], now: Date): DemoReplies {
  const today = todayIn(demoGroup.timeZone, now)
  const chance = seeded(SEED)
  const players = activeOf(roster)
  const concert = nextConcert(events, today)
  const open = events.filter((event) => isFromOn(event, today))
  const inviting = open.filter((event, at) => at < INVITING_EVENTS || event.id === concert?.id)
  const replies = inviting.flatMap((event) =>
    players.flatMap((member, at) => {
      const isShort = event.id === concert?.id && member.instrument === SHORT_INSTRUMENT
      const given = isShort ? { answer: 'no' as const, reason: 'Apresentação com outra orquestra' } : drawAnswer(chance)
      if (given === undefined) return []
      const setBy = at % 17 === 16 ? demoAccounts.conductor.id : null
      return {
        eventId: event.id,
        memberId: member.id,
        ...given,
        at: new Date(now.getTime() - (at + 1) * HOUR_MS),
        setBy,
      }
    }),
  )
  const away = [players[8], players[21], players[34]].flatMap((member, at) => {
    if (member === undefined) return []
    const firstDay = addDays(today, 5 + at * 7)
    return {
      id: id('e', at + 1),
      memberId: member.id,
      firstDay,
      lastDay: addDays(firstDay, AWAY_DAYS),
      reason: 'Férias',
    }
  })
  const person = (number: number, name: string, instrument: string, level: number, fee: number | null) => ({
    id: id('f', number),
    name,
    phone: `+55 12 90002-000${number}`,
    instruments: [{ instrument, level }],
    fee,
  })
  const deputy = (number: number, name: string, answer: Answer | null) => ({
    id: id('d', number),
    poolPersonId: id('f', number),
    eventId: concert?.id ?? '',
    name,
    instrument: SHORT_INSTRUMENT,
    phone: `+55 12 90002-000${number}`,
    answer,
    at: answer === null ? null : new Date(now.getTime() - HOUR_MS),
  })
  const checkins = waitingCheckins(
    events.filter((event) => isWaiting(event, today)),
    players,
  )
  return {
    poll: demoPoll(players, FULL_BAND, now),
    instrumentations: [
      { id: FULL_BAND, name: 'Banda completa', needs: fullBand(roster) },
      { id: BRASS_QUINTET, name: 'Quinteto de metais', needs: quintet },
    ],
    replies: [...replies, ...checkins.replies],
    checkIns: checkins.checkIns,
    absences: away,
    pool: [
      person(1, 'Rogério Falcão', SHORT_INSTRUMENT, 5, 25_000),
      person(2, 'Vânia Prates', SHORT_INSTRUMENT, 4, null),
      person(3, 'Otávio Queiroz', SHORT_INSTRUMENT, 3, 18_000),
      person(4, 'Lívia Sampaio', 'Trompete', 4, 20_000),
      person(5, 'Dora Vilela', 'Clarinete', 5, null),
    ],
    deputies: concert === undefined ? [] : [deputy(1, 'Rogério Falcão', 'yes'), deputy(2, 'Vânia Prates', null)],
  }
}
