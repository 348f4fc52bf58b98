import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import { birthdayRepository } from '../../../server/areas/members/birthdays'
import { followDays } from '../../../server/areas/members/statusOfDay'
import { todayIn } from '../../../server/platform/time/days'
import { daysFromNow, eventFixture } from '../calendar/events/eventFixture'
import { inDays, replyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { historyFixture } from './historyFixture'

/** The last day ends membership everywhere from the day after; so does the first one begin it, and a leave interrupt it. */

let server: TestServer
let admin: SignedIn
let group: ReturnType<typeof replyFixture>
let events: ReturnType<typeof eventFixture>
let history: ReturnType<typeof historyFixture>

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
  group = replyFixture(server.app, admin)
  events = eventFixture(server.app, admin)
  history = historyFixture(server.app, admin)
})

/** In the zone of the group. */
const day = (days: number) => todayIn('America/Sao_Paulo', daysFromNow(days))

const names = (people: { name: string }[]) => people.map(({ name }) => name)
const read = async (url: string) => {
  const answer = await group.get(url)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
  return answer.json()
}

interface Step {
  kind: 'left' | 'joined' | 'leave' | 'returned'
  day: string
  until?: string
}

/** Ana with these steps, beside Bia, who is there all the time. */
async function withSteps(...steps: Step[]): Promise<Member> {
  await group.member('Bia')
  const ana = await group.member('Ana', { birthDate: `1990-${day(1).slice(5)}`, email: 'ana@example.org' })
  for (const step of steps) await history.stored(ana.id, step)
  return ana
}

describe('who left three weeks ago, as is entered today', () => {
  const left = { kind: 'left', day: day(-21) } as const

  test('is expected at an event before, at none after', async () => {
    await withSteps(left)
    const rosterOf = async (days: number) =>
      names((await events.report((await events.addEvent({ inDays: days })).id)).roster)
    expect([await rosterOf(-22), await rosterOf(-20), await rosterOf(-1)]).toEqual([['Ana', 'Bia'], ['Bia'], ['Bia']])
  })

  test('keeps what is on record of finished events', async () => {
    const ana = await withSteps()
    const event = await events.finished({ [ana.id]: 'absent' }, { inDays: -7 })
    const before = [await events.report(event.id), await events.all()]
    await history.stored(ana.id, left)
    expect([await events.report(event.id), await events.all()]).toEqual(before)
  })

  test('is not asked any more, nor counted, nor on the matrix', async () => {
    const ana = await withSteps(left)
    const event = await group.event()
    expect(names((await group.roster(event.id)).members)).toEqual(['Bia'])
    expect(await group.readiness(event.id)).toMatchObject({ silent: 1 })
    expect(names((await read('/replies/list-matrix')).members)).toEqual(['Bia'])
    expect(names((await read(`/replies/list-matrix?config[from]=${day(-30)}`)).members)).toEqual(['Ana', 'Bia'])
    expect((await group.set({ eventId: event.id, memberId: ana.id, answer: 'yes' })).json().error.code).toBe(
      'not_asked',
    )
    const message = { kind: 'please_answer', eventId: event.id }
    const { recipients } = (await group.post('/messages/preview-message', { message })).json()
    expect(names(recipients)).toEqual(['Bia'])
  })

  test('is not expected at the door', async () => {
    const ana = await withSteps(left)
    const event = await events.addEvent({ inDays: 0 })
    expect(names((await read(`/checkins/list-checkins?id=${event.id}`)).members)).toEqual(['Bia'])
    const checkin = { eventId: event.id, memberId: ana.id }
    expect((await group.post('/checkins/set-checkin', { checkin })).json().error.code).toBe('not_asked')
  })

  test('has a link and a feed that open nothing, and gets no other', async () => {
    const ana = await withSteps()
    const link = await group.link(ana.id)
    const { path } = (await group.byLink(link, 'GET', '/replies/my-feed')).json().feed
    expect((await server.app.inject(path)).statusCode).toBe(200)
    const step = await history.stored(ana.id, left)
    expect((await group.byLink(link, 'GET', '/replies/my-page')).json().error.code).toBe('link_invalid')
    expect((await server.app.inject(path)).statusCode).toBe(404)
    expect((await group.post('/links/make-links', { memberIds: [ana.id] })).statusCode).toBe(404)
    expect(names((await read('/links/list-links')).links)).toEqual(['Bia'])
    // Undo gives it back.
    await history.remove(step.id)
    expect((await group.byLink(link, 'GET', '/replies/my-page')).statusCode).toBe(200)
  })

  test('is in no poll of dates after', async () => {
    await withSteps(left)
    const dates = [7, 9].map((days) => ({
      id: newId(),
      start: inDays(days),
      end: inDays(days, '23:30'),
      allDay: false,
    }))
    const poll = { id: newId(), title: 'Extra', calendar: 'Ensaio', dates }
    await group.post('/polls/add-poll', { poll })
    expect(names((await read(`/polls/find-poll?id=${poll.id}`)).members)).toEqual(['Bia'])
    expect((await read('/polls/list-polls')).polls[0]).toMatchObject({ asked: 1 })
  })

  test('counts no more in figures of today', async () => {
    const ana = await withSteps()
    await events.finished({ [ana.id]: 'absent' }, { inDays: -3 })
    await events.finished({ [ana.id]: 'absent' }, { inDays: -2 })
    await events.finished({ [ana.id]: 'absent' }, { inDays: -1 })
    const warned = async () => names((await read('/analytics/early-warnings')).warnings)
    expect(await warned()).toEqual(['Ana'])
    await history.stored(ana.id, left)
    expect(await warned()).toEqual([])
    expect(names((await read('/analytics/members/list')).members)).toEqual(['Bia'])
    expect((await read('/lineups/list-lineups')).instruments).toEqual([{ instrument: 'Horn', count: 1 }])
    expect((await read('/home/overview')).members.total).toBe(1)
    expect((await read('/members/count-members?config[status]=active')).total).toBe(1)
    const { birthdays } = await birthdayRepository(server.db).list(admin.userData.group.id, 'America/Sao_Paulo')
    expect(birthdays).toEqual([])
  })
})

