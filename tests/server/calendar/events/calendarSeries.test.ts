import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalendarEvent, Repeat } from '@contract/calendar'
import { calendarFixture, newEvent } from './calendarFixture'
import type { CalendarFixture } from './calendarFixture'
import { whileLocked } from '../../support/whileLocked'
import { finishedAs } from './finishedEvents'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { callAs, foundGroup, tally } from '../../support/factories'

let server: TestServer
let calendar: CalendarFixture
let groupId: string

/** In Berlin: the clocks change on 29 March 2026. */
beforeAll(async () => {
  server = await createTestServer()
  const admin = await foundGroup(server.app)
  groupId = admin.userData.group.id
  const group = { ...admin.userData.group, timeZone: 'Europe/Berlin', version: 1 }
  await callAs(server.app, admin, 'POST', '/group/settings', { group })
  calendar = calendarFixture(server.app, admin)
})

afterAll(() => server.close())

const tuesdays: Repeat = { freq: 'weekly', interval: 1, byWeekday: ['TU'], count: 4 }
/** Tuesday, 17 March 2026, 19:30 to 21:30 in Berlin. */
const first = { start: '2026-03-17T18:30:00.000Z', end: '2026-03-17T20:30:00.000Z' }
const make = (over = {}) => calendar.series(tuesdays, { ...first, ...over })

const at = (events: CalendarEvent[], place: number): CalendarEvent => {
  const event = events[place]
  if (event === undefined) throw new Error(`There is no event ${place}`)
  return event
}
const startsOf = (events: CalendarEvent[]) => events.map(({ start }) => start)
const stored = (series: CalendarEvent[]) => calendar.list(`?seriesId=${at(series, 0).extendedProps.seriesId}`)
const undo = (previous: CalendarEvent[], events: CalendarEvent[]) => {
  const versions = new Map(events.map(({ id, version }) => [id, version]))
  return calendar.addAll(previous.map((event) => ({ ...event, version: versions.get(event.id) })))
}
const unversioned = (events: CalendarEvent[]) => events.map(({ version: _version, ...event }) => event)

