import { afterAll, beforeAll, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { EventList, EventReport } from '@contract/calendar'
import { HomeOverview } from '@contract/home/overview'
import { bestDate } from '@contract/calendar/bestDate'
import { CheckinList } from '@contract/calendar/checkins'
import { ForecastList } from '@contract/calendar/forecast'
import { PollList, PollMatrix } from '@contract/calendar/polls'
import { Matrix } from '@contract/calendar/matrix'
import { ReadinessList } from '@contract/calendar/readinessList'
import { EventRoster, MyPage } from '@contract/calendar/replies'
import { demoGroup } from '../../../../server/demo/orchestra/orchestra'
import { todayIn } from '../../../../server/platform/time/days'
import { callAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let conductor: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  const answer = await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'conductor' } })
  conductor = SignedIn.parse(answer.json())
})
afterAll(() => server.close())

const read = async (url: string): Promise<unknown> => (await callAs(server.app, conductor, 'GET', url)).json()

test('the demo orchestra has one red event, short of horns, with two deputies invited', async () => {
  const { lights, isInUse } = ReadinessList.parse(await read('/replies/list-lights'))
  expect(isInUse).toBe(true)
  const red = lights.filter(({ light }) => light.colour === 'red')
  expect(red).toHaveLength(1)
  expect(new Set(lights.map(({ light }) => light.colour)).size).toBe(3)
  const { deputies, light } = EventRoster.parse(await read(`/replies/find-lineup?id=${red[0]?.eventId}`))
  expect(deputies.map(({ answer }) => answer)).toEqual(['yes', 'silent'])
  expect(light?.needs.filter(({ instrument }) => instrument === 'Trompa')).toMatchObject([{ yes: 1, silent: 1 }])
})

test('Home, calendar, an event’s page, the matrix and the forecast tell the same of who will come', async () => {
  const { nextEvents = [], lights: atHome } = HomeOverview.parse(await read('/home/overview'))
  const { lights } = ReadinessList.parse(await read('/replies/list-lights'))
  const matrix = Matrix.parse(await read('/replies/list-matrix?config[perPage]=100'))
  const { forecasts } = ForecastList.parse(await read('/replies/list-forecasts'))
  const red = lights.find(({ light }) => light.colour === 'red')
  expect(nextEvents).toHaveLength(5)
  const next = new Set(nextEvents.map(({ id }) => id))
  expect(atHome).toEqual({ isInUse: true, lights: lights.filter((one) => next.has(one.eventId) || one === red) })
  expect(red?.event?.title).toBe(matrix.events.find(({ id }) => id === red?.eventId)?.title)
  // By days, the calendar requests the readiness of its own span.
  const [day = ''] = red?.event?.start.split('T') ?? []
  const ofDay = ReadinessList.parse(await read(`/replies/list-lights?start=${day}`))
  expect(ofDay.lights[0]).toEqual(red)
  const inMatrix = (eventId: string) => {
    const column = matrix.events.findIndex(({ id }) => id === eventId)
    const cells = matrix.members.map((member) => member.cells[column])
    const count = (...answers: string[]) => cells.filter((cell) => cell && answers.includes(cell)).length
    return { yes: count('yes'), maybe: count('maybe'), no: count('no', 'away'), silent: count('silent', 'toConfirm') }
  }
  for (const eventId of [...nextEvents.map(({ id }) => id), red?.eventId ?? '']) {
    const readiness = lights.find((one) => one.eventId === eventId)?.light
    const roster = EventRoster.parse(await read(`/replies/find-lineup?id=${eventId}`))
    expect(roster.light).toEqual(readiness)
    // Deputies stand beside the members of the matrix.
    const counts = inMatrix(eventId)
    for (const { answer } of roster.deputies) counts[answer] += 1
    expect(readiness).toMatchObject(counts)
  }
  expect(forecasts.length).toBeGreaterThan(nextEvents.length)
  for (const { id, counts } of forecasts) expect(counts).toEqual(inMatrix(id))
})

test('it has an open poll for a date, with one that suits better than the others', async () => {
  const { polls } = PollList.parse(await read('/polls/list-polls'))
  expect(polls).toMatchObject([{ state: 'open', answered: expect.any(Number) }])
  const matrix = PollMatrix.parse(await read(`/polls/find-poll?id=${polls[0]?.poll.id}`))
  expect(bestDate(matrix.dates)?.id).toBe(matrix.dates[1]?.id)
})

test('its last event has who checked in, some late and some by hand, as its report says', async () => {
  const events = EventList.parse(await read('/calendar/all-events'))
  const finished = events.filter(({ allDay, extendedProps }) => !allDay && extendedProps.status === 'finished')
  const last = finished.toSorted((one, other) => one.start.localeCompare(other.start)).at(-1)
  const list = CheckinList.parse(await read(`/checkins/list-checkins?id=${last?.id}`))
  const { report } = EventReport.parse(await read(`/calendar/find-report?id=${last?.id}`))
  const status = new Map(report?.attendance.map((line) => [line.memberId, line.status]))
  const here = list.members.flatMap(({ memberId, arrival }) => (arrival ? [{ memberId, ...arrival }] : []))
  expect(here.length).toBeGreaterThan(20)
  expect(here.some(({ isSetByOther }) => isSetByOther)).toBe(true)
  for (const { memberId, isLate } of here) expect(status.get(memberId)).toBe(isLate ? 'late' : 'present')
})

test('what is over and waits to be finished has who checked in, of those who had said yes', async () => {
  const events = EventList.parse(await read('/calendar/all-events'))
  // By the group's own day: in the evening it is tomorrow in UTC.
  const day = (at?: Date) => todayIn(demoGroup.timeZone, at)
  const waiting = events.filter(
    ({ start, allDay, extendedProps }) =>
      extendedProps.status === 'scheduled' && !allDay && day(new Date(start)) < day(),
  )
  expect(waiting.length).toBeGreaterThan(0)
  for (const { id } of waiting) {
    const { members } = CheckinList.parse(await read(`/checkins/list-checkins?id=${id}`))
    const came = members.filter(({ arrival }) => arrival !== undefined)
    expect(came.length).toBeGreaterThan(20)
    expect(came.every(({ answer }) => answer === 'yes')).toBe(true)
  }
})

test('its conductor has a page, and the season as a matrix', async () => {
  const page = MyPage.parse(await read('/replies/my-page'))
  expect([page.person.name, page.events.length > 10]).toEqual(['Regina Albuquerque', true])
  const matrix = Matrix.parse(await read('/replies/list-matrix?config[perPage]=100'))
  const cells = new Set(matrix.members.flatMap((member) => member.cells))
  expect(cells).toEqual(new Set(['yes', 'no', 'maybe', 'silent', 'away', null]))
})
