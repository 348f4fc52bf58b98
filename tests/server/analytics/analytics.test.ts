import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { buildApp } from '../../../server/app'
import { eventFixture } from '../calendar/events/eventFixture'
import type { EventFixture } from '../calendar/events/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import type { FinanceFixture } from '../finances/financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let fixture: EventFixture
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  fixture = eventFixture(server.app, admin)
  ledger = financeFixture(server.app, admin)
})

/** Half past seven in the evening in São Paulo, for two hours. */
const on = (day: string) => ({ start: `${day}T22:30:00.000Z`, end: `${day}T23:59:00.000Z` })
const titles = (events: { title: string }[]) => events.map(({ title }) => title)

describe('the money of an event', () => {
  let event: CalendarEvent

  beforeEach(async () => {
    event = await fixture.finished()
  })

  const money = async () => {
    const { income, expense, net } = (await fixture.list()).events[0] ?? {}
    return [income, expense, net]
  }

  test('is the sum of its entries, paid and pending', async () => {
    expect(await money()).toEqual([0, 0, 0])
    await ledger.stored({ eventId: event.id, amount: 70_000, category: 'tickets' })
    await ledger.stored({ eventId: event.id, amount: 5_000, status: 'pending' })
    await ledger.stored({ eventId: event.id, amount: 20_500, kind: 'expense', category: 'venue' })
    await ledger.stored({ amount: 999 })
    expect(await money()).toEqual([75_000, 20_500, 54_500])
    const { income, expense, net, byCalendar, byMonth } = (await fixture.list()).summary
    const sums = { income: 75_000, expense: 20_500, net: 54_500 }
    expect({ income, expense, net }).toEqual(sums)
    expect([byCalendar, byMonth]).toMatchObject([[sums], [sums]])
    expect((await fixture.record(event.id)).json().row).toMatchObject(sums)
  })

  test('follows each change of an entry', async () => {
    const entry = await ledger.stored({ eventId: event.id, amount: 100 })
    const changed = (await ledger.add({ ...entry, amount: 250 })).json().finance
    expect(await money()).toEqual([250, 0, 250])
    const turned = (await ledger.add({ ...changed, kind: 'expense' })).json().finance
    expect(await money()).toEqual([0, 250, -250])
    await ledger.remove(turned.id)
    expect(await money()).toEqual([0, 0, 0])
    const restored = (await ledger.add(turned)).json().finance
    expect(await money()).toEqual([0, 250, -250])
    const other = await fixture.finished({}, { inDays: -40 })
    await ledger.add({ ...restored, eventId: other.id })
    expect((await fixture.list()).events.map(({ net }) => net)).toEqual([0, -250])
  })
})

