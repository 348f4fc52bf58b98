import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AttendanceWarning } from '@contract/analytics'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { eventFixture } from '../calendar/events/eventFixture'
import type { EventFixture } from '../calendar/events/eventFixture'
import { dayIn, replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let fixture: EventFixture
let band: ReplyFixture
let groupId: string
let founder: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  founder = await foundGroup(server.app)
  fixture = eventFixture(server.app, founder)
  band = replyFixture(server.app, founder)
  groupId = founder.userData.group.id
})

type Said = Record<string, 'yes' | 'no' | 'maybe'>

/** An event of the past, answered so many days before it began: events that are over take no answers any more but by who manages. */
async function answered(said: Said, inDays = -1, daysBefore = 5): Promise<CalendarEvent> {
  const event = await fixture.addEvent({ inDays, extendedProps: { replyDays: 2 } })
  for (const [memberId, answer] of Object.entries(said)) await band.set({ eventId: event.id, memberId, answer })
  await server.db.execute(sql`
    update replies set answered_at = ${event.start}::timestamptz - make_interval(days => ${daysBefore}),
           first_answered_at = ${event.start}::timestamptz - make_interval(days => ${daysBefore})
     where group_id = ${groupId} and event_id = ${event.id}`)
  return event
}

const finish = async (event: CalendarEvent, lines: Parameters<EventFixture['finish']>[1]): Promise<CalendarEvent> => {
  const answer = await fixture.finish(event, lines)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().event
}

test('what was said and who came is told of a season, its sections and each member, and never changes afterwards', async () => {
  const [ana, bia, caio, davi] = await Promise.all([
    band.member('Ana'),
    band.member('Bia'),
    band.member('Caio', { section: 'strings' }),
    band.member('Davi', { section: 'strings' }),
  ])
  const event = await answered({ [ana.id]: 'yes', [bia.id]: 'yes', [caio.id]: 'no' })
  const done = await finish(event, {
    [ana.id]: 'late',
    [bia.id]: 'absent',
    [caio.id]: 'present',
    [davi.id]: 'present',
  })
  const all = {
    asked: 4,
    answeredInTime: 3,
    saidYes: 2,
    yesCame: 1,
    saidMaybe: 0,
    maybeCame: 0,
    saidNo: 1,
    noCame: 1,
    silent: 1,
    silentCame: 1,
  }
  const { events, summary } = await fixture.list()
  expect(events[0]).toMatchObject({ id: done.id, replies: all })
  expect(summary.replies).toEqual(all)
  expect(summary.byMonth.map(({ replies }) => replies)).toEqual([all])
  expect(summary.bySection).toMatchObject([
    { section: 'strings', replies: { asked: 2, saidNo: 1, noCame: 1, silent: 1 } },
    { section: 'brass', replies: { asked: 2, saidYes: 2, yesCame: 1, silent: 0 } },
  ])
  const { members } = await fixture.read('/analytics/members/list')
  expect(members.find(({ name }: { name: string }) => name === 'Bia').replies).toMatchObject({ saidYes: 1, yesCame: 0 })
  const record = await fixture.read(`/analytics/members/find-member?id=${davi.id}`)
  expect(record.replies).toMatchObject({ asked: 1, silent: 1, silentCame: 1, answeredInTime: 0 })

  const open = (await fixture.reopen(done)).json().event
  await band.set({ eventId: event.id, memberId: davi.id, answer: 'yes' })
  await finish(open, { [ana.id]: 'late', [bia.id]: 'absent', [caio.id]: 'present', [davi.id]: 'present' })
  expect((await fixture.list()).summary.replies).toEqual(all)
})

test('of an event that was answered by day, whoever was away on one of the days had said yes', async () => {
  const [ana, bia] = await Promise.all([band.member('Ana'), band.member('Bia')])
  const [first, second] = [dayIn(-4), dayIn(-3)]
  const days = [{ day: 0 }, { day: 1 }]
  const event = await band.event({
    start: first,
    end: dayIn(-2),
    allDay: true,
    extendedProps: { days, answersByDay: true },
  })
  for (const { id } of [ana, bia]) await band.set({ eventId: event.id, memberId: id, answer: 'yes' })
  const away = (memberId: string, firstDay: string, lastDay: string) =>
    band.post('/absences/add-absence', { absence: { id: newId(), memberId, firstDay, lastDay } })
  expect((await away(ana.id, first, first)).statusCode).toBe(201)
  expect((await away(bia.id, first, second)).statusCode).toBe(201)
  const before = (daysBefore: number) => sql`${dayIn(-4)}::timestamptz - make_interval(days => ${daysBefore})`
  await server.db.execute(
    sql`update replies set answered_at = ${before(5)}, first_answered_at = ${before(5)} where group_id = ${groupId}`,
  )
  await server.db.execute(sql`update absences set said_at = ${before(4)} where group_id = ${groupId}`)
  await finish(event, { [ana.id]: 'present', [bia.id]: 'absent' })
  expect((await fixture.list()).summary.replies).toMatchObject({
    asked: 2,
    saidYes: 1,
    yesCame: 1,
    saidNo: 1,
    noCame: 0,
  })
})

