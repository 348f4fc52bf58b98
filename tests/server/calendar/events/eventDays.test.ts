import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent, EventWrite } from '@contract/calendar'
import type { EventDay } from '@contract/eventDays'
import { calendarFixture, newEvent } from './calendarFixture'
import type { CalendarFixture } from './calendarFixture'
import { callAs, foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let admin: SignedIn
let calendar: CalendarFixture

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  calendar = calendarFixture(server.app, admin)
})

afterAll(() => server.close())

const days: EventDay[] = [
  { day: 0, kind: 'travel', from: '09:00', location: 'Garagem' },
  { day: 1, kind: 'rehearsal', from: '10:00', to: '12:00' },
  { day: 2, kind: 'concert', title: 'Noite', from: '20:00', to: '00:30', location: 'Teatro' },
]

/** Three days of a tour, from the first one on. */
const tour = (
  first: string,
  after: string,
  extendedProps: Partial<EventWrite['extendedProps']> = {},
  calendarName: 'Publico' | 'Ensaio' = 'Publico',
) =>
  newEvent({
    title: 'Turnê',
    start: first,
    end: after,
    allDay: true,
    extendedProps: { calendar: calendarName, days, ...extendedProps },
  })

const stored = async (event: EventWrite): Promise<CalendarEvent> => {
  const answer = await calendar.add(event)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().event
}

const errorsOf = async (event: EventWrite) => (await calendar.add(event)).json().error?.fields

test('days are kept by their order, once each, and no further than the event lasts', async () => {
  const { extendedProps } = await stored(tour('2027-03-05', '2027-03-08', { days: days.toReversed() }))
  expect(extendedProps.days).toEqual(days)
  expect(await errorsOf(tour('2027-03-05', '2027-03-07'))).toEqual({ 'event.extendedProps.days': 'bad_date' })
  const [first] = days
  const twice = first === undefined ? [] : [first, first]
  expect(await errorsOf(tour('2027-03-05', '2027-03-08', { days: twice }))).toEqual({
    'event.extendedProps.days': 'taken',
  })
  const badTime = [{ day: 0, from: '25:00' }]
  expect(await errorsOf(tour('2027-03-05', '2027-03-08', { days: badTime }))).toEqual({
    'event.extendedProps.days.0.from': 'bad_date',
  })
})

test('a subscribed calendar has each day with a name that stays when the event moves', async () => {
  const programme = [{ title: 'Marcha', day: 1 }, { title: 'Valsa', day: 2 }, { title: 'Hino' }]
  const event = await stored(tour('2027-04-02', '2027-04-05', { programme, location: 'Viena' }))
  const { path } = (await callAs(server.app, admin, 'POST', '/calendar/renew-feed', {})).json().feed
  const entries = async () => {
    const body = (await server.app.inject({ url: path })).body.replaceAll('\r\n ', '')
    return body
      .split('BEGIN:VEVENT')
      .filter((entry) => entry.includes(event.id))
      .map((entry) => {
        const lineOf = (name: string) => new RegExp(`^${name}[^:]*:(.*?)\\r$`, 'm').exec(entry)?.[1]
        return ['UID', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'DESCRIPTION'].map(lineOf)
      })
  }
  expect(await entries()).toEqual([
    [`${event.id}-0@batuta`, '20270402T090000', '20270402T100000', 'Turnê: Travel', 'Garagem', '• Hino'],
    [`${event.id}-1@batuta`, '20270403T100000', '20270403T120000', 'Turnê: Rehearsal', 'Viena', '• Marcha\\n• Hino'],
    [`${event.id}-2@batuta`, '20270404T200000', '20270405T003000', 'Turnê: Noite', 'Teatro', '• Valsa\\n• Hino'],
  ])
  await calendar.update({ ...event, start: '2027-04-09', end: '2027-04-12' })
  expect((await entries()).map(([uid, start]) => [uid, start])).toEqual([
    [`${event.id}-0@batuta`, '20270409T090000'],
    [`${event.id}-1@batuta`, '20270410T100000'],
    [`${event.id}-2@batuta`, '20270411T200000'],
  ])
})

test('what was played counts on its day: last played, and the report of rights, without rehearsals', async () => {
  const piece = { id: newId(), title: 'Valsa' }
  await callAs(server.app, admin, 'POST', '/calendar/add-piece', { piece })
  const line = { title: 'Valsa', pieceId: piece.id }
  // A weekend of rehearsals that ends with a concert, over the end of a month.
  const event = await stored(
    tour(
      '2026-02-27',
      '2026-03-02',
      {
        programme: [
          { ...line, day: 1 },
          { ...line, day: 2 },
        ],
      },
      'Ensaio',
    ),
  )
  const { id, version } = event
  await calendar.post('/calendar/finish-event', { obj: { id, version, attendance: [] } })
  const performed = async (month: string, last: string) =>
    (await calendar.get(`/calendar/list-performed?from=${month}-01&to=${month}-${last}`)).json().performances
  expect(await performed('2026-03', '31')).toMatchObject([
    { event: { id, start: '2026-03-01T23:00:00.000Z', allDay: false }, location: 'Teatro', title: 'Valsa', count: 1 },
  ])
  expect(await performed('2026-02', '28')).toEqual([])
  const { plays } = (await calendar.get('/calendar/list-pieces')).json()
  expect(plays).toEqual([{ pieceId: piece.id, count: 1, last: '2026-03-01T03:00:00.000Z' }])
})

test('a copied season carries days, and so does a series', async () => {
  await stored(tour('2027-09-03', '2027-09-06'))
  const copy = { from: '2027-09-01', to: '2027-09-30', start: '2028-09-01' }
  const { events } = (await calendar.post('/calendar/preview-copy', { copy })).json()
  expect(events.map(({ extendedProps }: CalendarEvent) => extendedProps.days)).toEqual([days])
  const answer = await calendar.add(tour('2027-10-01', '2027-10-04'), { freq: 'weekly', interval: 1, count: 2 })
  expect(answer.json().events.map(({ extendedProps }: CalendarEvent) => extendedProps.days)).toEqual([days, days])
})