describe('a series', () => {
  test('stays at its time of day over a change of clocks, and begins with the event itself', async () => {
    const event = newEvent({ ...first, extendedProps: { location: 'Sala 2' } })
    const answer = await calendar.add(event, tuesdays)
    expect(answer.statusCode).toBe(201)
    const { events } = answer.json()
    expect(startsOf(events)).toEqual([
      '2026-03-17T18:30:00.000Z',
      '2026-03-24T18:30:00.000Z',
      '2026-03-31T17:30:00.000Z',
      '2026-04-07T17:30:00.000Z',
    ])
    expect(events[0]).toEqual(answer.json().event)
    expect(events[0]).toMatchObject({ id: event.id, version: 1, extendedProps: { seriesId: event.id } })
    expect(events[3]).toMatchObject({ end: '2026-04-07T19:30:00.000Z', extendedProps: { location: 'Sala 2' } })
    expect(await stored(events)).toEqual(events)
  })

  test('of whole days keeps their number', async () => {
    const days = { allDay: true, start: '2026-03-27', end: '2026-03-30' }
    const events = await calendar.series({ freq: 'monthly', interval: 1, until: '2026-06-30' }, days)
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2026-03-27', '2026-03-30'],
      ['2026-04-27', '2026-04-30'],
      ['2026-05-27', '2026-05-30'],
      ['2026-06-27', '2026-06-30'],
    ])
  })

  test('falls on the same weekday of each month, the last one too, at the same time of day', async () => {
    const third = await calendar.series({ freq: 'monthly', interval: 1, weekOfMonth: 3, count: 4 }, first)
    expect(startsOf(third)).toEqual([
      '2026-03-17T18:30:00.000Z',
      '2026-04-21T17:30:00.000Z',
      '2026-05-19T17:30:00.000Z',
      '2026-06-16T17:30:00.000Z',
    ])
    const last = await calendar.series({ freq: 'monthly', interval: 2, weekOfMonth: -1, count: 4 }, first)
    expect(startsOf(last).map((start) => start.slice(0, 10))).toEqual([
      // The event itself comes first, whatever the rule says; then the last Tuesday of the same month.
      '2026-03-17',
      '2026-03-31',
      '2026-05-26',
      '2026-07-28',
    ])
  })

  test('sent again, also many times at once, is the same series', async () => {
    const event = newEvent(first)
    const answers = await Promise.all(Array.from({ length: 8 }, () => calendar.add(event, tuesdays)))
    expect(tally(answers)).toEqual({ 201: 1, 200: 7 })
    const { events } = answers[0]?.json() ?? {}
    expect(events).toHaveLength(4)
    for (const answer of answers) expect(answer.json().events).toEqual(events)
  })

  test('is none of a single event, nor of another rule', async () => {
    const [single, repeated] = [newEvent(first), newEvent(first)]
    await calendar.add(single)
    await calendar.add(repeated, tuesdays)
    const answers = [
      await calendar.add(single, tuesdays),
      await calendar.add(repeated),
      await calendar.add(repeated, { ...tuesdays, count: 5 }),
      await calendar.add({ ...repeated, title: 'Outro' }, tuesdays),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.current?.version])).toEqual(
      answers.map(() => [409, 1]),
    )
  })

  test('has at most 200 occurrences, and exactly 200 are fine', async () => {
    expect(await calendar.series({ freq: 'daily', interval: 1, count: 200 }, first)).toHaveLength(200)
    expect(await calendar.series({ freq: 'daily', interval: 1, until: '2026-10-02' }, first)).toHaveLength(200)
  })

  test.each([
    ['one too many', { freq: 'daily', interval: 1, until: '2026-10-03' }, { 'repeat.until': 'too_big:200' }],
    ['a count too many', { freq: 'daily', interval: 1, count: 201 }, { 'repeat.count': 'too_big:200' }],
    [
      'an end before it begins',
      { freq: 'daily', interval: 1, until: '2026-03-16' },
      { 'repeat.until': 'not_after_start' },
    ],
    ['no end', { freq: 'daily', interval: 1 }, { 'repeat.until': 'required' }],
    ['two ends', { freq: 'daily', interval: 1, until: '2026-04-16', count: 3 }, { 'repeat.count': 'not_allowed' }],
    [
      'days of the week, monthly',
      { freq: 'monthly', interval: 1, byWeekday: ['TU'], count: 3 },
      { 'repeat.byWeekday': 'not_allowed' },
    ],
    ['a week of the month, weekly', { ...tuesdays, weekOfMonth: 1 }, { 'repeat.weekOfMonth': 'not_allowed' }],
    [
      'a fifth week of the month',
      { freq: 'monthly', interval: 1, weekOfMonth: 5, count: 3 },
      { 'repeat.weekOfMonth': 'not_allowed' },
    ],
    ['itself left out', { ...tuesdays, except: ['2026-03-17'] }, { 'repeat.except': 'not_allowed' }],
    ['occurrences in 1,600 years', { freq: 'monthly', interval: 99, count: 200 }, { 'repeat.count': 'bad_date' }],
    ['no interval', { freq: 'daily', interval: 0, count: 2 }, { 'repeat.interval': 'too_small:1' }],
    ['a rule of its own', { freq: 'yearly', interval: 1, count: 2 }, { 'repeat.freq': 'not_allowed' }],
  ])('with %s is refused', async (_, repeat, fields) => {
    const answer = await calendar.add(newEvent(first), repeat)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
  })

  test('is not made of an event that is there', async () => {
    const event = await calendar.stored(first)
    const answer = await calendar.add(event, tuesdays)
    expect(answer.json().error.fields).toEqual({ repeat: 'not_allowed' })
  })
})

