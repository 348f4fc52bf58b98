import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent, Repeat } from '@contract/calendar'
import type { SeriesPreview } from '@contract/calendar/seriesChange'
import { calendarFixture, newEvent } from './calendarFixture'
import type { CalendarFixture } from './calendarFixture'
import { finishedAs } from './finishedEvents'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { callAs, foundGroup, joinAs, tally } from '../../support/factories'

let server: TestServer
let admin: SignedIn
let calendar: CalendarFixture

/** In Berlin: the clocks change on 29 March 2026. */
beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  const group = { ...admin.userData.group, timeZone: 'Europe/Berlin', version: 1 }
  await callAs(server.app, admin, 'POST', '/group/settings', { group })
  calendar = calendarFixture(server.app, admin)
})

afterAll(() => server.close())

/** Tuesday, 17 March 2026, 19:30 to 21:30 in Berlin. */
const first = { start: '2026-03-17T18:30:00.000Z', end: '2026-03-17T20:30:00.000Z' }
const tuesdays: Repeat = { freq: 'weekly', interval: 1, byWeekday: ['TU'], until: '2026-04-07' }
const DAYS = ['2026-03-17', '2026-03-24', '2026-03-31', '2026-04-07']
const make = (over = {}) => calendar.series(tuesdays, { ...first, ...over })

const at = (events: CalendarEvent[], place: number): CalendarEvent => {
  const event = events.at(place)
  if (event === undefined) throw new Error(`There is no event ${place}`)
  return event
}
const daysOf = (events: { start: string }[]) => events.map(({ start }) => start.slice(0, 10))
const stored = (series: CalendarEvent[]) => calendar.list(`?seriesId=${at(series, 0).extendedProps.seriesId}`)
const unversioned = (events: CalendarEvent[]) => events.map(({ version: _version, ...event }) => event)
const preview = async (event: CalendarEvent, repeat: Repeat): Promise<SeriesPreview> =>
  (await calendar.previewSeries(event.id, repeat)).json()

/** As any client does it: what was there before, under the version that it has now, without what was added. */
function undo({ events = [], previous = [] }: { events?: CalendarEvent[]; previous?: CalendarEvent[] }) {
  const versions = new Map(events.map(({ id, version }) => [id, version]))
  const before = previous.map((event) => ({ ...event, version: versions.get(event.id) ?? event.version }))
  const added = events.filter(({ id }) => !previous.some((event) => event.id === id)).map(({ id }) => id)
  if (before.length === 0) return calendar.removeAll(added)
  return calendar.addAll(before, added.length > 0 ? added : undefined)
}

describe('a single event', () => {
  test('becomes the first of a series with the very save that changes it, and Undo makes it a single one again', async () => {
    const event = await calendar.stored(first)
    const answer = await calendar.repeat({ ...event, title: 'Naipes' }, tuesdays)
    expect(answer.statusCode).toBe(200)
    const { events, previous } = answer.json()
    expect(previous).toEqual([event])
    expect(events[0]).toEqual({
      ...event,
      title: 'Naipes',
      version: 2,
      extendedProps: { ...event.extendedProps, seriesId: event.id },
    })
    expect(answer.json().event).toEqual(events[0])
    expect(events.map(({ start, title }: CalendarEvent) => [start, title])).toEqual([
      ['2026-03-17T18:30:00.000Z', 'Naipes'],
      ['2026-03-24T18:30:00.000Z', 'Naipes'],
      ['2026-03-31T17:30:00.000Z', 'Naipes'],
      ['2026-04-07T17:30:00.000Z', 'Naipes'],
    ])
    expect(await stored(events)).toEqual(events)
    expect((await undo(answer.json())).statusCode).toBe(200)
    expect(await stored(events)).toEqual([])
    expect((await calendar.find(event.id)).json().event).toEqual({ ...event, version: 3 })
    // And may repeat once more.
    expect((await calendar.repeat({ ...event, version: 3 }, tuesdays)).json().events).toHaveLength(4)
  })

  test('under an old version, of a series already, finished, or with a wrong rule does not', async () => {
    const [event, done] = [await calendar.stored(first), await finishedAs(server, await calendar.stored(first))]
    const series = await make()
    await calendar.update({ ...event, title: 'B' })
    const answers = [
      await calendar.repeat(event, tuesdays),
      await calendar.repeat(done, tuesdays),
      await calendar.repeat(at(series, 1), tuesdays),
      await calendar.repeat({ ...event, version: 2 }, { ...tuesdays, until: '2026-03-16' }),
    ]
    expect(
      answers.map((answer) => [answer.statusCode, answer.json().error.fields ?? answer.json().error.code]),
    ).toEqual([
      [409, 'conflict'],
      [409, 'already_finished'],
      [400, { repeat: 'not_allowed' }],
      [400, { 'repeat.until': 'not_after_start' }],
    ])
    expect((await calendar.find(event.id)).json().event).toMatchObject({ title: 'B', version: 2 })
    expect(await stored(series)).toEqual(series)
  })

  test('sent by many at once becomes one series', async () => {
    const event = await calendar.stored(first)
    const answers = await Promise.all(Array.from({ length: 6 }, () => calendar.repeat(event, tuesdays)))
    expect(tally(answers)).toEqual({ 200: 1, 409: 5 })
    expect(await stored([{ ...event, extendedProps: { ...event.extendedProps, seriesId: event.id } }])).toHaveLength(4)
  })

  test('is none while anything else is left of its series', async () => {
    const [start] = await make()
    const { seriesId: _series, ...props } = start?.extendedProps ?? {}
    const answer = await calendar.update({ ...start, extendedProps: props })
    expect(answer.json().error.fields).toEqual({ 'event.extendedProps.seriesId': 'required' })
  })
})

