import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent, EventWrite } from '@contract/calendar'
import type { Member, MemberWrite } from '@contract/members'
import type { App } from '../../../../server/platform/dependencies'
import { calendarFixture, newEvent } from '../events/calendarFixture'
import { callAs } from '../../support/factories'

const DAY_MS = 86_400_000

/** So many days from now, at this time of the day in São Paulo; every answer is about what is to come. */
export function inDays(days: number, time = '22:30'): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${time}:00.000Z`
}

export const dayIn = (days: number): string => inDays(days).slice(0, 10)

type Over = Partial<Omit<EventWrite, 'extendedProps'>> & { extendedProps?: Partial<EventWrite['extendedProps']> }

/** What comes before an event, as whoever manages events does it, and as members do by their links. */
export function replyFixture(app: App, manager: SignedIn) {
  const calendar = calendarFixture(app, manager)
  const get = (url: string) => callAs(app, manager, 'GET', url)
  const post = (url: string, payload: object) => callAs(app, manager, 'POST', url, payload)
  const del = (url: string) => callAs(app, manager, 'DELETE', url)
  /** A call by a personal link. */
  const byLink = (link: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { 'x-personal-link': link }, ...(payload && { payload }) })
  const good = <Answer extends { statusCode: number; body: string }>(answer: Answer): Answer => {
    if (answer.statusCode >= 300) throw new Error(answer.body)
    return answer
  }
  return {
    calendar,
    get,
    post,
    del,
    byLink,
    /** A rehearsal in a week, 19:30 to 21:30. */
    event: (over: Over = {}): Promise<CalendarEvent> =>
      calendar.stored(newEvent({ start: inDays(7), end: inDays(8, '00:30'), ...over })),
    member: async (name: string, over: Partial<MemberWrite> = {}): Promise<Member> => {
      const member = { id: newId(), name, section: 'brass', instrument: 'Horn', status: 'active', ...over }
      return good(await post('/members/add-member', { member })).json().member
    },
    link: async (memberId: string): Promise<string> =>
      good(await post('/links/make-links', { memberIds: [memberId] })).json().links[0].token,
    answer: (link: string, eventId: string, answer: string, reason?: string) =>
      byLink(link, 'POST', '/replies/answer-event', { reply: { eventId, answer, ...(reason && { reason }) } }),
    page: async (link: string) => good(await byLink(link, 'GET', '/replies/my-page')).json(),
    set: (reply: object) => post('/replies/set-reply', { reply }),
    roster: async (eventId: string) => good(await get(`/replies/find-lineup?id=${eventId}`)).json(),
    readiness: async (eventId: string) => {
      const { lights } = good(await get('/replies/list-lights')).json()
      return lights.find((one: { eventId: string }) => one.eventId === eventId)?.light
    },
    away: (link: string, firstDay: string, lastDay = firstDay, over: object = {}) =>
      byLink(link, 'POST', '/absences/add-absence', { absence: { id: newId(), firstDay, lastDay, ...over } }),
    deputy: async (eventId: string, over: object = {}) =>
      good(
        await post('/deputies/add-deputy', {
          deputy: { id: newId(), eventId, name: 'Rui Sá', instrument: 'Horn', ...over },
        }),
      ).json().deputy,
    deputyLink: async (id: string): Promise<string> => good(await post('/deputies/make-link', { id })).json().token,
  }
}

export type ReplyFixture = ReturnType<typeof replyFixture>
