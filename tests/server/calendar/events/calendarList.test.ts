import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { calendarFixture, newEvent } from './calendarFixture'
import type { CalendarFixture } from './calendarFixture'
import { finishedAs } from './finishedEvents'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { callAs, foundGroup } from '../../support/factories'

let server: TestServer
let admin: SignedIn
let calendar: CalendarFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

/** In São Paulo, three hours behind UTC. */
beforeEach(async () => {
  admin = await foundGroup(server.app)
  calendar = calendarFixture(server.app, admin)
})

const titlesOf = (events: CalendarEvent[]) => events.map(({ title }) => title)
const titles = async (query: string) => titlesOf(await calendar.list(query))

async function moveTo(timeZone: string) {
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  return callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, timeZone } })
}

describe('list-events', () => {
  test('holds what touches the span, by start, days being the group’s', async () => {
    const add = (title: string, start: string, end: string) => calendar.stored({ title, start, end })
    await add('ends as it begins', '2026-02-28T20:00:00.000Z', '2026-03-01T03:00:00.000Z')
    await add('reaches into it', '2026-02-27T20:00:00.000Z', '2026-03-01T03:00:00.001Z')
    await add('begins with it', '2026-03-01T03:00:00.000Z', '2026-03-01T04:00:00.000Z')
    await add('last evening', '2026-04-01T02:00:00.000Z', '2026-04-01T06:00:00.000Z')
    await add('begins as it ends', '2026-04-01T03:00:00.000Z', '2026-04-01T04:00:00.000Z')
    await calendar.stored({ title: 'whole', allDay: true, start: '2026-02-01', end: '2026-05-01' })
    await calendar.stored({ title: 'day before', allDay: true, start: '2026-02-28', end: '2026-03-01' })
    await calendar.stored({ title: 'day in it', allDay: true, start: '2026-03-31', end: '2026-04-01' })
    await calendar.stored({ title: 'day after', allDay: true, start: '2026-04-01', end: '2026-04-02' })
    const removed = await add('removed', '2026-03-05T20:00:00.000Z', '2026-03-05T21:00:00.000Z')
    await calendar.remove(removed.id)
    const expected = ['whole', 'reaches into it', 'begins with it', 'day in it', 'last evening']
    expect(await titles('?start=2026-03-01&end=2026-04-01')).toEqual(expected)
    expect(await titles('?start=2026-03-01T03:00:00Z&end=2026-04-01T03:00:00.000Z')).toEqual(expected)
    expect(await titles('?end=2026-02-15')).toEqual(['whole'])
    expect(await titles('?start=2026-04-15')).toEqual(['whole'])
    expect(await titles('')).toHaveLength(9)
    expect(await calendar.all()).toEqual(await calendar.list())
  })

  test('of the categories: repeated, one, absent for all, empty for none', async () => {
    for (const category of ['Publico', 'Particular', 'Ensaio', 'Outros'] as const)
      await calendar.stored({ title: category, extendedProps: { calendar: category } })
    expect((await titles('?calendars=Publico&calendars=Ensaio')).toSorted()).toEqual(['Ensaio', 'Publico'])
    expect(await titles('?calendars=Outros')).toEqual(['Outros'])
    expect(await titles('')).toHaveLength(4)
    expect(await titles('?calendars=')).toEqual([])
  })

  test('of one series', async () => {
    const series = await calendar.series({ freq: 'daily', interval: 1, count: 3 })
    await calendar.stored()
    expect(await calendar.list(`?seriesId=${series[0]?.id}`)).toEqual(series)
    expect(await calendar.list(`?seriesId=${newId()}`)).toEqual([])
  })

  test.each([
    ['?calendars=Private', 'calendars.0'],
    ['?calendars=Publico&calendars=x', 'calendars.1'],
    ['?start=yesterday', 'start'],
    ['?end=2026-02-30', 'end'],
    ['?seriesId=7', 'seriesId'],
    ['?groupId=7', 'groupId'],
  ])('%s is refused at %s', async (query, field) => {
    const answer = await calendar.get(`/calendar/list-events${query}`)
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
  })
})