describe('a change', () => {
  test('of this one alone leaves the others', async () => {
    const events = await make()
    const answer = await calendar.update({ ...at(events, 1), title: 'Ensaio aberto' }, 'this')
    expect(answer.json()).toEqual({
      event: { ...at(events, 1), title: 'Ensaio aberto', version: 2 },
      events: [{ ...at(events, 1), title: 'Ensaio aberto', version: 2 }],
      previous: [at(events, 1)],
    })
    expect((await stored(events)).map(({ version }) => version)).toEqual([1, 2, 1, 1])
  })

  test('of this and the following carries over what is different, and nothing else', async () => {
    const events = await make({ extendedProps: { location: 'Sala 2', description: 'Estantes' } })
    const lone = { ...at(events, 3), extendedProps: { ...at(events, 3).extendedProps, location: 'Teatro' } }
    await calendar.update(lone)
    const { description: _left, ...props } = at(events, 1).extendedProps
    const answer = await calendar.update({ ...at(events, 1), title: 'Naipes', extendedProps: props }, 'following')
    expect(answer.statusCode).toBe(200)
    const now = await stored(events)
    expect(now.map(({ title, version }) => [title, version])).toEqual([
      ['Ensaio geral', 1],
      ['Naipes', 2],
      ['Naipes', 2],
      ['Naipes', 3],
    ])
    expect(now.map(({ extendedProps }) => [extendedProps.location, extendedProps.description])).toEqual([
      ['Sala 2', 'Estantes'],
      ['Sala 2', undefined],
      ['Sala 2', undefined],
      ['Teatro', undefined],
    ])
    expect(answer.json().events).toEqual(now.slice(1))
    const { previous, events: changed } = answer.json()
    expect((await undo(previous, changed)).statusCode).toBe(200)
    expect(unversioned(await stored(events))).toEqual(unversioned([at(events, 0), at(events, 1), at(events, 2), lone]))
  })

  test('of the day and hour moves the others as many days, to the new hour, over the change of clocks', async () => {
    const events = await make()
    // To Wednesday, 20:00 to 22:15 in Berlin.
    const moved = { ...at(events, 1), start: '2026-03-25T19:00:00.000Z', end: '2026-03-25T21:15:00.000Z' }
    await calendar.update(moved, 'all')
    expect((await stored(events)).map(({ start, end }) => [start, end])).toEqual([
      ['2026-03-18T19:00:00.000Z', '2026-03-18T21:15:00.000Z'],
      ['2026-03-25T19:00:00.000Z', '2026-03-25T21:15:00.000Z'],
      ['2026-04-01T18:00:00.000Z', '2026-04-01T20:15:00.000Z'],
      ['2026-04-08T18:00:00.000Z', '2026-04-08T20:15:00.000Z'],
    ])
  })

  test('of the length alone leaves the hour that another one was given', async () => {
    const events = await make()
    const early = { ...at(events, 2), start: '2026-03-31T15:00:00.000Z', end: '2026-03-31T17:00:00.000Z' }
    await calendar.update(early)
    await calendar.update({ ...at(events, 0), end: '2026-03-17T21:30:00.000Z' }, 'all')
    expect((await stored(events)).map(({ start, end }) => [start.slice(11, 16), end.slice(11, 16)])).toEqual([
      ['18:30', '21:30'],
      ['18:30', '21:30'],
      ['15:00', '18:00'],
      ['17:30', '20:30'],
    ])
  })

  test('of the day alone leaves the hour that another one was given', async () => {
    const events = await make()
    await calendar.update({ ...at(events, 2), start: '2026-03-31T15:00:00.000Z', end: '2026-03-31T17:00:00.000Z' })
    await calendar.update(
      { ...at(events, 0), start: '2026-03-16T18:30:00.000Z', end: '2026-03-16T20:30:00.000Z' },
      'all',
    )
    expect(startsOf(await stored(events))).toEqual([
      '2026-03-16T18:30:00.000Z',
      '2026-03-23T18:30:00.000Z',
      '2026-03-30T15:00:00.000Z',
      '2026-04-06T17:30:00.000Z',
    ])
  })

  test('to whole days and back', async () => {
    const events = await make()
    const asDays = await calendar.update(
      { ...at(events, 0), allDay: true, start: '2026-03-17', end: '2026-03-18' },
      'all',
    )
    const days = await stored(events)
    expect(startsOf(days)).toEqual(['2026-03-17', '2026-03-24', '2026-03-31', '2026-04-07'])
    const { previous, events: changed } = asDays.json()
    await undo(previous, changed)
    expect(unversioned(await stored(events))).toEqual(unversioned(events))
    await calendar.update({ ...at(days, 0), version: 3, allDay: false, ...first }, 'all')
    expect(startsOf(await stored(events))).toEqual(startsOf(events))
  })

  test('never touches what is finished, not even where it begins there', async () => {
    const events = await make()
    const done = await finishedAs(server, at(events, 1))
    await calendar.update({ ...at(events, 0), title: 'Outro' }, 'all')
    expect((await stored(events)).map(({ title }) => title)).toEqual(['Outro', 'Ensaio geral', 'Outro', 'Outro'])
    expect((await calendar.find(done.id)).json().event).toEqual(done)
    const renamed = await calendar.update({ ...done, title: 'Terceiro' }, 'following')
    expect(renamed.statusCode).toBe(200)
    expect((await stored(events)).map(({ title }) => title)).toEqual(['Outro', 'Terceiro', 'Terceiro', 'Terceiro'])
  })

  test('cancels the rest of the series, and takes it back', async () => {
    const events = await make()
    const cancelled = { ...at(events, 2), extendedProps: { ...at(events, 2).extendedProps, status: 'cancelled' } }
    const answer = await calendar.update(cancelled, 'following')
    const statuses = async () => (await stored(events)).map(({ extendedProps }) => extendedProps.status)
    expect(await statuses()).toEqual(['scheduled', 'scheduled', 'cancelled', 'cancelled'])
    const back = { ...at(events, 2), version: answer.json().event.version }
    await calendar.update(back, 'following')
    expect(await statuses()).toEqual(Array(4).fill('scheduled'))
  })

  test('under an old version changes none of them', async () => {
    const events = await make()
    await calendar.update({ ...at(events, 1), title: 'A' })
    const answer = await calendar.update({ ...at(events, 1), title: 'B' }, 'all')
    expect([answer.statusCode, answer.json().error.current.title]).toEqual([409, 'A'])
    expect((await stored(events)).map(({ version }) => version)).toEqual([1, 2, 1, 1])
  })

  test('from both ends at once comes one after the other', async () => {
    const events = await calendar.series({ freq: 'daily', interval: 1, count: 60 }, first)
    const answers = await Promise.all(
      [59, 0, 30, 45].map((place) => calendar.update({ ...at(events, place), title: `By ${place}` }, 'all')),
    )
    // Whoever comes later finds a version that is not the one it read.
    expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
    expect(new Set((await stored(events)).map(({ title }) => title)).size).toBe(1)
  })

  test('of an event without a series is its own', async () => {
    const event = await calendar.stored(first)
    expect((await calendar.update({ ...event, title: 'Só' }, 'all')).json()).toMatchObject({
      events: [{ id: event.id }],
    })
  })
})

