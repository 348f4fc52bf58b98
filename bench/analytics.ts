import { v7 as uuid } from 'uuid'
import { eventCalendars, type Attendance, type EventWrite } from '@contract/calendar'
import type { FinanceWrite } from '@contract/finances'
import { sections, type MemberWrite } from '@contract/members'
import { foundGroup } from './group'
import type { BenchGroup } from './group'
import { measureLoad, pick, printLoad, repeat } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const EVENTS = 2_000
const MEMBERS = 80
const ENTRIES_PER_EVENT = 4
/** How many events one call takes. */
const BATCH = 500
const PER_PAGE = 25
const P99_MS = 100

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** About ten years. */
const DAYS_APART = 1.8

const titles = ['Ensaio geral', 'Concerto de outono', 'Casamento', 'Ensaio de naipe', 'Assembleia']
const sought = ['ensaio', 'outono', 'concerto', 'naipe', 'assembleia']

const members: MemberWrite[] = Array.from({ length: MEMBERS }, (_, index) => ({
  id: uuid(),
  name: `Member ${index}`,
  section: pick(sections, index),
  status: 'active',
}))

function someEvent(index: number): EventWrite {
  const start = Date.now() - (index + 1) * DAYS_APART * DAY_MS
  return {
    id: uuid(),
    title: `${pick(titles, index)} ${index}`,
    start: new Date(start).toISOString(),
    end: new Date(start + 2 * HOUR_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: pick(eventCalendars, index), status: 'scheduled' },
  }
}

function someLine(event: number, member: number): Attendance['status'] {
  const draw = (event * 7919 + member * 104_729) % 20
  return draw === 0 ? 'excused' : draw < 4 ? 'absent' : 'present'
}

function someEntry(eventId: string, index: number): FinanceWrite {
  return {
    id: uuid(),
    kind: index % 3 === 0 ? 'expense' : 'income',
    amount: 1_000 + ((index * 7919) % 90_000),
    description: `Entry ${index}`,
    category: index % 3 === 0 ? 'venue' : 'tickets',
    date: '2025-05-05',
    status: 'paid',
    eventId,
  }
}

function finishing(events: EventWrite[]): LoadedCall {
  return {
    call: 'finish',
    at: (index) => {
      const attendance = members.map(({ id }, member) => ({ memberId: id, status: someLine(index, member) }))
      const obj = { id: pick(events, index).id, version: 1, attendance, audience: (index * 37) % 900 }
      return { method: 'POST', path: '/calendar/finish-event', body: { obj } }
    },
  }
}

async function furnish(url: string, { call, headers }: BenchGroup): Promise<void> {
  const events = Array.from({ length: EVENTS }, (_, index) => someEvent(index))
  await call('POST', '/members/import-members', { import: { id: uuid(), fileName: 'members.csv', members } })
  for (let from = 0; from < EVENTS; from += BATCH) {
    await call('POST', '/calendar/add-events', { events: events.slice(from, from + BATCH) })
  }
  await repeat(url, headers, finishing(events), EVENTS)
  const finances = events.flatMap(({ id }, at) =>
    Array.from({ length: ENTRIES_PER_EVENT }, (_, line) => someEntry(id, at * ENTRIES_PER_EVENT + line)),
  )
  await call('POST', '/finances/import-finances', { import: { id: uuid(), fileName: 'entries.csv', finances } })
}

const list = (config: string) => ({ path: `/analytics/events/list?config[perPage]=${PER_PAGE}&${config}` })

const calls: LoadedCall[] = [
  {
    call: 'list and summary',
    targetP99Ms: P99_MS,
    at: (index) => list(`config[page]=${1 + (index % (EVENTS / PER_PAGE))}`),
  },
  {
    call: 'by what it earned',
    targetP99Ms: P99_MS,
    at: (index) => list(`config[sortColumn]=net&config[sort]=desc&config[page]=${1 + (index % 10)}`),
  },
  {
    call: 'one category',
    targetP99Ms: P99_MS,
    at: (index) => list(`config[calendar]=${pick(eventCalendars, index)}`),
  },
  {
    call: 'one season',
    targetP99Ms: P99_MS,
    at: (index) => list(`config[from]=${2018 + (index % 8)}-01-01&config[to]=${2018 + (index % 8)}-12-31`),
  },
  { call: 'search', targetP99Ms: P99_MS, at: (index) => list(`config[q]=${pick(sought, index)}`) },
  {
    call: 'attendance by member',
    targetP99Ms: P99_MS,
    at: (index) => ({ path: `/analytics/members/list?config[perPage]=25&config[page]=${1 + (index % 3)}` }),
  },
  { call: 'early warnings', at: () => ({ path: '/analytics/early-warnings' }) },
]

/** The list with its summary, in a group of 2,000 finished events, each with the lines of 80 members and four entries. */
export const analyticsUnderLoad: Section = async ({ url }) => {
  const group = await foundGroup(url)
  await furnish(url, group)
  const title = `Analytics: ${EVENTS} finished events × ${MEMBERS} members`
  printLoad(title, await measureLoad(url, group.headers, calls))
}