describe('sums', () => {
  /** A tutti with one in four absent, and a trio that was complete. */
  async function season() {
    const members = []
    for (let index = 0; index < 8; index++) {
      members.push((await fixture.addMember({ name: `M${index}`, section: index < 6 ? 'brass' : 'voices' })).id)
    }
    // Who comes late or leaves early is there.
    const came = ['present', 'late', 'left_early'] as const
    const tutti = members.map((id, index) => [id, index % 4 === 0 ? 'absent' : (came[index % 3] ?? 'present')] as const)
    await fixture.finished(Object.fromEntries(tutti), { title: 'Tutti', ...on('2026-03-10') })
    const trio = members.slice(0, 2).map((id) => [id, 'present'] as const)
    const concert = { calendar: 'Publico' as const }
    const excused = [members[7] ?? '', 'excused'] as const
    await fixture.finished(
      Object.fromEntries([...trio, excused]),
      { title: 'Trio', ...on('2026-04-02'), extendedProps: concert },
      { audience: 90 },
    )
    await fixture.finished({}, { title: 'Nobody wrote down', ...on('2026-04-20') })
  }

  test('are over lines, never over rates, and who was not recorded counts nowhere', async () => {
    await season()
    const { summary } = await fixture.list()
    // 6 of 8, and 2 of 2: 8 of 10, not the mean of 75 % and 100 %.
    expect(summary).toMatchObject({
      events: 3,
      attendanceEvents: 2,
      expected: 11,
      present: 8,
      late: 2,
      leftEarly: 2,
      excused: 1,
      absent: 2,
      unrecorded: 5 + 8,
      attendanceRate: 0.8,
      meanAttendance: 0.8,
      audience: 90,
      audienceEvents: 1,
      rehearsalsPerConcert: 2,
    })
    expect(summary.bySection).toEqual([
      {
        section: 'brass',
        events: 2 + 1,
        attendanceEvents: 2,
        expected: 8,
        present: 6,
        late: 1,
        leftEarly: 2,
        excused: 0,
        absent: 2,
        unrecorded: 4 + 6,
        attendanceRate: 0.75,
      },
      {
        section: 'voices',
        events: 2 + 1,
        attendanceEvents: 2,
        expected: 3,
        present: 2,
        late: 1,
        leftEarly: 0,
        excused: 1,
        absent: 0,
        unrecorded: 1 + 2,
        attendanceRate: 1,
      },
    ])
    expect(summary.byCalendar).toMatchObject([
      { calendar: 'Publico', events: 1, attendanceRate: 1, audience: 90, audienceEvents: 1 },
      { calendar: 'Ensaio', events: 2, attendanceEvents: 1, attendanceRate: 0.75, audienceEvents: 0 },
    ])
    expect(summary.byMonth).toMatchObject([
      { month: '2026-03', events: 1, attendanceRate: 0.75 },
      { month: '2026-04', events: 2, attendanceEvents: 1, attendanceRate: 1, audience: 90 },
    ])
  })

  test('are of the whole filtered set, whatever the page', async () => {
    await season()
    const { events, total, summary } = await fixture.list({ perPage: 1, page: 2, calendar: 'Ensaio' })
    expect([titles(events), total]).toEqual([['Tutti'], 2])
    expect(summary).toMatchObject({ events: 2, present: 6, rehearsalsPerConcert: null })
    expect(summary.bySection).toMatchObject([
      { section: 'brass', expected: 6, unrecorded: 6 },
      { section: 'voices', expected: 2, unrecorded: 2 },
    ])
  })

  test('are by the group’s own sections, of what their members play, and change with them', async () => {
    const high = { id: newId(), name: 'High brass', family: 'brass', instruments: ['Trumpet', 'Cornet'] } as const
    const low = { id: newId(), name: 'Low brass', family: 'brass', instruments: ['Tuba'] } as const
    const change = async (sections: object[]) => {
      const { settings } = (await callAs(server.app, admin, 'GET', '/members/list-sections')).json()
      const body = { settings: { ...settings, sections } }
      expect((await callAs(server.app, admin, 'POST', '/members/change-sections', body)).statusCode).toBe(200)
    }
    const play = (name: string, instrument?: string) =>
      fixture.addMember({ name, section: 'brass', ...(instrument && { instrument }) })
    const [trumpet, cornet, tuba, nothing] = await Promise.all([
      play('Ana', 'Trumpet'),
      play('Bia', 'cornet'),
      play('Caio', 'Tuba'),
      play('Davi'),
    ])
    await fixture.finished({ [trumpet.id]: 'present', [cornet.id]: 'late', [tuba.id]: 'absent' }, on('2026-03-10'))
    await fixture.finished({ [cornet.id]: 'absent', [nothing.id]: 'excused' }, on('2026-04-10'))
    expect((await fixture.list()).summary.byOwnSection).toBeUndefined()
    await change([low, high])
    const { summary } = await fixture.list()
    expect(summary.byOwnSection).toEqual([
      expect.objectContaining({ id: low.id, name: 'Low brass', attendanceEvents: 1, expected: 1, attendanceRate: 0 }),
      expect.objectContaining({
        id: high.id,
        attendanceEvents: 2,
        present: 2,
        late: 1,
        absent: 1,
        attendanceRate: 2 / 3,
      }),
      expect.objectContaining({ id: 'rest-brass', expected: 1, excused: 1, attendanceRate: null }),
    ])
    expect(summary.bySection).toMatchObject([{ section: 'brass', expected: 5, present: 2 }])
    // Who plays something else now takes their evenings along; of another family they stay where they were.
    await fixture.addMember({ ...cornet, instrument: 'Tuba' })
    await fixture.addMember({ ...trumpet, section: 'voices', instrument: 'Alto' })
    const later = await fixture.list({ from: '2026-03-01', to: '2026-03-31' })
    expect(later.summary.byOwnSection).toMatchObject([
      { id: low.id, expected: 2, present: 1, absent: 1 },
      { id: 'rest-brass', expected: 1, present: 1 },
    ])
  })

  test('of nothing are null where there is nothing to divide', async () => {
    const { events, total, summary } = await fixture.list()
    expect([events, total]).toEqual([[], 0])
    expect(summary).toEqual({
      events: 0,
      attendanceEvents: 0,
      expected: 0,
      present: 0,
      late: 0,
      leftEarly: 0,
      excused: 0,
      absent: 0,
      unrecorded: 0,
      attendanceRate: null,
      meanAttendance: null,
      audience: 0,
      audienceEvents: 0,
      income: 0,
      expense: 0,
      net: 0,
      bySection: [],
      byCalendar: [],
      byMonth: [],
      rehearsalsPerConcert: null,
    })
  })

  test('an event at which all were excused has no rate', async () => {
    const ana = await fixture.addMember()
    await fixture.finished({ [ana.id]: 'excused' })
    expect((await fixture.list()).events).toMatchObject([{ expected: 1, excused: 1, attendanceRate: null }])
  })

  test('a month is that of the group’s zone', async () => {
    // 22:00 on 31 March in São Paulo.
    await fixture.finished({}, { start: '2026-04-01T01:00:00.000Z', end: '2026-04-01T02:00:00.000Z' })
    expect((await fixture.list()).summary.byMonth).toMatchObject([{ month: '2026-03', events: 1 }])
    expect((await fixture.list({ from: '2026-04-01' })).total).toBe(0)
    expect((await fixture.list({ from: '2026-03-31', to: '2026-03-31' })).total).toBe(1)
  })

  test('an all-day event belongs to its day', async () => {
    await fixture.finished({}, { start: '2026-05-01', end: '2026-05-03', allDay: true })
    const [row] = (await fixture.list({ from: '2026-05-01', to: '2026-05-01' })).events
    expect(row).toMatchObject({ start: '2026-05-01', end: '2026-05-03', allDay: true })
    expect((await fixture.list({ to: '2026-04-30' })).total).toBe(0)
  })
})

