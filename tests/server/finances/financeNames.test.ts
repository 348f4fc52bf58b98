import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { configQuery, financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string
let gone: string
let eventId: string

const remove = (url: string) => callAs(server.app, admin, 'DELETE', url)
const namesOf = (config: Record<string, string>) => ledger.read(`/finances/list-names?${configQuery(config)}`)

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember({ name: 'Ana Lima' })
  gone = await ledger.addMember({ name: 'Gil Alves' })
  await ledger.addMember({ name: 'Without entries' })
  eventId = await ledger.addEvent()
  await ledger.stored({ memberId: ana, description: 'first', date: '2026-03-01' })
  await ledger.stored({ memberId: gone, eventId, description: 'second', date: '2026-03-02' })
  await remove(`/members/remove-member?id=${gone}`)
  await remove(`/calendar/remove-event?id=${eventId}`)
})

afterAll(() => server.close())

const theGone = () => ({ id: gone, name: 'Gil Alves', removed: true })

test('a page of entries comes with the names on it, those of who was removed marked', async () => {
  const page = await ledger.read(`/finances/list?${configQuery({ perPage: 1 })}`)
  expect(page.members).toEqual([theGone()])
  expect(page.events).toEqual([
    {
      id: eventId,
      title: expect.any(String),
      start: expect.any(String),
      end: expect.any(String),
      allDay: false,
      removed: true,
    },
  ])
  expect(page.finances[0]).not.toHaveProperty('memberName')
  const none = await ledger.read(`/finances/list?${configQuery({ q: 'nothing has this', memberId: ana })}`)
  expect([none.total, none.members]).toEqual([0, [{ id: ana, name: 'Ana Lima' }]])
})

test('one entry and its history come with their names', async () => {
  const [entry] = await ledger.all({ q: 'second' })
  expect((await ledger.find(entry?.id ?? '')).json()).toMatchObject({ finance: entry, members: [theGone()] })
  const moved = await ledger.add({ ...entry, memberId: ana })
  expect(moved.json()).toEqual({ finance: { ...entry, memberId: ana, version: 2 } })
  const { members } = await ledger.history(entry?.id ?? '')
  expect(members).toHaveLength(2)
  await ledger.add({ ...entry, version: 2 })
})

test('the names of all that a selection names, and of whom it is selected by', async () => {
  const { members, events } = await namesOf({})
  expect(members).toHaveLength(2)
  expect(events).toHaveLength(1)
  expect(await namesOf({ memberId: gone })).toMatchObject({ members: [theGone()], events: [{ id: eventId }] })
  expect((await namesOf({ q: 'first' })).members).toEqual([{ id: ana, name: 'Ana Lima' }])
})

test("another group's names are never told, whatever id is asked for", async () => {
  const elsewhere = financeFixture(server.app, await foundGroup(server.app))
  const config = configQuery({ memberId: ana, eventId })
  const nothing = { members: [], events: [] }
  expect(await elsewhere.read(`/finances/list-names?${config}`)).toEqual(nothing)
  expect(await elsewhere.read(`/finances/list?${config}`)).toEqual({ finances: [], total: 0, ...nothing })
  expect(await elsewhere.read('/members/list-names')).toEqual({ members: [], total: 0 })
  expect(await elsewhere.read('/calendar/list-names')).toEqual({ events: [], total: 0 })
})

test('choices are found by their words, and who was removed is none', async () => {
  const { members, total } = await ledger.read('/members/list-names')
  expect([total, members.map(({ name }: { name: string }) => name)]).toEqual([2, ['Ana Lima', 'Without entries']])
  expect((await ledger.read('/members/list-names?q=lima%20ana')).members).toEqual([{ id: ana, name: 'Ana Lima' }])
  const [early, late] = [await ledger.addEvent(newId()), await ledger.addEvent(newId())]
  const { events } = await ledger.read('/calendar/list-names')
  expect(events.map(({ id }: { id: string }) => id)).toEqual([late, early])
  expect((await ledger.read('/calendar/list-names?q=no%20such')).total).toBe(0)
})

test('they are for who may read what they name', async () => {
  const member = await joinAs(server.app, admin, 'member')
  const statusOf = async (url: string) => (await callAs(server.app, member, 'GET', url)).statusCode
  expect(await statusOf('/members/list-names')).toBe(403)
  expect(await statusOf('/finances/list-names')).toBe(403)
  expect(await statusOf('/calendar/list-names')).toBe(200)
})