describe('a series', () => {
  test('goes on for longer, over a change of clocks, like the event that one looks at', async () => {
    const events = await calendar.series({ ...tuesdays, until: '2026-03-24' }, first)
    const lead = at(events, 1)
    await calendar.update({ ...lead, extendedProps: { ...lead.extendedProps, location: 'Teatro' } })
    const rule = { ...tuesdays, until: '2026-04-14' }
    expect(await preview(lead, rule)).toEqual({
      added: [
        { start: '2026-03-31T17:30:00.000Z', end: '2026-03-31T19:30:00.000Z', allDay: false },
        { start: '2026-04-07T17:30:00.000Z', end: '2026-04-07T19:30:00.000Z', allDay: false },
        { start: '2026-04-14T17:30:00.000Z', end: '2026-04-14T19:30:00.000Z', allDay: false },
      ],
      offRule: [],
      kept: 0,
      finished: 0,
    })
    expect(await stored(events)).toHaveLength(2)
    const answer = await calendar.changeSeries(lead.id, rule)
    expect(answer.statusCode).toBe(200)
    const now = await stored(events)
    expect(daysOf(now)).toEqual(['2026-03-17', '2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14'])
    expect(now.slice(2)).toEqual(answer.json().events)
    expect(now.map(({ extendedProps }) => extendedProps.location)).toEqual([undefined, ...Array(4).fill('Teatro')])
    expect(answer.json()).toMatchObject({ event: { id: lead.id, version: 2 }, previous: [] })
    await undo(answer.json())
    expect(daysOf(await stored(events))).toEqual(DAYS.slice(0, 2))
  })

  test('sent again, also by many at once, is as long as was said', async () => {
    const events = await make()
    const rule = { ...tuesdays, until: '2026-06-30' }
    const answers = await Promise.all(
      [0, 1, 2, 3, 0, 1].map((place) => calendar.changeSeries(at(events, place).id, rule)),
    )
    expect(tally(answers)).toEqual({ 200: 6 })
    const days = daysOf(await stored(events))
    expect([days.length, new Set(days).size]).toEqual([16, 16])
  })

  test('falls on other weekdays: what stays, stays as it is, with its id; what goes comes back with Undo', async () => {
    const events = await make()
    const moved = { ...at(events, 2), start: '2026-04-01T17:30:00.000Z', end: '2026-04-01T19:30:00.000Z' }
    await calendar.update(moved)
    await calendar.update({ ...at(events, 3), title: 'Com solistas' })
    const rule: Repeat = { ...tuesdays, byWeekday: ['TU', 'TH'], until: '2026-04-02', except: ['2026-03-31'] }
    const shown = await preview(at(events, 0), rule)
    expect(daysOf(shown.added)).toEqual(['2026-03-19', '2026-03-26', '2026-04-02'])
    expect(shown.kept).toBe(1)
    expect(shown.offRule.map(({ event, isChanged }) => [event.start.slice(0, 10), event.title, isChanged])).toEqual([
      // Its day alone is another, which whoever looks can see.
      ['2026-04-01', 'Ensaio geral', false],
      ['2026-04-07', 'Com solistas', true],
    ])
    const gone = at(events, 3)
    const answer = await calendar.changeSeries(at(events, 0).id, rule, [gone.id.toUpperCase()])
    const now = await stored(events)
    expect(daysOf(now)).toEqual(['2026-03-17', '2026-03-19', '2026-03-24', '2026-03-26', '2026-04-01', '2026-04-02'])
    expect(now[2]).toEqual(at(events, 1))
    expect(answer.json().previous).toEqual([{ ...gone, title: 'Com solistas', version: 2 }])
    expect((await undo(answer.json())).statusCode).toBe(200)
    expect(unversioned(await stored(events))).toEqual(
      unversioned([at(events, 0), at(events, 1), moved, { ...gone, title: 'Com solistas' }]),
    )
  })

  test('never loses what is finished, nor gets a second one on that day, nor goes back in time', async () => {
    const events = await make()
    const [before, lead, done] = [at(events, 0), at(events, 1), await finishedAs(server, at(events, 2))]
    const rule: Repeat = { freq: 'weekly', interval: 2, until: '2026-04-07' }
    const shown = await preview(lead, rule)
    expect(shown).toMatchObject({ finished: 1, kept: 1, added: [], offRule: [] })
    const daily = await calendar.changeSeries(lead.id, { freq: 'daily', interval: 7, until: '2026-03-31' }, [
      at(events, 3).id,
    ])
    expect(daily.json().events).toEqual([])
    expect(await stored(events)).toEqual([before, lead, done])
    const refused = await calendar.changeSeries(lead.id, { ...rule, interval: 1 }, [done.id])
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'already_finished'])
    // A finished one may be where it goes on from: the new ones are still to come.
    const after = await calendar.changeSeries(done.id, { ...tuesdays, until: '2026-04-14' })
    expect(daysOf(after.json().events)).toEqual(['2026-04-07', '2026-04-14'])
    expect(after.json().events[0].extendedProps.status).toBe('scheduled')
    expect((await calendar.find(done.id)).json().event).toEqual(done)
  })

  test('of whole days stays one of whole days', async () => {
    const days = { allDay: true, start: '2026-03-27', end: '2026-03-30' }
    const events = await calendar.series({ freq: 'monthly', interval: 1, until: '2026-04-30' }, days)
    const answer = await calendar.changeSeries(at(events, 0).id, { freq: 'monthly', interval: 1, count: 4 })
    expect(answer.json().events.map(({ start, end }: CalendarEvent) => [start, end])).toEqual([
      ['2026-05-27', '2026-05-30'],
      ['2026-06-27', '2026-06-30'],
    ])
  })

  test('has at most 200 occurrences, what came before counted in', async () => {
    const events = await calendar.series({ freq: 'daily', interval: 1, count: 150 }, first)
    const last = at(events, -1)
    const answers = [
      await calendar.changeSeries(last.id, { freq: 'daily', interval: 1, count: 51 }),
      await calendar.changeSeries(last.id, { freq: 'daily', interval: 1, count: 52 }),
      await calendar.previewSeries(last.id, { freq: 'daily', interval: 1, until: '2026-12-31' }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().error?.fields])).toEqual([
      [200, undefined],
      [400, { 'repeat.count': 'too_big:200' }],
      [400, { 'repeat.until': 'too_big:200' }],
    ])
    expect(await stored(events)).toHaveLength(200)
  })

  test('is changed all or not at all', async () => {
    const events = await make()
    const single = await calendar.stored(first)
    const id = at(events, 0).id
    const longer = { ...tuesdays, until: '2026-05-26' }
    const answers = [
      await calendar.changeSeries(id, longer, [at(events, 1).id]),
      await calendar.changeSeries(id, longer, [single.id]),
      await calendar.changeSeries(single.id, longer),
      await calendar.changeSeries(newId(), longer),
      await calendar.changeSeries(id, { ...longer, interval: 0 }),
      await calendar.changeSeries(id, { ...longer, except: ['2026-03-17'] }),
      await calendar.post('/calendar/change-series', { id, repeat: longer, scope: 'all' }),
    ]
    expect(
      answers.map((answer) => [answer.statusCode, answer.json().error.fields ?? answer.json().error.code]),
    ).toEqual([
      [400, { 'remove.0': 'not_allowed' }],
      [404, 'not_found'],
      [400, { id: 'not_allowed' }],
      [404, 'not_found'],
      [400, { 'repeat.interval': 'too_small:1' }],
      [400, { 'repeat.except': 'not_allowed' }],
      [400, { scope: 'unknown_field' }],
    ])
    expect(await stored(events)).toEqual(events)
  })

  test('is nothing that others may look at or change', async () => {
    const [event] = await make()
    const id = event?.id ?? ''
    const member = await joinAs(server.app, admin, 'member')
    const stranger = await foundGroup(server.app)
    const ask = (person: SignedIn, call: string) =>
      callAs(server.app, person, 'POST', `/calendar/${call}`, { id, repeat: tuesdays })
    const answers = await Promise.all(
      [member, stranger].flatMap((person) => ['preview-series', 'change-series'].map((call) => ask(person, call))),
    )
    expect(tally(answers)).toEqual({ 403: 2, 404: 2 })
  })
})

describe('an Undo that brings back and takes away', () => {
  test('does all of it or nothing', async () => {
    const [gone, added] = [await calendar.stored(first), await calendar.stored(first)]
    const done = await finishedAs(server, await calendar.stored(first))
    await calendar.remove(gone.id)
    const codes = [
      await calendar.addAll([gone], [newId()]),
      await calendar.addAll([gone], [done.id]),
      await calendar.addAll([{ ...gone, version: 9 }], [added.id]),
      await calendar.addAll([gone], [added.id, gone.id]),
    ].map((answer) => answer.json().error.code)
    expect(codes).toEqual(['not_found', 'already_finished', 'conflict', 'not_found'])
    expect((await calendar.find(added.id)).statusCode).toBe(200)
    expect((await calendar.find(gone.id)).statusCode).toBe(404)
    expect((await calendar.addAll([newEvent(first), gone], [added.id])).statusCode).toBe(201)
    expect((await calendar.find(added.id)).statusCode).toBe(404)
    expect((await calendar.find(gone.id)).statusCode).toBe(200)
  })
})