test('what was answered is for who manages the analytics: the treasurer reads what came of events alone', async () => {
  const ana = await band.member('Ana')
  await finish(await answered({ [ana.id]: 'yes' }), { [ana.id]: 'present' })
  const treasurer = eventFixture(server.app, await joinAs(server.app, founder, 'treasurer'))
  const paths = ['/analytics/events/list', '/analytics/events/all-events']
  const [list, all] = await Promise.all(paths.map((path) => treasurer.read(path)))
  expect([list.events[0].present, all[0].present]).toEqual([1, 1])
  expect(JSON.stringify([list, all])).not.toContain('replies')
  expect((await fixture.read('/analytics/events/all-events'))[0].replies).toMatchObject({ asked: 1, yesCame: 1 })
})

test('after the deadline is not in time; where nobody answered, or only afterwards, nothing is told', async () => {
  const ana = await band.member('Ana')
  await finish(await answered({ [ana.id]: 'yes' }, -1, -1), { [ana.id]: 'present' })
  await finish(await answered({}, -3), { [ana.id]: 'present' })
  expect((await fixture.list()).summary.replies).toBeUndefined()
  await finish(await answered({ [ana.id]: 'yes' }, -5, 1), { [ana.id]: 'present' })
  expect((await fixture.list()).summary.replies).toMatchObject({ asked: 1, answeredInTime: 0, saidYes: 1, yesCame: 1 })
})

test('who stays away after a yes, or says nothing for long, is worth a word', async () => {
  const [ana, bia, caio] = await Promise.all([band.member('Ana'), band.member('Bia'), band.member('Caio')])
  for (const inDays of [-15, -8, -1]) {
    const event = await answered({ [ana.id]: 'yes', [caio.id]: 'yes' }, inDays)
    const first = inDays === -15 ? 'present' : 'absent'
    await finish(event, { [ana.id]: first, [bia.id]: 'present', [caio.id]: inDays === -8 ? 'excused' : 'present' })
  }
  const { warnings } = await fixture.read('/analytics/early-warnings')
  const told = warnings.map(({ name, reason, unkept, silent }: AttendanceWarning) => ({ name, reason, unkept, silent }))
  expect(told).toEqual([
    { name: 'Ana', reason: 'unkept', unkept: 2, silent: undefined },
    { name: 'Bia', reason: 'silent', unkept: undefined, silent: 3 },
  ])
})

test('a forecast says nothing without history, and rests on what answers were worth before', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, (_, at) => band.member(`Ana ${at}`)))
  const next = await band.event()
  const forecast = () => fixture.read(`/replies/find-forecast?id=${next.id}`)
  await band.set({ eventId: next.id, memberId: people[0]?.id, answer: 'yes' })
  expect(await forecast()).toMatchObject({ expected: null, history: 0, similar: [], counts: { yes: 1, silent: 9 } })
  const yes = Object.fromEntries(people.map(({ id }) => [id, 'yes'] as const))
  const present = Object.fromEntries(people.map(({ id }) => [id, 'present'] as const))
  for (const inDays of [-4, -3, -2, -1]) await finish(await answered(yes, inDays), present)
  const told = await forecast()
  expect(told).toMatchObject({ history: 40, isSeries: false, rates: { yes: 49 / 50, silent: 0.4 } })
  expect(told.expected).toBeCloseTo(49 / 50 + 9 * 0.4)
  expect(told.similar).toHaveLength(4)
  expect(told.similar[0]).toMatchObject({ present: 10, expected: 10, net: 0 })
  await band.event({ extendedProps: { asks: { who: 'nobody' } } })
  const { forecasts, history } = await fixture.read('/replies/list-forecasts')
  expect([history, forecasts]).toMatchObject([
    40,
    [{ id: next.id, counts: told.counts, expected: told.expected, similar: { events: 4, present: 40, expected: 40 } }],
  ])
  const treasurer = await joinAs(server.app, founder, 'treasurer')
  expect((await callAs(server.app, treasurer, 'GET', '/replies/list-forecasts')).statusCode).toBe(403)
})
