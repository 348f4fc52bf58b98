import type { SignedIn } from '@contract/auth'
import {
  EventAnswer,
  EventReport,
  type AttendanceStatus,
  type CalendarEvent,
  type FinishReport,
} from '@contract/calendar'
import type { Member } from '@contract/members'
import type { Api } from '../support/api'
import { addEvent, type Evening } from './eventFixture'

const DAY_MS = 86_400_000
/** Two days ago at the latest: an evening of São Paulo is then over everywhere. */
const LATEST = 2

/** The date so many days back, in the group's zone: tests of past events count back from today. */
export function daysAgo(count: number): string {
  return new Date(Date.now() - 3 * 3_600_000 - count * DAY_MS).toISOString().slice(0, 10)
}

/** Members who were in the group all along, by name. */
export async function saveRoster(api: Api, as: SignedIn, roster: Record<string, Member['section']>): Promise<Member[]> {
  const members: Member[] = []
  for (const [name, section] of Object.entries(roster)) {
    members.push(await api.saveMember(as, { name, section, joinedOn: '2020-01-01' }))
  }
  return members
}

export async function addPast(api: Api, as: SignedIn, evening: Omit<Evening, 'day'> & { ago?: number }) {
  const { ago = LATEST, ...rest } = evening
  const [event] = await addEvent(api, as, { ...rest, day: daysAgo(ago) })
  if (!event) throw new Error('The event was not added')
  return event
}

export async function finish(
  api: Api,
  as: SignedIn,
  { id, version }: Pick<CalendarEvent, 'id' | 'version'>,
  marks: readonly (readonly [Member, AttendanceStatus])[],
  rest: Partial<FinishReport> = {},
): Promise<CalendarEvent> {
  const attendance = marks.map(([member, status]) => ({ memberId: member.id, status }))
  const reply = await api.call('/calendar/finish-event', { as, body: { obj: { id, version, attendance, ...rest } } })
  if (!reply.ok) throw new Error(`finish-event answered ${reply.status}: ${await reply.text()}`)
  return EventAnswer.parse(await reply.json()).event
}

export async function storedReport(api: Api, as: SignedIn, id: string): Promise<EventReport> {
  return EventReport.parse(await (await api.call(`/calendar/find-report?id=${id}`, { as })).json())
}

/** Each name of the roster with its status; without one, not recorded. */
export async function storedMarks(api: Api, as: SignedIn, id: string): Promise<Record<string, string>> {
  const { roster, report } = await storedReport(api, as, id)
  const status = new Map(report?.attendance.map((line) => [line.memberId, line.status]))
  return Object.fromEntries(roster.map(({ memberId, name }) => [name, status.get(memberId) ?? 'not recorded']))
}
