import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { PoolPerson } from '@contract/calendar/deputyPool'
import { privacyRepository } from '../../../../server/areas/privacy/privacyRepository'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { newEvent as newPastEvent } from '../events/eventFixture'
import { replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

let server: TestServer
let admin: SignedIn
let group: ReplyFixture

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
  group = replyFixture(server.app, admin)
})

const horn = { instrument: 'Horn', part: 2, level: 4 }

async function person(name: string, over: object = {}): Promise<PoolPerson> {
  const answer = await group.post('/deputies/add-person', {
    person: { id: newId(), name, instruments: [horn], ...over },
  })
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json().person
}

const names = async (config = '') =>
  (await group.get(`/deputies/list-pool?${config}`)).json().people.map(({ name }: PoolPerson) => name)
const historyOf = async (id: string) => (await group.get(`/deputies/find-person?id=${id}`)).json()
const past = async () => (await group.get('/deputies/list-past')).json().deputies
const takeOver = (over: object) => group.post('/deputies/take-over', { takeOver: over })

test('somebody of the pool comes back as they were sent', async () => {
  const whole = {
    email: 'rui@example.org',
    phone: '+351 912 345 678',
    instruments: [horn, { instrument: 'Trumpet' }],
    notes: 'Só aos sábados',
    fee: 8000,
    isArchived: true,
  }
  const rui = await person('Rui Sá', whole)
  expect(rui).toEqual({ id: rui.id, name: 'Rui Sá', ...whole, version: 1 })
  expect(await historyOf(rui.id)).toEqual({ person: rui, events: [] })
})

test('the pool is searched by name, address, number and instrument, and filtered by what people play', async () => {
  await person('Rui Sá', { phone: '+351 912 345 678' })
  await person('Ána Prado', { email: 'prado@example.org', instruments: [{ instrument: 'Trompete' }] })
  await person('Zé', { isArchived: true })
  expect(await names()).toEqual(['Ána Prado', 'Rui Sá'])
  expect(await names('config[q]=ana trompete')).toEqual(['Ána Prado'])
  expect(await names('config[q]=prado@example')).toEqual(['Ána Prado'])
  expect(await names('config[q]=345')).toEqual(['Rui Sá'])
  expect(await names('config[q]=horn 3')).toEqual([])
  expect(await names(`config[q]=horn ${horn.part}`)).toEqual(['Rui Sá'])
  expect(await names('config[instrument]=HORN')).toEqual(['Rui Sá'])
  expect(await names('config[state]=archived')).toEqual(['Zé'])
  expect((await group.get('/deputies/list-pool')).json().instruments).toEqual(['Horn', 'Trompete'])
})

test('the fee and the level have bounds, and a fault is told at its field', async () => {
  const answer = await group.post('/deputies/add-person', {
    person: { id: newId(), name: 'Rui', fee: 0, instruments: [{ ...horn, level: 6 }] },
  })
  expect(answer.json().error.fields).toEqual({
    'person.fee': 'too_small:1',
    'person.instruments.0.level': 'too_big:5',
  })
})

test('past deputies are taken over with the events that they played at, and Undo leaves all as it was', async () => {
  const { event: concert } = (
    await group.post('/calendar/add-event', { event: newPastEvent({ title: 'Concerto' }) })
  ).json()
  const [one, other] = [await group.event(), concert]
  const rui = await group.deputy(one.id, { email: 'rui@example.org' })
  const again = await group.deputy(other.id, { name: 'Rui Sa' })
  await group.set({ eventId: other.id, deputyId: again.id, answer: 'yes', reason: 'Com prazer' })
  await group.deputy(one.id, { name: 'Bia', memberId: (await group.member('Bia', { status: 'former' })).id })
  expect(await past()).toEqual([
    { id: rui.id, name: 'Rui Sá', instrument: 'Horn', email: 'rui@example.org', start: one.start },
    { id: again.id, name: 'Rui Sa', instrument: 'Horn', start: other.start },
  ])
  const added = { id: newId(), name: 'Rui Sá', email: 'rui@example.org', instruments: [{ instrument: 'Horn' }] }
  const taken = { people: [added], ties: [{ personId: added.id, deputyIds: [rui.id, again.id] }] }
  expect((await takeOver(taken)).json()).toEqual({ added: 1 })
  expect((await takeOver(taken)).json()).toEqual({ added: 1 })
  expect(await past()).toEqual([])
  await group.post('/calendar/finish-event', { obj: { id: other.id, version: other.version, attendance: [] } })
  expect((await historyOf(added.id)).events).toEqual([
    expect.objectContaining({ id: one.id, instrument: 'Horn', askedAt: expect.any(String) }),
    expect.objectContaining({ title: 'Concerto', answer: 'yes', reason: 'Com prazer', played: true }),
  ])
  const { counts } = (await group.get('/deputies/list-pool')).json()
  expect(counts).toEqual([{ personId: added.id, asked: 2, played: 1, lastAsked: expect.any(String) }])
  const undo = await group.post('/deputies/undo-take-over', { takeOver: { people: [added.id], ties: taken.ties } })
  expect(undo.json()).toEqual({ removed: 1 })
  expect(await names()).toEqual([])
  expect(await past()).toHaveLength(2)
})

