import { eventCalendars } from '@contract/calendar'
import { idOf } from './groupRecords'
import type { GroupSize } from './groupRecords'
import { pick } from './load'

/** A call that many groups make. `path` is the nth one's, in a group that was filled by copyGroups.ts. */
export interface GroupCall {
  call: string
  /** How many times longer than one group alone it may take among all. */
  targetRatio: number
  path: (groupId: string, index: number, size: GroupSize) => string
}

const DAY_MS = 86_400_000
const PER_PAGE = 25
const sought = ['mensal', 'ingres', 'palhet', 'doacao']

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const pageOf = (index: number, rows: number) => 1 + ((index * 37) % Math.max(1, Math.floor(rows / PER_PAGE)))

function month(index: number): string {
  const first = 30 * ((index * 7) % 24)
  const calendars = eventCalendars.map((calendar) => `calendars=${calendar}`).join('&')
  return `/calendar/list-events?${calendars}&start=${dayAgo(first)}&end=${dayAgo(first - 42)}`
}

const list = (config: string) => `/finances/list?config[perPage]=${PER_PAGE}&${config}`
const ofEvents = (config: string) => `/analytics/events/list?config[perPage]=${PER_PAGE}&${config}`
const ofMembers = (config: string) => `/members/list-members?config[perPage]=${PER_PAGE}&${config}`
const event = (groupId: string, index: number, size: GroupSize) => idOf('event', groupId, index % size.events)

/** What people look at, each call at least once. */
export const groupCalls: GroupCall[] = [
  { call: 'balance', targetRatio: 1.5, path: () => '/finances/balance' },
  { call: 'entries', targetRatio: 1.5, path: (_, at, { entries }) => list(`config[page]=${pageOf(at, entries)}`) },
  {
    call: 'entries by amount',
    targetRatio: 1.5,
    path: (_, at) => list(`config[sortColumn]=amount&config[sort]=desc&config[page]=${1 + (at % 4)}`),
  },
  {
    call: 'entries by description',
    targetRatio: 1.5,
    path: (_, at) => list(`config[sortColumn]=description&config[page]=${1 + (at % 4)}`),
  },
  { call: 'entries pending', targetRatio: 1.5, path: () => list('config[status]=pending') },
  { call: 'entries of a category', targetRatio: 1.5, path: () => list('config[category]=venue') },
  {
    call: 'entries of a member',
    targetRatio: 1.5,
    path: (groupId, at, { members }) => list(`config[memberId]=${idOf('member', groupId, at % members)}`),
  },
  { call: 'entries, search', targetRatio: 1.5, path: (_, at) => list(`config[q]=${pick(sought, at)}`) },
  {
    call: 'entries, rare search',
    targetRatio: 1.5,
    path: (_, at) => list(`config[q]=${pick(sought, at)}%20${1 + ((at * 31) % 9973)}`),
  },
  {
    call: 'totals of a period',
    targetRatio: 1.5,
    path: () => `/finances/list-totals?config[from]=${dayAgo(200)}&config[to]=${dayAgo(20)}&upcomingFrom=${dayAgo(-1)}`,
  },
  { call: 'who owes', targetRatio: 1.5, path: () => '/finances/list-debtors?config[page]=1' },
  {
    call: 'an entry and its history',
    targetRatio: 1.5,
    path: (groupId, at, { entries }) => `/finances/history?id=${idOf('entry', groupId, (at * 37) % entries)}`,
  },
  {
    call: 'analytics with summary',
    targetRatio: 2,
    path: (_, at, { events }) => ofEvents(`config[page]=${pageOf(at, events)}`),
  },
  { call: 'early warnings', targetRatio: 1.5, path: () => '/analytics/early-warnings' },
  {
    call: 'event record',
    targetRatio: 1.5,
    path: (groupId, at, size) => `/analytics/events/find-event?id=${event(groupId, at, size)}`,
  },
  { call: 'members', targetRatio: 1.5, path: (_, at, { members }) => ofMembers(`config[page]=${pageOf(at, members)}`) },
  {
    call: 'members, search',
    targetRatio: 1.5,
    path: (_, at) => ofMembers(`config[q]=${pick(['souza', 'nakam'], at)}`),
  },
  { call: 'events of a month', targetRatio: 1.5, path: (_, at) => month(at) },
  {
    call: 'event',
    targetRatio: 1.5,
    path: (groupId, at, size) => `/calendar/find-event?id=${event(groupId, at, size)}`,
  },
  {
    call: 'report and roster',
    targetRatio: 1.5,
    path: (groupId, at, size) => `/calendar/find-report?id=${event(groupId, at, size)}`,
  },
  { call: 'home: members by section', targetRatio: 1.5, path: () => '/members/count-members?config[status]=active' },
  { call: 'home: birthdays', targetRatio: 1.5, path: () => '/members/list-birthdays' },
  { call: 'audit list', targetRatio: 1.5, path: () => '/audit/list-entries?config[perPage]=25' },
]