describe('the list', () => {
  beforeEach(async () => {
    const ana = await fixture.addMember()
    const publico = { calendar: 'Publico' as const, location: 'Teatro São Pedro' }
    await fixture.finished({ [ana.id]: 'present' }, { title: 'B', ...on('2026-02-01') }, { audience: 10 })
    await fixture.finished(
      { [ana.id]: 'absent' },
      { title: 'Concerto de Outono', ...on('2026-04-01'), extendedProps: publico },
    )
    await fixture.finished({}, { title: 'A', ...on('2026-03-01') }, { audience: 200 })
    await fixture.addEvent({ title: 'Not finished' })
  })

  test('holds what is finished, the latest first', async () => {
    const { events, total } = await fixture.list()
    expect([titles(events), total]).toEqual([['Concerto de Outono', 'A', 'B'], 3])
    expect(events[1]).toEqual({
      id: expect.any(String),
      title: 'A',
      calendar: 'Ensaio',
      allDay: false,
      ...on('2026-03-01'),
      finishedAt: expect.stringMatching(/Z$/),
      expected: 0,
      present: 0,
      late: 0,
      leftEarly: 0,
      excused: 0,
      absent: 0,
      unrecorded: 1,
      attendanceRate: null,
      audience: 200,
      income: 0,
      expense: 0,
      net: 0,
    })
  })

  test.each([
    ['title', 'asc', ['A', 'B', 'Concerto de Outono']],
    ['start', 'asc', ['B', 'A', 'Concerto de Outono']],
    ['start', 'desc', ['Concerto de Outono', 'A', 'B']],
    ['attendanceRate', 'asc', ['Concerto de Outono', 'B', 'A']],
    ['attendanceRate', 'desc', ['B', 'Concerto de Outono', 'A']],
    ['audience', 'asc', ['B', 'A', 'Concerto de Outono']],
    ['audience', 'desc', ['A', 'B', 'Concerto de Outono']],
  ])('by %s %s; what has no value comes last', async (sortColumn, sort, expected) => {
    expect(titles((await fixture.list({ sortColumn, sort })).events)).toEqual(expected)
    expect(titles(await fixture.all({ sortColumn, sort }))).toEqual(expected)
  })

  test.each([
    'calendar',
    'finishedAt',
    'expected',
    'present',
    'excused',
    'absent',
    'unrecorded',
    'income',
    'expense',
    'net',
  ])('by %s there is an order, in which pages never overlap', async (sortColumn) => {
    const pages = [1, 2, 3].map(async (page) => (await fixture.list({ sortColumn, page, perPage: 1 })).events)
    expect(titles((await Promise.all(pages)).flat()).sort()).toEqual(['A', 'B', 'Concerto de Outono'])
  })

  test.each([
    [{ q: 'OUTÓNO' }, ['Concerto de Outono']],
    [{ q: 'sao pedro' }, ['Concerto de Outono']],
    [{ calendar: 'Ensaio' }, ['A', 'B']],
    [{ from: '2026-03-01' }, ['Concerto de Outono', 'A']],
    [{ to: '2026-03-01' }, ['A', 'B']],
    [{ from: '0001-01-01', to: '9999-12-31' }, ['Concerto de Outono', 'A', 'B']],
    [{ from: '2026-05-01' }, []],
  ])('of %o holds %o, and so does the whole of it', async (config, expected) => {
    expect(titles((await fixture.list(config)).events)).toEqual(expected)
    expect(titles(await fixture.all(config))).toEqual(expected)
  })

  test('a page past the end is empty, with the true total and summary', async () => {
    expect(await fixture.list({ page: 9 })).toMatchObject({ events: [], total: 3, summary: { events: 3 } })
  })

  test('an order that is not offered is refused', async () => {
    const answer = await fixture.get('/analytics/events/list?config[sortColumn]=notes')
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { 'config.sortColumn': 'not_allowed' }])
  })
})

