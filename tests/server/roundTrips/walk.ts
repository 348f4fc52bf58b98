import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import { SignedIn } from '@contract/auth'
import { eventCalendars } from '@contract/calendar'
import type { App } from '../../../server/platform/dependencies'

interface Step {
  call: string
  /** Round trips to the database, the look at who calls included. */
  most: number
  method?: 'GET' | 'POST' | 'DELETE'
  url: string
  body?: object
}

export interface Walked {
  call: string
  most: number
  statements: string[]
}

/** What `work` asks of the database (recordStatements.ts). */
type Recorded = (work: () => Promise<unknown>) => Promise<string[]>

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** What somebody does of an evening who looks after everything, in the demo group, which has something of all that there is. */
function stepsOf(today: string, refreshToken: string, memberId: string): Step[] {
  const member = { id: uuid(), name: 'Ana Lima', section: 'brass', status: 'active' }
  const finance = {
    id: uuid(),
    kind: 'income',
    amount: 5000,
    description: 'Mensalidade',
    category: 'dues',
    date: today,
    dueDate: today,
    status: 'pending',
    memberId,
  }
  const gift = {
    ...finance,
    id: uuid(),
    description: 'Doação',
    category: 'donation',
    dueDate: undefined,
    memberId: undefined,
    status: 'paid',
  }
  const start = `${addDays(today, -1)}T22:30:00.000Z`
  const event = {
    id: uuid(),
    title: 'Ensaio',
    start,
    end: `${today}T00:30:00.000Z`,
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  const asked = {
    ...event,
    id: uuid(),
    start: `${addDays(today, 20)}T22:30:00.000Z`,
    end: `${addDays(today, 21)}T00:30:00.000Z`,
  }
  const date = (day: number) => ({
    id: uuid(),
    allDay: false,
    start: `${addDays(today, day)}T22:30:00.000Z`,
    end: `${addDays(today, day + 1)}T00:30:00.000Z`,
  })
  const poll = { id: uuid(), title: 'Churrasco', calendar: 'Ensaio', dates: [date(30), date(31)] }
  const calendars = eventCalendars.map((calendar) => `calendars=${calendar}`).join('&')
  const month = `${calendars}&start=${addDays(today, -20)}&end=${addDays(today, 22)}`
  return [
    { call: 'refresh', most: 7, method: 'POST', url: '/jwt/refresh-token', body: { refreshToken } },
    { call: 'home', most: 20, url: '/home/overview' },
    { call: 'members', most: 2, url: '/members/list-members' },
    { call: 'members, of each section', most: 4, url: '/members/count-members' },
    { call: 'a member', most: 2, url: `/members/find-member?id=${memberId}` },
    { call: 'entries', most: 6, url: '/finances/list' },
    { call: 'entries, totals', most: 8, url: `/finances/list-totals?upcomingFrom=${addDays(today, 1)}&withBooks=true` },
    { call: 'balance', most: 2, url: '/finances/balance' },
    { call: 'who owes', most: 4, url: '/finances/list-debtors' },
    { call: 'all entries', most: 9, url: '/finances/all-finances' },
    { call: 'add a member', most: 8, method: 'POST', url: '/members/add-member', body: { member } },
    {
      call: 'change a member',
      most: 8,
      method: 'POST',
      url: '/members/add-member',
      body: { member: { ...member, name: 'Ana Lima Souza', version: 1 } },
    },
    { call: 'add a gift', most: 5, method: 'POST', url: '/finances/add-finance', body: { finance: gift } },
    { call: 'add what a member owes', most: 5, method: 'POST', url: '/finances/add-finance', body: { finance } },
    {
      call: 'change it',
      most: 9,
      method: 'POST',
      url: '/finances/add-finance',
      body: { finance: { ...finance, amount: 6000, version: 1 } },
    },
    { call: 'an entry', most: 9, url: `/finances/find-finance?id=${finance.id}` },
    {
      call: 'pay it',
      most: 9,
      method: 'POST',
      url: '/finances/pay-finances',
      body: { payment: { finances: [{ id: finance.id, version: 2 }], date: today } },
    },
    { call: 'remove it', most: 9, method: 'DELETE', url: `/finances/remove-finance?id=${finance.id}` },
    { call: 'a month', most: 3, url: `/calendar/list-events?${month}` },
    { call: 'add an event', most: 8, method: 'POST', url: '/calendar/add-event', body: { event } },
    { call: 'an event', most: 2, url: `/calendar/find-event?id=${event.id}` },
    { call: 'its report', most: 6, url: `/calendar/find-report?id=${event.id}` },
    {
      call: 'finish it',
      most: 14,
      method: 'POST',
      url: '/calendar/finish-event',
      body: { obj: { id: event.id, version: 1, attendance: [{ memberId, status: 'present' }] } },
    },
    { call: 'add one that asks', most: 8, method: 'POST', url: '/calendar/add-event', body: { event: asked } },
    {
      call: 'set somebody’s answer',
      // One of them the mark by which open pages learn of the change.
      most: 18,
      method: 'POST',
      url: '/replies/set-reply',
      body: { reply: { eventId: asked.id, memberId, answer: 'no' } },
    },
    { call: 'ask for a date', most: 9, method: 'POST', url: '/polls/add-poll', body: { poll } },
    {
      call: 'set somebody’s answer to it',
      most: 17,
      method: 'POST',
      url: '/polls/set-answer',
      body: { answer: { pollId: poll.id, dateId: poll.dates[0]?.id, memberId, answer: 'no' } },
    },
    { call: 'forecasts', most: 9, url: '/replies/list-forecasts' },
    { call: 'my page', most: 12, url: '/replies/my-page' },
  ]
}

const Members = z.object({ members: z.array(z.object({ id: z.string() })).min(1) })

/**
 * Takes the steps one after the other, on an app that nobody else asks. Reads are taken twice, and the second counts: what is looked up
 * once in a while is known by then.
 */
export async function takeWalk(app: App, record: Recorded): Promise<Walked[]> {
  const today = new Date().toISOString().slice(0, 10)
  const session = await app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
  const { refreshToken, accessToken, userData } = SignedIn.parse(session.json())
  const headers = { authorization: `Bearer ${accessToken}`, 'x-user-document': userData.document }
  const list = await app.inject({ method: 'GET', url: '/members/list-members', headers })
  const [member] = Members.parse(list.json()).members
  const walked: Walked[] = []
  for (const { call, most, method = 'GET', url, body } of stepsOf(today, refreshToken, member?.id ?? '')) {
    const make = async () => {
      const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
      if (answer.statusCode >= 300) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`)
    }
    if (method === 'GET') await make()
    walked.push({ call, most, statements: await record(make) })
  }
  return walked
}