test('who leaves in three days is asked until then, and has the birthday before', async () => {
  const ana = await withSteps({ kind: 'left', day: day(3) })
  const [soon, later] = [await group.event({ start: inDays(2), end: inDays(2, '23:30') }), await group.event()]
  expect(names((await group.roster(soon.id)).members)).toEqual(['Ana', 'Bia'])
  expect(names((await group.roster(later.id)).members)).toEqual(['Bia'])
  expect(await group.readiness(soon.id)).toMatchObject({ silent: 2 })
  expect(await group.readiness(later.id)).toMatchObject({ silent: 1 })
  const { birthdays } = await birthdayRepository(server.db).list(admin.userData.group.id, 'America/Sao_Paulo')
  expect(names(birthdays)).toEqual(['Ana'])
  // In the list they become a former member when the day is past.
  const statusOf = async () => (await read(`/members/find-member?id=${ana.id}`)).member
  expect(await statusOf()).toMatchObject({ status: 'active', leftOn: day(3) })
  await server.pool.query(`update member_history set since = since - 4 where member_id = $1`, [ana.id])
  expect(await followDays(server.db, admin.userData.group.id)).toBe(1)
  expect(await statusOf()).toMatchObject({ status: 'former', version: 3 })
  expect(await followDays(server.db, admin.userData.group.id)).toBe(0)
})

test('who joins in a week is asked from then on, and has a link already', async () => {
  const ana = await withSteps({ kind: 'joined', day: day(7) })
  const [soon, later] = [
    await group.event({ start: inDays(2), end: inDays(2, '23:30') }),
    await group.event({ start: inDays(9), end: inDays(9, '23:30') }),
  ]
  expect(names((await group.roster(soon.id)).members)).toEqual(['Bia'])
  expect(names((await group.roster(later.id)).members)).toEqual(['Ana', 'Bia'])
  expect(names((await read('/replies/list-matrix')).members)).toEqual(['Ana', 'Bia'])
  expect(names((await read(`/replies/list-matrix?config[to]=${day(3)}`)).members)).toEqual(['Bia'])
  expect((await group.page(await group.link(ana.id))).events).toHaveLength(1)
})

test('who is on leave for a week is not asked in it', async () => {
  await withSteps({ kind: 'leave', day: day(5), until: day(10) })
  const rosterIn = async (days: number) =>
    names((await group.roster((await group.event({ start: inDays(days), end: inDays(days, '23:30') })).id)).members)
  expect(await rosterIn(3)).toEqual(['Ana', 'Bia'])
  expect(await rosterIn(7)).toEqual(['Bia'])
  expect(await rosterIn(12)).toEqual(['Ana', 'Bia'])
})

test('who left and comes back is asked again', async () => {
  await withSteps({ kind: 'left', day: day(-30) }, { kind: 'returned', day: day(5) })
  const event = await group.event()
  expect(names((await group.roster(event.id)).members)).toEqual(['Ana', 'Bia'])
  expect(names((await read('/replies/list-matrix')).members)).toEqual(['Ana', 'Bia'])
  const answer = await callAs(server.app, admin, 'GET', '/members/list-members?config[status]=former')
  expect(names(answer.json().members)).toEqual(['Ana'])
})
