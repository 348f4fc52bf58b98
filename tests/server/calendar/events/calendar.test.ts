import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { calendarFixture, newEvent } from './calendarFixture'
import type { CalendarFixture } from './calendarFixture'
import { finishedAs } from './finishedEvents'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { foundGroup, joinAs, tally } from '../../support/factories'

let server: TestServer
let admin: SignedIn
let calendar: CalendarFixture

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  calendar = calendarFixture(server.app, admin)
})

afterAll(() => server.close())

const full = () =>
  newEvent({
    url: 'https://example.org/concerto?id=1',
    extendedProps: {
      calendar: 'Publico',
      location: 'Teatro São Pedro',
      description: 'Traje a rigor.\nChegar às 19h.',
      programme: [{ title: 'Abertura', composer: 'C. Gomes', minutes: 8 }, { title: 'Bis' }],
    },
  })

describe('add-event creates', () => {
  test('with all fields, answers them and version 1, and stores the same', async () => {
    const event = full()
    const answer = await calendar.add(event)
    expect([answer.statusCode, answer.json()]).toEqual([201, { event: { ...event, version: 1 } }])
    expect((await calendar.find(event.id)).json()).toEqual(answer.json())
  })

  test('an all-day event as its days, with no hour of any zone', async () => {
    const event = newEvent({ allDay: true, start: '2026-12-24', end: '2026-12-27' })
    expect((await calendar.add(event)).json()).toEqual({ event: { ...event, version: 1 } })
  })

  test('instants to the millisecond, however they were written; no pieces are no programme', async () => {
    const event = newEvent({ start: '2026-03-03T22:30:00Z', end: '2026-03-03T23:00:00.123456Z' })
    const answer = await calendar.add({ ...event, extendedProps: { ...event.extendedProps, programme: [] } })
    expect(answer.json().event).toEqual({
      ...event,
      start: '2026-03-03T22:30:00.000Z',
      end: '2026-03-03T23:00:00.123Z',
      version: 1,
    })
  })

  test('the same again, word for word, answers what is stored', async () => {
    const event = full()
    await calendar.add(event)
    for (const again of [event, { ...event, id: event.id.toUpperCase() }]) {
      const answer = await calendar.add(again)
      expect([answer.statusCode, answer.json()]).toEqual([200, { event: { ...event, version: 1 } }])
    }
  })

  test('sent many times at once makes one', async () => {
    const event = newEvent()
    const answers = await Promise.all(Array.from({ length: 12 }, () => calendar.add(event)))
    expect(tally(answers)).toEqual({ 201: 1, 200: 11 })
  })

  test('other content under a known id is a conflict that shows what is stored', async () => {
    const event = await calendar.stored()
    const { version: _version, ...other } = { ...event, title: 'Outro' }
    const answer = await calendar.add(other)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
    expect(answer.json().error.current).toEqual(event)
  })

  test('a late repetition does not bring a removed event back', async () => {
    const event = newEvent()
    await calendar.add(event)
    await calendar.remove(event.id)
    expect((await calendar.add(event)).statusCode).toBe(409)
    expect((await calendar.find(event.id)).statusCode).toBe(404)
  })

  test.each([
    ['no title', { title: ' ' }, { 'event.title': 'required' }],
    ['an end before the start', { end: '2026-03-03T22:00:00Z' }, { 'event.end': 'not_after_start' }],
    ['no length', { end: '2026-03-03T22:30:00Z' }, { 'event.end': 'not_after_start' }],
    [
      'days, and not all day',
      { start: '2026-03-03', end: '2026-03-04' },
      { 'event.start': 'bad_date', 'event.end': 'bad_date' },
    ],
    ['hours, and all day', { allDay: true }, { 'event.start': 'bad_date', 'event.end': 'bad_date' }],
    ['no start', { start: undefined }, { 'event.start': 'required' }],
    ['a day that is none', { allDay: true, start: '2026-02-30', end: '2026-03-05' }, { 'event.start': 'bad_date' }],
    [
      'a year that is none',
      { start: '0202-03-03T22:30:00Z', end: '0202-03-03T23:30:00Z' },
      { 'event.start': 'bad_date', 'event.end': 'bad_date' },
    ],
    ['a year too far', { end: '2206-03-03T22:30:00Z' }, { 'event.end': 'bad_date' }],
    ['more than a year', { end: '2027-03-05T22:30:00Z' }, { 'event.end': 'bad_date' }],
    ['a local time', { start: '2026-03-03T22:30:00' }, { 'event.start': 'bad_date' }],
    ['an address that would run', { url: 'javascript:alert(1)' }, { 'event.url': 'bad_url' }],
    ['an owner', { groupId: newId() }, { 'event.groupId': 'unknown_field' }],
  ])('%s is told at the field', async (_, over, fields) => {
    const answer = await calendar.add({ ...newEvent(), ...over })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
  })

  test.each([
    ['a category of its own', { calendar: 'Private' }, { 'event.extendedProps.calendar': 'not_allowed' }],
    ['finished before it was', { status: 'finished' }, { 'event.extendedProps.status': 'not_allowed' }],
    ['in a series by hand', { seriesId: newId() }, { 'event.extendedProps.seriesId': 'not_allowed' }],
    ['a programme of nothing', { programme: [{ title: '' }] }, { 'event.extendedProps.programme.0.title': 'required' }],
    [
      'a piece of no length',
      { programme: [{ title: 'A', minutes: 0 }] },
      { 'event.extendedProps.programme.0.minutes': 'too_small:1' },
    ],
    ['a report', { audience: 3 }, { 'event.extendedProps.audience': 'unknown_field' }],
  ])('%s is refused', async (_, over, fields) => {
    const event = newEvent()
    const answer = await calendar.add({ ...event, extendedProps: { ...event.extendedProps, ...over } })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
  })
})