describe('a group that moves to another zone', () => {
  test('keeps its days as days and its hours as moments', async () => {
    const timed = await calendar.stored()
    const day = await calendar.stored({ allDay: true, start: '2026-12-25', end: '2026-12-26' })
    const gone = await calendar.stored({ allDay: true, start: '2026-12-25', end: '2026-12-26' })
    const finished = await finishedAs(
      server,
      await calendar.stored({ allDay: true, start: '2026-12-25', end: '2026-12-27' }),
    )
    await calendar.remove(gone.id)
    expect((await moveTo('Pacific/Auckland')).statusCode).toBe(200)
    expect((await calendar.find(timed.id)).json().event).toEqual(timed)
    expect((await calendar.find(day.id)).json().event).toEqual(day)
    // Christmas in Auckland begins on the 24th at 11:00 UTC.
    const ids = async (query: string) => (await calendar.list(query)).map(({ id }) => id).toSorted()
    const both = [day.id, finished.id].toSorted()
    expect(await ids('?start=2026-12-24T10:00:00Z&end=2026-12-24T11:00:00Z')).toEqual([])
    expect(await ids('?start=2026-12-24T11:00:00Z&end=2026-12-24T11:00:01Z')).toEqual(both)
    expect(await ids('?start=2026-12-25&end=2026-12-26')).toEqual(both)
    expect(await ids('?start=2026-12-26&end=2026-12-27')).toEqual([finished.id])
    const undone = await calendar.addAll([gone])
    expect([undone.statusCode, undone.json().events]).toEqual([200, [{ ...gone, version: 2 }]])
    expect((await calendar.update({ ...finished, title: 'Natal' })).statusCode).toBe(200)
  })

  test('while somebody writes: each all-day event stands at midnights of the zone that is', async () => {
    const write = () => calendar.stored({ allDay: true, start: '2026-06-10', end: '2026-06-11' })
    await Promise.all([write(), write(), moveTo('Asia/Tokyo'), write(), write(), write()])
    expect(await calendar.list('?start=2026-06-10&end=2026-06-11')).toHaveLength(5)
    expect(await calendar.list('?start=2026-06-11&end=2026-06-12')).toHaveLength(0)
    expect(await calendar.list('?start=2026-06-09&end=2026-06-10')).toHaveLength(0)
  })
})