test('Undo of a take-over is refused where somebody was changed since, and ties to nobody are', async () => {
  const added = { id: newId(), name: 'Rui Sá', instruments: [horn] }
  await takeOver({ people: [added], ties: [] })
  await group.post('/deputies/add-person', { person: { ...added, fee: 100, version: 1 } })
  const undo = await group.post('/deputies/undo-take-over', { takeOver: { people: [added.id], ties: [] } })
  expect([undo.statusCode, undo.json().error.code]).toEqual([409, 'conflict'])
  const rui = await group.deputy((await group.event()).id)
  const tied = await takeOver({ people: [], ties: [{ personId: newId(), deputyIds: [rui.id] }] })
  expect(tied.statusCode).toBe(404)
})

test('who is erased leaves neither name nor address, at events neither', async () => {
  const event = await group.event()
  const rui = await group.deputy(event.id, { name: 'Rui Sá Leal', email: 'rui@example.org', phone: '+351 912 345 678' })
  const link = await group.deputyLink(rui.id)
  const added = { id: newId(), name: 'Rui Sá Leal', email: 'rui@example.org', instruments: [horn] }
  await takeOver({ people: [added], ties: [{ personId: added.id, deputyIds: [rui.id] }] })
  const erase = (version: number) => group.post('/deputies/erase-person', { person: { id: added.id, version } })
  expect((await erase(7)).statusCode).toBe(409)
  expect((await erase(1)).json()).toEqual({ id: added.id })
  const [deputy] = (await group.roster(event.id)).deputies
  expect(deputy.deputy).toEqual(expect.not.objectContaining({ email: 'rui@example.org' }))
  expect(deputy.deputy.name).not.toContain('Rui')
  expect((await group.byLink(link, 'GET', '/replies/my-page')).statusCode).toBe(410)
  const { entries } = (await group.get('/audit/list-entries')).json()
  expect(JSON.stringify(entries)).not.toContain('Rui')
})

test('who was removed is deleted for good with what is purged', async () => {
  const { group: settings } = (await group.get('/group/settings')).json()
  await group.post('/group/settings', { group: { ...settings, purgeMonths: 1 } })
  const rui = await person('Rui Sá')
  await group.del(`/deputies/remove-person?id=${rui.id}`)
  const inAYear = new Date(Date.now() + 366 * 86_400_000)
  await privacyRepository(server.dependencies.db).purge(admin.userData.group.id, inAYear)
  const { rowCount } = await server.pool.query('select 1 from pool_people where id = $1', [rui.id])
  expect(rowCount).toBe(0)
})

test('conductors keep the pool, members and treasurers do not see it, nor do other groups', async () => {
  const rui = await person('Rui Sá')
  const statusAs = async (as: SignedIn) =>
    (await callAs(server.app, as, 'GET', `/deputies/find-person?id=${rui.id}`)).statusCode
  expect(await statusAs(await joinAs(server.app, admin, 'conductor'))).toBe(200)
  expect(await statusAs(await joinAs(server.app, admin, 'treasurer'))).toBe(403)
  expect(await statusAs(await joinAs(server.app, admin, 'member'))).toBe(403)
  expect(await statusAs(await foundGroup(server.app))).toBe(404)
})