describe('the page of an event', () => {
  test('says when, what was played, who, how much, and what became of it', async () => {
    const ana = await fixture.addMember({ name: 'Ana', instrument: 'Tuba' })
    const bia = await fixture.addMember({ name: 'Bia', section: 'strings' })
    const planned = [{ title: 'Planned' }]
    const event = await fixture.finished(
      { [ana.id]: 'present', [bia.id]: 'absent' },
      { extendedProps: { programme: planned } },
      { notes: 'Foi bom.' },
    )
    const record = (await fixture.record(event.id)).json()
    expect(record).toEqual({
      event,
      row: (await fixture.list()).events[0],
      finishedBy: admin.userData.name,
      notes: 'Foi bom.',
      programme: planned,
      lines: [
        { memberId: bia.id, name: 'Bia', section: 'strings', status: 'absent' },
        { memberId: ana.id, name: 'Ana', section: 'brass', instrument: 'Tuba', status: 'present' },
      ],
      history: [{ at: expect.any(String), by: admin.userData.name, action: 'finished' }],
    })
    const pause = { title: 'Pause', kind: 'intermission' } as const
    const played = [{ title: 'Played', composer: 'Verdi', minutes: 4 }, pause]
    await fixture.finish(event, {}, { programme: played })
    expect((await fixture.record(event.id)).json()).toMatchObject({ programme: played, lines: [] })
    const found = async (q: string) => (await fixture.list({ q })).events.length
    expect([await found('played'), await found('VÉRDI played'), await found('planned')]).toEqual([1, 1, 0])
    expect([await found('pause'), await found('title')]).toEqual([0, 0])
  })

  test('is not found while the event is not finished', async () => {
    expect((await fixture.record((await fixture.addEvent()).id)).statusCode).toBe(404)
  })
})

