import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { calendarFixture } from './calendarFixture'
import { daysFromNow } from './eventFixture'

let server: TestServer
let admin: SignedIn
/** Signed in as a member: tied to Ana, to Bea, and to nobody. */
let [ana, bea, nobody] = [] as unknown as [SignedIn, SignedIn, SignedIn]
let [anaId, beaId] = ['', '']
/** Asks Ana alone, everybody, and the strings. */
let [quartet, rehearsal, strings] = [] as unknown as [CalendarEvent, CalendarEvent, CalendarEvent]

async function addMember(name: string): Promise<string> {
  const member = { id: newId(), name, section: 'strings', status: 'active' }
  const answer = await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  expect(answer.statusCode).toBe(201)
  return member.id
}

async function joinAsMember(memberId?: string): Promise<SignedIn> {
  const person = await joinAs(server.app, admin, 'member')
  if (memberId !== undefined) {
    const link = { id: person.userData.id, memberId }
    expect((await callAs(server.app, admin, 'POST', '/users/link-member', link)).statusCode).toBe(200)
  }
  return person
}

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ;[anaId, beaId] = [await addMember('Ana'), await addMember('Bea')]
  ;[ana, bea, nobody] = [await joinAsMember(anaId), await joinAsMember(beaId), await joinAsMember()]
  const calendar = calendarFixture(server.app, admin)
  const at = (days: number) => ({ start: daysFromNow(days).toISOString(), end: daysFromNow(days + 0.1).toISOString() })
  quartet = await calendar.stored({
    ...at(2),
    title: 'Quartet at the wedding of the Silvas',
    extendedProps: {
      calendar: 'Particular',
      location: 'Rua das Flores 9',
      asks: { who: 'members', memberIds: [anaId] },
    },
  })
  rehearsal = await calendar.stored({ ...at(3), title: 'Rehearsal of all' })
  strings = await calendar.stored({
    ...at(4),
    title: 'Strings alone',
    extendedProps: { asks: { who: 'sections', sections: ['strings'] } },
  })
})

afterAll(() => server.close())

const titles = (events: { title: string }[]) => events.map(({ title }) => title).sort()

/** What somebody reads of the calendar, in every way there is. */
async function readAll(person: SignedIn) {
  const get = async (url: string) => (await callAs(server.app, person, 'GET', url)).json()
  const renewed = await callAs(server.app, person, 'POST', '/calendar/renew-feed', {})
  const feed = (await server.app.inject(renewed.json().feed.path)).body
  return {
    all: titles(await get('/calendar/all-events')),
    list: titles(await get('/calendar/list-events')),
    names: titles((await get('/calendar/list-names?q=quartet')).events),
    home: titles((await get('/home/overview')).nextEvents),
    feed: feed.includes('wedding'),
    place: feed.includes('Flores'),
  }
}

const everything = ['Quartet at the wedding of the Silvas', 'Rehearsal of all', 'Strings alone']
const whole = {
  all: everything,
  list: everything,
  names: everything.slice(0, 1),
  home: everything,
  feed: true,
  place: true,
}
const rest = everything.slice(1)
const without = { all: rest, list: rest, names: [], home: rest, feed: false, place: false }

