import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyFixture } from './replyFixture'
import { callAs, foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const flute = { section: 'woodwinds' as const, instrument: 'Flute' }

/** Two flutes, of whom Ana also plays the piccolo, which the event needs. */
async function newBand() {
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const ana = await band.member('Ana Lima', { ...flute, part: 2, secondInstrument: 'Piccolo' })
  const bia = await band.member('Bia Reis', flute)
  const needs = ['Flute', 'Piccolo'].map((instrument) => ({ instrument, count: 1 }))
  const concert = await band.event({ extendedProps: { needs } })
  const double = (memberId: string, isDoubling: boolean) =>
    band.post('/replies/set-doubling', { doubling: { eventId: concert.id, memberId, isDoubling } })
  return { ...band, admin, ana, bia, concert, double }
}

test('who plays the second instrument at an event counts for it in the light, and is listed with it', async () => {
  const band = await newBand()
  const { concert, ana, bia } = band
  await Promise.all([ana, bia].map(({ id: memberId }) => band.set({ eventId: concert.id, memberId, answer: 'yes' })))
  const needs = async () => (await band.readiness(concert.id)).needs
  expect(await needs()).toMatchObject([
    { instrument: 'Flute', yes: 2, short: 0 },
    { instrument: 'Piccolo', yes: 0, short: 1 },
  ])
  expect((await band.roster(concert.id)).members).toMatchObject([
    { name: 'Ana Lima', instrument: 'Flute', part: 2, otherInstrument: 'Piccolo' },
    { name: 'Bia Reis', instrument: 'Flute' },
  ])

  const { lineup } = (await band.double(ana.id, true)).json()
  const playing = { name: 'Ana Lima', instrument: 'Piccolo', isDoubling: true, otherInstrument: 'Flute' }
  expect(lineup.members).toContainEqual(expect.objectContaining(playing))
  const after = [
    { instrument: 'Flute', yes: 1, short: 0 },
    { instrument: 'Piccolo', yes: 1, short: 0 },
  ]
  expect(lineup.light).toMatchObject({ colour: 'green', needs: after })
  // The list of lights counts peers by the database; she is none of them.
  expect(await band.readiness(concert.id)).toMatchObject({ colour: 'green', needs: after })
  const door = (await band.get(`/checkins/list-checkins?id=${concert.id}`)).json()
  expect(door.members.map((one: { instrument: string }) => one.instrument).toSorted()).toEqual(['Flute', 'Piccolo'])
  // She reads it on her own page; another event leaves her at her flute.
  const other = await band.event()
  const { events } = await band.page(await band.link(ana.id))
  const doublings = events.map(({ id, doubling }: { id: string; doubling?: string }) => [id, doubling])
  expect(doublings).toContainEqual([concert.id, 'Piccolo'])
  expect(doublings).toContainEqual([other.id, undefined])

  const log = (await band.get('/audit/list-entries?config[action]=doubling_set')).json()
  expect(log.entries).toMatchObject([
    { subjectName: 'Ana Lima', before: { instrument: 'Flute' }, after: { instrument: 'Piccolo' } },
  ])
  expect((await band.get(`/members/find-member-data?id=${ana.id}`)).json().data.doublings).toMatchObject([
    { eventId: concert.id },
  ])

  await band.double(ana.id, false)
  expect(await needs()).toMatchObject([{ yes: 2 }, { yes: 0, short: 1 }])
})

test('several are set at once, each for themselves', async () => {
  const band = await newBand()
  const others = await Promise.all(
    Array.from({ length: 6 }, (_, at) => band.member(`Flautista ${at}`, { ...flute, secondInstrument: 'Piccolo' })),
  )
  const answers = await Promise.all(others.map(({ id }) => band.double(id, true)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200))
  const { members } = await band.roster(band.concert.id)
  expect(members.filter((one: { isDoubling?: true }) => one.isDoubling)).toHaveLength(6)
})

test('needs a second instrument, somebody who is asked, and an event that is still to come', async () => {
  const band = await newBand()
  const none = await band.double(band.bia.id, true)
  expect([none.statusCode, none.json().error.fields]).toEqual([400, { 'doubling.memberId': 'not_allowed' }])
  const asks = { who: 'sections' as const, sections: ['brass' as const] }
  const brass = await band.event({ extendedProps: { asks } })
  const doubling = { eventId: brass.id, memberId: band.ana.id, isDoubling: true }
  expect((await band.post('/replies/set-doubling', { doubling })).json().error.code).toBe('not_asked')
  const stranger = await foundGroup(server.app)
  const own = { ...doubling, eventId: band.concert.id }
  const elsewhere = await callAs(server.app, stranger, 'POST', '/replies/set-doubling', { doubling: own })
  expect(elsewhere.statusCode).toBe(404)
})