describe('an event is replaced', () => {
  test.each(['add-event', 'update-event'])(
    'by %s with the version read, and what is not named is gone',
    async (call) => {
      const event = full()
      await calendar.add(event)
      const changed = newEvent({ id: event.id, title: 'Ensaio de naipe', extendedProps: { status: 'cancelled' } })
      const answer = await calendar.post(`/calendar/${call}`, { event: { ...changed, version: 1 } })
      expect([answer.statusCode, answer.json()]).toEqual([200, { event: { ...changed, version: 2 } }])
    },
  )

  test('by one of two who read the same version', async () => {
    const event = await calendar.stored()
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => calendar.update({ ...event, title })))
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 })
    const { current } = answers.find(({ statusCode }) => statusCode === 409)?.json().error ?? {}
    expect(current).toEqual((await calendar.find(event.id)).json().event)
  })

  test('never where it was not, nor by a write without its version', async () => {
    expect((await calendar.add({ ...newEvent(), version: 1 })).statusCode).toBe(404)
    expect((await calendar.update({ ...newEvent(), version: 1 })).statusCode).toBe(404)
    expect((await calendar.update(newEvent())).json().error.fields).toEqual({ 'event.version': 'required' })
  })

  test('never as a member of another series', async () => {
    const event = await calendar.stored()
    const moved = { ...event, extendedProps: { ...event.extendedProps, seriesId: newId() } }
    expect((await calendar.update(moved)).json().error.fields).toEqual({
      'event.extendedProps.seriesId': 'not_allowed',
    })
  })
})

describe('remove-event', () => {
  test('answers the id, and the event is gone until it is posted again as last read', async () => {
    const event = await calendar.stored()
    expect((await calendar.remove(event.id.toUpperCase())).json()).toEqual({ id: event.id })
    expect((await calendar.find(event.id)).statusCode).toBe(404)
    expect((await calendar.remove(event.id)).statusCode).toBe(404)
    expect((await calendar.add({ ...event, title: 'Outro' })).statusCode).toBe(404)
    const undone = await calendar.add(event)
    expect([undone.statusCode, undone.json()]).toEqual([200, { event: { ...event, version: 2 } }])
  })

  test('of what never was is a 404', async () => {
    expect((await calendar.remove(newId())).statusCode).toBe(404)
  })
})

describe('a finished event', () => {
  const stored = async () => finishedAs(server, await calendar.stored())

  test('may be called otherwise, and belong elsewhere', async () => {
    const event = await stored()
    const corrected = { ...event, title: 'Concerto', extendedProps: { ...event.extendedProps, calendar: 'Publico' } }
    const answer = await calendar.update(corrected)
    expect([answer.statusCode, answer.json()]).toEqual([200, { event: { ...corrected, version: event.version + 1 } }])
  })

  test.each([
    ['another start', { start: '2026-03-03T22:00:00.000Z' }, {}],
    ['another end', { end: '2026-03-04T01:00:00.000Z' }, {}],
    ['whole days', { allDay: true, start: '2026-03-03', end: '2026-03-04' }, {}],
    ['no report', {}, { status: 'scheduled' }],
    ['never been', {}, { status: 'cancelled' }],
  ])('cannot have %s', async (_, over, props) => {
    const event = await stored()
    const answer = await calendar.update({ ...event, ...over, extendedProps: { ...event.extendedProps, ...props } })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'already_finished'])
    expect(answer.json().error.current).toEqual(event)
  })

  test('cannot be removed', async () => {
    const event = await stored()
    const answers = [
      await calendar.remove(event.id),
      await calendar.remove(event.id, 'this'),
      await calendar.removeAll([event.id]),
    ]
    expect(answers.map((answer) => answer.json().error.code)).toEqual(Array(3).fill('already_finished'))
    expect((await calendar.find(event.id)).statusCode).toBe(200)
  })

  test('is made by finishing alone', async () => {
    const event = await calendar.stored()
    const answer = await calendar.update({ ...event, extendedProps: { ...event.extendedProps, status: 'finished' } })
    expect(answer.json().error.fields).toEqual({ 'event.extendedProps.status': 'not_allowed' })
  })
})

describe('who may', () => {
  test.each([
    ['member', 200, 403],
    ['treasurer', 200, 403],
    ['conductor', 200, 201],
    ['client', 403, 403],
  ] as const)('%s reads: %i, writes: %i', async (role, reads, writes) => {
    const theirs = calendarFixture(server.app, await joinAs(server.app, admin, role))
    const event = await calendar.stored()
    const read = [
      await theirs.get('/calendar/list-events'),
      await theirs.get('/calendar/all-events'),
      await theirs.find(event.id),
    ]
    expect(read.map(({ statusCode }) => statusCode)).toEqual([reads, reads, reads])
    expect((await theirs.add(newEvent())).statusCode).toBe(writes)
    expect((await theirs.addAll([newEvent()])).statusCode).toBe(writes)
    const [onUpdate, onRemove] = writes === 201 ? [200, 200] : [403, 403]
    expect((await theirs.update(event)).statusCode).toBe(onUpdate)
    expect((await theirs.remove(event.id)).statusCode).toBe(onRemove)
  })
})