describe('an event that asks chosen people', () => {
  test('is seen by whoever it asks, in every list, search and feed', async () => {
    expect(await readAll(ana)).toEqual(whole)
  })

  test('is not seen by members who are not chosen, nor by an account that is tied to nobody', async () => {
    expect(await readAll(bea)).toEqual(without)
    expect(await readAll(nobody)).toEqual(without)
    for (const person of [bea, nobody]) {
      const found = await callAs(server.app, person, 'GET', `/calendar/find-event?id=${quartet.id}`)
      expect([found.statusCode, found.body.includes('wedding')]).toEqual([404, false])
    }
  })

  test('tells whoever is asked of themselves alone, and whoever may read members of all', async () => {
    const both = { who: 'members', memberIds: [anaId, beaId] }
    const event = { ...quartet, extendedProps: { ...quartet.extendedProps, asks: both } }
    const calendar = calendarFixture(server.app, admin)
    const updated = await calendar.update(event)
    expect(updated.statusCode).toBe(200)
    const inviteesFor = async (person: SignedIn) =>
      (await calendarFixture(server.app, person).find(quartet.id)).json().event.extendedProps.asks
    expect(await inviteesFor(bea)).toEqual({ who: 'members', memberIds: [beaId] })
    expect(await inviteesFor(admin)).toEqual(both)
    expect(await inviteesFor(await joinAs(server.app, admin, 'treasurer'))).toEqual(both)
    expect((await calendar.update({ ...quartet, version: updated.json().event.version })).statusCode).toBe(200)
  })

  test('leaves a calendar that was subscribed once somebody is not chosen any more', async () => {
    const path = (await callAs(server.app, ana, 'POST', '/calendar/renew-feed', {})).json().feed.path
    const first = await server.app.inject(path)
    expect(first.body).toContain('wedding')
    const link = { id: ana.userData.id }
    expect((await callAs(server.app, admin, 'POST', '/users/link-member', link)).statusCode).toBe(200)
    const again = await server.app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body.includes('wedding')]).toEqual([200, false])
    await callAs(server.app, admin, 'POST', '/users/link-member', { ...link, memberId: anaId })
  })

  test('others are seen by everybody', async () => {
    for (const { id } of [rehearsal, strings])
      expect((await callAs(server.app, nobody, 'GET', `/calendar/find-event?id=${id}`)).statusCode).toBe(200)
  })
})

describe('who is asked', () => {
  const stranger = newId()
  const refusal = (field: string) => ({ [field]: 'not_allowed' })

  test('is a member of the group, in an event, a series, many events and a poll', async () => {
    const calendar = calendarFixture(server.app, admin)
    const invitees = { who: 'members' as const, memberIds: [anaId, stranger] }
    const event = {
      ...rehearsal,
      id: newId(),
      version: undefined,
      extendedProps: { ...rehearsal.extendedProps, asks: invitees },
    }
    const repeat = { freq: 'weekly', interval: 1, count: 3 }
    for (const answer of [await calendar.add(event), await calendar.add(event, repeat)]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toEqual(refusal('event.extendedProps.asks.memberIds'))
    }
    const many = await calendar.addAll([{ ...event, id: newId(), extendedProps: rehearsal.extendedProps }, event])
    expect(many.json().error.fields).toEqual(refusal('events.1.extendedProps.asks.memberIds'))
    const updated = await calendar.update({ ...rehearsal, extendedProps: event.extendedProps })
    expect(updated.json().error.fields).toEqual(refusal('event.extendedProps.asks.memberIds'))
    const dates = [5, 6].map((days) => ({
      id: newId(),
      start: daysFromNow(days).toISOString(),
      end: daysFromNow(days + 0.1).toISOString(),
      allDay: false,
    }))
    const poll = { id: newId(), title: 'When?', calendar: 'Ensaio', asks: invitees, dates }
    const polled = await callAs(server.app, admin, 'POST', '/polls/add-poll', { poll })
    expect(polled.json().error.fields).toEqual(refusal('poll.asks.memberIds'))
  })

  test('a series names an instrumentation of the group, as a single event does', async () => {
    const event = {
      ...rehearsal,
      id: newId(),
      version: undefined,
      extendedProps: { ...rehearsal.extendedProps, lineupId: stranger },
    }
    const answer = await calendarFixture(server.app, admin).add(event, { freq: 'weekly', interval: 1, count: 3 })
    expect(answer.json().error?.fields).toEqual(refusal('event.extendedProps.lineupId'))
  })

  test('stays with an event whose member is gone, when its place is put right', async () => {
    const calendar = calendarFixture(server.app, admin)
    const leaver = await addMember('Caio')
    const event = await calendar.stored({
      ...rehearsal,
      id: newId(),
      version: undefined,
      extendedProps: { asks: { who: 'members', memberIds: [leaver] } },
    })
    expect((await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${leaver}`)).statusCode).toBe(200)
    const moved = { ...event, extendedProps: { ...event.extendedProps, location: 'Hall 2' } }
    expect((await calendar.update(moved)).statusCode).toBe(200)
  })
})