describe('preview-copy', () => {
  const preview = async (copy: object) => calendar.post('/calendar/preview-copy', { copy })
  const season = { from: '2025-02-01', to: '2025-06-30', start: '2026-02-05' }

  test('moves a season by whole weeks, hour and weekday as they were, over a change of clocks', async () => {
    await moveTo('Europe/Berlin')
    await calendar.series(
      { freq: 'weekly', interval: 1, count: 3 },
      { start: '2025-03-18T18:30:00.000Z', end: '2025-03-18T20:30:00.000Z', extendedProps: { location: 'Sala 2' } },
    )
    const retreat = await calendar.stored({ title: 'Retiro', allDay: true, start: '2025-03-01', end: '2025-03-03' })
    const answer = await preview(season)
    expect(answer.statusCode).toBe(200)
    const { events, leftOut } = answer.json()
    expect(leftOut).toBe(0)
    // From the week of Monday 27 January 2025 to that of Monday 2 February 2026: 53 weeks.
    expect(events.map(({ start, end }: CalendarEvent) => [start, end])).toEqual([
      ['2026-03-07', '2026-03-09'],
      ['2026-03-24T18:30:00.000Z', '2026-03-24T20:30:00.000Z'],
      ['2026-03-31T17:30:00.000Z', '2026-03-31T19:30:00.000Z'],
      ['2026-04-07T17:30:00.000Z', '2026-04-07T19:30:00.000Z'],
    ])
    const { id: _id, version: _version, start: _start, end: _end, ...rest } = retreat
    expect(events[0]).toMatchObject(rest)
    // What was a series is one again.
    const props = { calendar: 'Ensaio', status: 'scheduled', location: 'Sala 2', seriesId: events[1].id }
    expect(events.slice(1).map(({ extendedProps }: CalendarEvent) => extendedProps)).toEqual([props, props, props])
    expect(await calendar.list('?start=2026-01-01')).toEqual([])
    const added = await calendar.addAll(events)
    expect(added.statusCode).toBe(201)
    expect(await calendar.list(`?seriesId=${events[1].id}`)).toHaveLength(3)
    expect((await calendar.addAll(events)).statusCode).toBe(200)
    expect((await calendar.removeAll(added.json().events.map(({ id }: CalendarEvent) => id))).statusCode).toBe(200)
    expect(await calendar.list('?start=2026-01-01')).toEqual([])
  })

  test('keeps feast days, fixed ones on their date and others with Easter; what is a series keeps its weekday', async () => {
    const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
    await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, region: 'BR' } })
    const at = (day: string) => ({ start: `${day}T22:30:00.000Z`, end: `${day}T23:30:00.000Z` })
    // Easter is 5 April 2026 and 28 March 2027.
    const on = (title: string, day: string) => calendar.stored({ title, ...at(day) })
    await on('Christmas Eve', '2026-12-24')
    await on('Advent', '2026-12-12')
    await on('Independence Day', '2026-09-07')
    await on('Good Friday', '2026-04-03')
    await on('Corpus Christi', '2026-06-04')
    await on('after Easter', '2026-04-11')
    await calendar.stored({ title: 'New Year', allDay: true, start: '2027-01-01', end: '2027-01-02' })
    await calendar.series({ freq: 'weekly', interval: 1, count: 2 }, { title: 'Thursdays', ...at('2026-12-17') })
    const answer = await preview({ from: '2026-02-02', to: '2027-01-31', start: '2027-02-01' })
    const days = answer.json().events.map(({ title, start }: CalendarEvent) => [title, start.slice(0, 10)])
    expect(days).toEqual([
      ['Good Friday', '2027-03-26'],
      ['after Easter', '2027-04-10'],
      ['Corpus Christi', '2027-05-27'],
      ['Independence Day', '2027-09-07'],
      ['Advent', '2027-12-11'],
      ['Thursdays', '2027-12-16'],
      ['Thursdays', '2027-12-23'],
      ['Christmas Eve', '2027-12-24'],
      ['New Year', '2028-01-01'],
    ])
  })

  test.each([
    // 1 February 2026 is a Sunday, 7 February 2028 a Monday.
    ['SU', '2026-02-01', '2028-02-08'],
    ['MO', '2026-02-01', '2028-02-15'],
    ['SU', '2026-02-02', '2028-02-08'],
    ['MO', '2026-02-02', '2028-02-08'],
  ])('counts weeks that begin on %s, from %s on, as the calendar shows them', async (firstWeekday, from, day) => {
    await calendar.stored({ start: '2026-02-03T22:30:00.000Z', end: '2026-02-04T00:30:00.000Z' })
    const answer = await preview({ from, to: '2026-06-30', start: '2028-02-07', firstWeekday })
    expect(answer.json().events.map(({ start }: CalendarEvent) => start)).toEqual([`${day}T22:30:00.000Z`])
  })

  test('leaves out days that stay free, other categories, what was cancelled and what lies outside', async () => {
    const on = (day: string, title: string, extendedProps = {}) =>
      calendar.stored({ title, start: `${day}T22:30:00.000Z`, end: `${day}T23:30:00.000Z`, extendedProps })
    await on('2025-01-31', 'before')
    await on('2025-02-04', 'first')
    await on('2025-02-11', 'carnival')
    await on('2025-02-18', 'cancelled', { status: 'cancelled' })
    await on('2025-02-25', 'concert', { calendar: 'Publico' })
    await finishedAs(server, await on('2025-06-30', 'last'))
    await on('2025-07-01', 'after')
    const { events, leftOut } = (await preview({ ...season, calendars: ['Ensaio'], except: ['2026-02-17'] })).json()
    expect([titlesOf(events), leftOut]).toEqual([['first', 'last'], 1])
    expect(events.every(({ extendedProps }: CalendarEvent) => extendedProps.status === 'scheduled')).toBe(true)
    expect((await preview({ ...season, calendars: [] })).json()).toEqual({ events: [], leftOut: 0 })
  })

  test('is of at most 500 events', async () => {
    for (let at = 0; at < 6; at += 1)
      await calendar.addAll(
        Array.from({ length: 84 }, () => newEvent({ start: '2025-03-03T10:00:00Z', end: '2025-03-03T11:00:00Z' })),
      )
    const answer = await preview(season)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { 'copy.to': 'too_long:500' }])
  })

  test.each([
    ['an end before its beginning', { to: '2025-01-31' }, { 'copy.to': 'not_after_start' }],
    ['no day to begin on', { start: undefined }, { 'copy.start': 'required' }],
    ['a wish of its own', { shift: 3 }, { 'copy.shift': 'unknown_field' }],
  ])('with %s is refused', async (_, over, fields) => {
    const answer = await preview({ ...season, ...over })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
  })
})
