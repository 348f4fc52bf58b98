import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { AnalyticsList, AnalyticsRow } from '@contract/analytics'
import type { Attendance, CalendarEvent, EventReport } from '@contract/calendar'
import type { Member, MemberWrite } from '@contract/members'
import type { App } from '../../../../server/platform/dependencies'
import { configQuery } from '../../finances/financeFixture'
import type { Config } from '../../finances/financeFixture'
import { callAs } from '../../support/factories'

const DAY_MS = 86_400_000

/** So many days from now, at the same time of day; negative in the past. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

export interface NewEvent {
  title?: string
  /** In days from now; negative in the past. */
  inDays?: number
  start?: string
  end?: string
  allDay?: boolean
  extendedProps?: Partial<CalendarEvent['extendedProps']>
}

export function newEvent({ inDays = -1, extendedProps, ...over }: NewEvent = {}) {
  const start = daysFromNow(inDays)
  return {
    id: newId(),
    title: 'Ensaio geral',
    start: start.toISOString(),
    end: new Date(start.getTime() + 2 * 3_600_000).toISOString(),
    allDay: false,
    ...over,
    extendedProps: { calendar: 'Ensaio' as const, status: 'scheduled' as const, ...extendedProps },
  }
}

type Lines = Record<string, Attendance['status']>

/** Attendance as few words: who, and how. */
export const linesOf = (lines: Lines): Attendance[] =>
  Object.entries(lines).map(([memberId, status]) => ({ memberId, status }))

/** The calls of finishing and of the analytics, made as one person. */
export function eventFixture(app: App, person: SignedIn) {
  const get = (url: string) => callAs(app, person, 'GET', url)
  const post = (url: string, payload: object) => callAs(app, person, 'POST', url, payload)
  const read = async (url: string) => {
    const answer = await get(url)
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  const addEvent = async (over: NewEvent = {}): Promise<CalendarEvent> => {
    const answer = await post('/calendar/add-event', { event: newEvent(over) })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().event
  }
  const finish = (event: Pick<CalendarEvent, 'id' | 'version'>, lines: Lines = {}, over: object = {}) =>
    post('/calendar/finish-event', {
      obj: { id: event.id, version: event.version, attendance: linesOf(lines), ...over },
    })
  return {
    get,
    post,
    read,
    addEvent,
    finish,
    /** Adds an event of the past and finishes it. */
    finished: async (lines: Lines = {}, event: NewEvent = {}, report: object = {}): Promise<CalendarEvent> => {
      const answer = await finish(await addEvent(event), lines, report)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json().event
    },
    reopen: ({ id, version }: Pick<CalendarEvent, 'id' | 'version'>) =>
      post('/calendar/reopen-event', { obj: { id, version } }),
    report: (id: string): Promise<EventReport> => read(`/calendar/find-report?id=${id}`),
    list: (config: Config = {}): Promise<AnalyticsList> => read(`/analytics/events/list?${configQuery(config)}`),
    all: (config: Config = {}): Promise<AnalyticsRow[]> => read(`/analytics/events/all-events?${configQuery(config)}`),
    record: (id: string) => get(`/analytics/events/find-event?id=${id}`),
    addMember: async (over: Partial<MemberWrite> = {}): Promise<Member> => {
      const member = { id: newId(), name: 'Ana', section: 'brass', status: 'active', ...over }
      const answer = await post('/members/add-member', { member })
      if (answer.statusCode >= 300) throw new Error(answer.body)
      return answer.json().member
    },
    removeMember: (id: string) => callAs(app, person, 'DELETE', `/members/remove-member?id=${id}`),
  }
}

export type EventFixture = ReturnType<typeof eventFixture>