describe('who may read', () => {
  const calls = [
    '/analytics/events/list',
    '/analytics/events/all-events',
    '/analytics/early-warnings',
    '/analytics/members/list',
    '/analytics/members/all-members',
    '/analytics/members/find-member?id=0198f2c4-5a1e-7c3d-9b1a-2f6e8d4c7a90',
  ]

  test.each([
    ['conductor', { 200: 5, 404: 1 }],
    ['treasurer', { 200: 2, 403: 4 }],
    ['member', { 403: 6 }],
    ['client', { 403: 6 }],
  ] as const)('a %s: %o', async (role, expected) => {
    const theirs = eventFixture(server.app, await joinAs(server.app, admin, role))
    expect(tally(await Promise.all(calls.map((url) => theirs.get(url))))).toEqual(expected)
  })

  test('another group’s events are neither listed nor summed', async () => {
    const theirs = eventFixture(server.app, await foundGroup(server.app))
    const ana = await theirs.addMember()
    await theirs.finished({ [ana.id]: 'present' })
    expect(await fixture.list()).toMatchObject({ total: 0, summary: { events: 0, bySection: [] } })
    expect(await fixture.all()).toEqual([])
  })
})

describe('a summary asked for again', () => {
  test('knows of every change since', async () => {
    const ana = await fixture.addMember()
    const event = await fixture.finished({ [ana.id]: 'present' }, { title: 'One', ...on('2026-03-10') })
    const now = async (config = {}) => {
      const { events, present, absent, income, byMonth } = (await fixture.list(config)).summary
      return [events, present, absent, income, byMonth[0]?.month]
    }
    expect(await now()).toEqual([1, 1, 0, 0, '2026-03'])
    const corrected = (await fixture.finish(event, { [ana.id]: 'absent' })).json().event
    expect(await now()).toEqual([1, 0, 1, 0, '2026-03'])
    const entry = await ledger.stored({ eventId: event.id, amount: 700 })
    expect(await now()).toEqual([1, 0, 1, 700, '2026-03'])
    const other = await fixture.finished({}, { ...on('2026-05-10') })
    await ledger.add({ ...entry, eventId: other.id })
    expect((await fixture.list()).summary.byMonth.map(({ income }) => income)).toEqual([0, 700])
    await fixture.reopen(other)
    expect(await now()).toEqual([1, 0, 1, 0, '2026-03'])
    expect(await now({ q: 'two' })).toEqual([0, 0, 0, 0, undefined])
    await fixture.post('/calendar/update-event', { event: { ...corrected, title: 'Two' } })
    expect(await now({ q: 'two' })).toEqual([1, 0, 1, 0, '2026-03'])
  })

  test('is the same whichever process is asked', async () => {
    const other = await buildApp(server.dependencies)
    try {
      const [here, there] = [fixture, eventFixture(other, admin)]
      const ana = await here.addMember()
      const event = await here.finished({ [ana.id]: 'present' })
      const seen = async () => {
        const [ours, theirs] = [(await here.list()).summary, (await there.list()).summary]
        expect(theirs).toEqual(ours)
        return [ours.events, ours.present, ours.income]
      }
      expect(await seen()).toEqual([1, 1, 0])
      await there.finish(event, { [ana.id]: 'absent' })
      expect(await seen()).toEqual([1, 0, 0])
      await financeFixture(other, admin).stored({ eventId: event.id, amount: 700 })
      expect(await seen()).toEqual([1, 0, 700])
    } finally {
      await other.close()
    }
  })

  test('is found anew where an earlier Batuta kept one that says less', async () => {
    await fixture.finished()
    const { summary } = await fixture.list()
    await server.pool.query(`update event_summaries set summary = summary - 'byMonth' where group_id = $1`, [
      admin.userData.group.id,
    ])
    expect((await fixture.list()).summary).toEqual(summary)
  })

  test('knows that the group has moved', async () => {
    // 22:00 on 31 March in São Paulo.
    await fixture.finished({}, { start: '2026-04-01T01:00:00.000Z', end: '2026-04-01T02:00:00.000Z' })
    const months = async () => (await fixture.list()).summary.byMonth.map(({ month }) => month)
    expect(await months()).toEqual(['2026-03'])
    const { group } = await fixture.read('/group/settings')
    await fixture.post('/group/settings', { group: { ...group, timeZone: 'Europe/Lisbon' } })
    expect(await months()).toEqual(['2026-04'])
  })
})