describe('removing', () => {
  test.each([
    ['this', 1, [0, 2, 3]],
    ['following', 1, [0]],
    ['all', 1, []],
  ] as const)('%s takes what it says, and Undo brings it all back', async (scope, place, left) => {
    const events = await make()
    const answer = await calendar.remove(at(events, place).id, scope)
    const gone = events.filter((_, index) => !(left as readonly number[]).includes(index))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id: at(events, place).id, events: gone })
    expect(answer.json().ids.toSorted()).toEqual(gone.map(({ id }) => id).toSorted())
    expect(await stored(events)).toEqual(left.map((index) => at(events, index)))
    const undone = await calendar.addAll(answer.json().events)
    expect(undone.statusCode).toBe(200)
    expect(unversioned(await stored(events))).toEqual(unversioned(events))
  })

  test.each(['all', 'following'] as const)(
    'of %s takes along what somebody adds to the series in that moment',
    async (scope) => {
      const events = await calendar.series({ freq: 'weekly', interval: 1, count: 3 }, first)
      const { id } = at(events, 0)
      const longer = `
      insert into events (group_id, id, title, calendar, status, all_day, starts_at, ends_at, series_id)
      select group_id, $2, title, calendar, status, all_day, starts_at + interval '70 days', ends_at + interval '70 days', series_id
        from (select * from events where id = $1 and group_id = $3 for update) held`
      const answer = await whileLocked(server, [longer, id, newId(), groupId], () => calendar.remove(id, scope))
      expect(answer.json().ids).toHaveLength(4)
      expect(await stored(events)).toEqual([])
    },
  )

  test('leaves what is finished', async () => {
    const events = await make()
    const done = await finishedAs(server, at(events, 2))
    await calendar.remove(at(events, 0).id, 'all')
    expect(await stored(events)).toEqual([done])
    expect((await calendar.remove(done.id, 'all')).json().error.code).toBe('already_finished')
  })
})

