import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { eventFixture, newEvent } from './eventFixture'
import type { EventFixture } from './eventFixture'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { callAs, foundGroup, joinAs, tally } from '../../support/factories'

let server: TestServer
let admin: SignedIn
let fixture: EventFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  fixture = eventFixture(server.app, admin)
})

const actions = async (id: string) => (await fixture.report(id)).history.map(({ action }) => action)

describe('finishing', () => {
  test('makes the event finished, under its next version, and keeps the report', async () => {
    const [ana, bia] = [await fixture.addMember(), await fixture.addMember({ name: 'Bia', section: 'voices' })]
    const event = await fixture.addEvent()
    const programme = [{ title: 'Bachianas nº 5', composer: 'Villa-Lobos', minutes: 11 }]
    const extra = { audience: 120, notes: 'Chuva.', programme }
    const answer = await fixture.finish(event, { [ana.id]: 'present', [bia.id]: 'excused' }, extra)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      event: { ...event, version: 2, extendedProps: { ...event.extendedProps, status: 'finished', played: programme } },
    })
    const { report, roster, history, ...rest } = await fixture.report(event.id)
    expect(rest).toEqual(answer.json())
    expect(report).toEqual({
      attendance: [
        { memberId: ana.id, status: 'present' },
        { memberId: bia.id, status: 'excused' },
      ],
      ...extra,
    })
    expect(roster.map(({ name }) => name)).toEqual(['Ana', 'Bia'])
    expect(history).toEqual([{ at: expect.any(String), by: admin.userData.name, action: 'finished' }])
  })

  test('the event says what was played, which no change of its texts or their Undo touches, until it is reopened', async () => {
    const planned = { programme: [{ title: 'Left out' }] }
    const played = [{ title: 'Encore' }]
    const event = await fixture.finished({}, { extendedProps: planned }, { programme: played })
    expect(event.extendedProps).toMatchObject({ ...planned, played })
    const renamed = { ...event, title: 'Concert', extendedProps: { ...event.extendedProps, played: planned.programme } }
    const after = (await fixture.post('/calendar/update-event', { event: renamed })).json().event
    expect(after).toMatchObject({ title: 'Concert', extendedProps: { played } })
    const back = await fixture.post('/calendar/add-events', { events: [{ ...event, version: after.version }] })
    expect([back.statusCode, back.json().events[0]]).toMatchObject([
      200,
      { title: event.title, extendedProps: { played } },
    ])
    const { event: open } = (await fixture.reopen(back.json().events[0])).json()
    expect(open.extendedProps).toEqual({ calendar: 'Ensaio', status: 'scheduled', ...planned })
  })

  test('before it has started is refused; once it has, its end need not be waited for', async () => {
    const early = await fixture.finish(await fixture.addEvent({ inDays: 0.01 }))
    expect([early.statusCode, early.json().error.code]).toEqual([409, 'not_started'])
    const running = await fixture.addEvent({ inDays: -0.01 })
    expect((await fixture.finish(running)).statusCode).toBe(200)
  })

  test('what was called off is refused, with the event as it stands', async () => {
    const event = await fixture.addEvent({ extendedProps: { status: 'cancelled' } })
    const answer = await fixture.finish(event)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
    expect(answer.json().error.current).toEqual(event)
  })

  test('under another version is a conflict that changes nothing', async () => {
    const ana = await fixture.addMember()
    const event = await fixture.finished({ [ana.id]: 'present' })
    const answer = await fixture.finish({ ...event, version: 1 }, { [ana.id]: 'absent' })
    expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: 'conflict', current: event }])
    expect((await fixture.report(event.id)).report?.attendance).toEqual([{ memberId: ana.id, status: 'present' }])
  })

  test('sent again word for word, as its answer got lost, changes nothing more', async () => {
    const [ana, bia] = [await fixture.addMember(), await fixture.addMember({ name: 'Bia' })]
    const event = await fixture.addEvent()
    const report = [{ [ana.id]: 'present', [bia.id]: 'absent' }, { notes: 'Bom.' }] as const
    const answers = [await fixture.finish(event, ...report), await fixture.finish(event, ...report)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect(await actions(event.id)).toEqual(['finished'])
    // After a reopening it no longer is what was said last.
    await fixture.reopen(answers[0]?.json().event)
    expect((await fixture.finish(event, ...report)).statusCode).toBe(409)
  })

  test('at once by two people with different reports: one wins', async () => {
    const ana = await fixture.addMember()
    const event = await fixture.addEvent()
    const answers = await Promise.all(
      (['present', 'absent'] as const).map((s) => fixture.finish(event, { [ana.id]: s })),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await actions(event.id)).toEqual(['finished'])
  })

  test('lines name people of the group, each once', async () => {
    const ana = await fixture.addMember()
    const theirs = await eventFixture(server.app, await foundGroup(server.app)).addMember()
    const event = await fixture.addEvent()
    const line = (memberId: string) => ({ memberId, status: 'present' })
    const attendance = [line(ana.id), line(theirs.id), line(ana.id.toUpperCase()), line(newId())]
    const answer = await fixture.finish(event, {}, { attendance })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      {
        'obj.attendance.1.memberId': 'not_allowed',
        'obj.attendance.2.memberId': 'taken',
        'obj.attendance.3.memberId': 'not_allowed',
      },
    ])
    expect((await fixture.report(event.id)).report).toBeUndefined()
  })

  test('an event that is not there, or is removed, is not found', async () => {
    const event = await fixture.addEvent()
    await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${event.id}`)
    for (const id of [event.id, newId()]) {
      expect((await fixture.finish({ id, version: 1 })).statusCode).toBe(404)
      expect((await fixture.reopen({ id, version: 1 })).statusCode).toBe(404)
      expect((await fixture.get(`/calendar/find-report?id=${id}`)).statusCode).toBe(404)
    }
  })

  test('an all-day event starts with the day of the group', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const past = { start: day(-2), end: day(-1), allDay: true }
    const event = await fixture.finished({}, past)
    expect(event).toMatchObject(past)
    const ahead = await fixture.addEvent({ start: day(2), end: day(3), allDay: true })
    expect((await fixture.finish(ahead)).json().error.code).toBe('not_started')
  })
})

describe('correcting', () => {
  test('replaces the whole report, and is recorded', async () => {
    const [ana, bia, caio] = [await fixture.addMember(), await fixture.addMember(), await fixture.addMember()]
    const event = await fixture.finished({ [ana.id]: 'present', [bia.id]: 'present' }, {}, { audience: 7, notes: 'Oi' })
    const answer = await fixture.finish(event, { [ana.id]: 'absent', [caio.id]: 'present' })
    expect(answer.json().event).toMatchObject({ version: 3, extendedProps: { status: 'finished' } })
    const { report } = await fixture.report(event.id)
    expect(report).toEqual({
      attendance: [
        { memberId: ana.id, status: 'absent' },
        { memberId: caio.id, status: 'present' },
      ],
    })
    expect(await actions(event.id)).toEqual(['corrected', 'finished'])
    expect((await fixture.list()).events).toMatchObject([{ expected: 2, present: 1, absent: 1, unrecorded: 1 }])
  })

  test('the day on which it was finished stays', async () => {
    const event = await fixture.finished()
    const [before] = (await fixture.list()).events
    await fixture.finish(event, {}, { audience: 3 })
    const [after] = (await fixture.list()).events
    expect([after?.finishedAt, after?.audience]).toEqual([before?.finishedAt, 3])
  })

  test('who changed sections meanwhile stays where they sat', async () => {
    const ana = await fixture.addMember({ section: 'brass' })
    const event = await fixture.finished({ [ana.id]: 'present' })
    await fixture.addMember({ ...ana, section: 'voices' })
    await fixture.finish(event, { [ana.id]: 'absent' })
    expect((await fixture.report(event.id)).roster).toMatchObject([{ memberId: ana.id, section: 'brass' }])
    expect((await fixture.list()).summary.bySection).toMatchObject([{ section: 'brass', absent: 1 }])
  })
})

describe('reopening', () => {
  test('takes the event out of the analytics, and keeps its report for the next', async () => {
    const ana = await fixture.addMember()
    const event = await fixture.finished({ [ana.id]: 'present' }, {}, { audience: 50 })
    const answer = await fixture.reopen(event)
    expect(answer.json().event).toMatchObject({ version: 3, extendedProps: { status: 'scheduled' } })
    const { events, summary } = await fixture.list()
    expect([events, summary.events, summary.bySection]).toEqual([[], 0, []])
    expect((await fixture.record(event.id)).statusCode).toBe(404)
    const { report } = await fixture.report(event.id)
    expect(report).toEqual({ attendance: [{ memberId: ana.id, status: 'present' }], audience: 50 })
    await fixture.finish(answer.json().event, { [ana.id]: 'absent' })
    expect(await actions(event.id)).toEqual(['finished', 'reopened', 'finished'])
    expect((await fixture.list()).summary).toMatchObject({ events: 1, present: 0, absent: 1, audience: 0 })
  })

  test('what is not finished, or under another version, is a conflict; sent again, nothing more', async () => {
    const scheduled = await fixture.addEvent()
    expect((await fixture.reopen(scheduled)).json().error).toMatchObject({ code: 'conflict', current: scheduled })
    const event = await fixture.finished()
    expect((await fixture.reopen({ ...event, version: 1 })).statusCode).toBe(409)
    const answers = [await fixture.reopen(event), await fixture.reopen(event)]
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect(await actions(event.id)).toEqual(['reopened', 'finished'])
  })
})

describe('what needs finishing', () => {
  const unfinished = async () => (await fixture.read('/home/overview')).unfinished

  test('is over, and neither finished nor called off; newest first', async () => {
    const [older, newer] = [await fixture.addEvent({ inDays: -9 }), await fixture.addEvent({ inDays: -2 })]
    await fixture.addEvent({ inDays: -0.01 })
    await fixture.addEvent({ inDays: 3 })
    await fixture.addEvent({ extendedProps: { status: 'cancelled' } })
    await fixture.finished()
    expect(await unfinished()).toMatchObject({ events: [{ id: newer.id }, { id: older.id }], total: 2 })
  })

  test('is shown in part where it is much, and counted whole', async () => {
    const events = Array.from({ length: 23 }, (_, index) => newEvent({ inDays: -1 - index }))
    await fixture.post('/calendar/add-events', { events })
    const answer = await unfinished()
    expect([answer.events.length, answer.total, answer.events[0].id]).toEqual([5, 23, events[0]?.id])
  })
})

test.each(['treasurer', 'member', 'client'] as const)('a %s can neither finish nor read reports', async (role) => {
  const event = await fixture.addEvent()
  const theirs = eventFixture(server.app, await joinAs(server.app, admin, role))
  const answers = [
    await theirs.finish(event),
    await theirs.reopen(event),
    await theirs.get(`/calendar/find-report?id=${event.id}`),
  ]
  expect(tally(answers)).toEqual({ 403: 3 })
})

test("another group's event is not found", async () => {
  const event = await eventFixture(server.app, await foundGroup(server.app)).finished()
  const answers = [
    await fixture.finish(event),
    await fixture.reopen(event),
    await fixture.get(`/calendar/find-report?id=${event.id}`),
    await fixture.record(event.id),
  ]
  expect(tally(answers)).toEqual({ 404: 4 })
})