describe('many at once', () => {
  test('are made, replaced and restored in one call, in its order', async () => {
    const [kept, gone] = [await calendar.stored(first), await calendar.stored(first)]
    await calendar.remove(gone.id)
    const fresh = newEvent(first)
    const answer = await calendar.addAll([{ ...kept, title: 'Outro' }, fresh, gone])
    expect(answer.statusCode).toBe(201)
    expect(answer.json().events).toEqual([
      { ...kept, title: 'Outro', version: 2 },
      { ...fresh, version: 1 },
      { ...gone, version: 2 },
    ])
    expect((await calendar.addAll([fresh])).statusCode).toBe(200)
  })

  test('all or none: one conflict, one that never was, one invalid', async () => {
    const event = await calendar.stored(first)
    const sent = newEvent(first)
    const attempts = [
      [sent, { ...event, version: 7 }],
      [sent, { ...newEvent(first), version: 1 }],
      [sent, newEvent({ ...first, extendedProps: { status: 'finished' } })],
      [sent, { ...sent, title: 'Twin' }],
    ]
    const answers = await Promise.all(attempts.map((events) => calendar.addAll(events)))
    expect(
      answers.map((answer) => [answer.statusCode, answer.json().error.fields ?? answer.json().error.code]),
    ).toEqual([
      [409, 'conflict'],
      [404, 'not_found'],
      [400, { 'events.1.extendedProps.status': 'not_allowed' }],
      [400, { 'events.1.id': 'taken' }],
    ])
    expect((await calendar.find(sent.id)).statusCode).toBe(404)
    expect((await calendar.find(event.id)).json().event).toEqual(event)
  })

  test('are removed all or none', async () => {
    const [a, b] = [await calendar.stored(first), await calendar.stored(first)]
    expect((await calendar.removeAll([a.id, newId()])).statusCode).toBe(404)
    expect((await calendar.find(a.id)).statusCode).toBe(200)
    const answer = await calendar.removeAll([a.id.toUpperCase(), b.id, b.id])
    expect(answer.json()).toEqual({ ids: [a.id, b.id] })
    expect((await calendar.removeAll([a.id])).statusCode).toBe(404)
    expect((await calendar.addAll([a, b])).json().events.map(({ version }: CalendarEvent) => version)).toEqual([2, 2])
  })

  test('sent by two at the same time make each once', async () => {
    const events = Array.from({ length: 30 }, () => newEvent(first))
    const answers = await Promise.all([
      calendar.addAll(events),
      calendar.addAll(events.toReversed()),
      calendar.addAll(events),
    ])
    expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true)
    expect(answers.map((answer) => answer.json().events.length)).toEqual([30, 30, 30])
  })
})
