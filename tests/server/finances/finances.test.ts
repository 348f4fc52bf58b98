import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { FinanceChange } from '@contract/finances'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
})

afterAll(() => server.close())

const full = async () =>
  newFinance({
    dueDate: '2026-03-05',
    memberId: await ledger.addMember(),
    eventId: await ledger.addEvent(),
    method: 'pix',
    notes: 'Recibo 12.\nEntregue em mãos.',
  })

const actionsOf = async (id: string) => (await ledger.history(id)).changes.map(({ action }: FinanceChange) => action)

describe('add-finance creates', () => {
  test('with all fields, answers them and version 1, and stores the same', async () => {
    const finance = await full()
    const answer = await ledger.add(finance)
    expect([answer.statusCode, answer.json()]).toEqual([201, { finance: { ...finance, version: 1 } }])
    expect((await ledger.find(finance.id)).json()).toMatchObject(answer.json())
  })

  test('the same again, word for word, answers what is stored and writes no history', async () => {
    const finance = await full()
    await ledger.add(finance)
    for (const again of [finance, { ...finance, id: finance.id.toUpperCase() }]) {
      const answer = await ledger.add(again)
      expect([answer.statusCode, answer.json().finance.version]).toEqual([200, 1])
    }
    expect(await actionsOf(finance.id)).toEqual(['created'])
  })

  test('sent many times at once makes one', async () => {
    const finance = newFinance({ amount: 777 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => ledger.add(finance)))
    expect(tally(answers)).toEqual({ 201: 1, 200: 11 })
  })

  test('other content under a known id is a conflict that shows what is stored', async () => {
    const finance = await full()
    await ledger.add(finance)
    const answer = await ledger.add({ ...finance, amount: 1 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({ code: 'conflict', current: { ...finance, version: 1 } })
  })

  test('a late repetition does not bring a removed entry back', async () => {
    const finance = await full()
    await ledger.add(finance)
    await ledger.remove(finance.id)
    expect((await ledger.add(finance)).statusCode).toBe(409)
    expect((await ledger.find(finance.id)).statusCode).toBe(404)
  })
})

describe('add-finance replaces', () => {
  test('with the version that was read: version + 1, and what is not named is gone', async () => {
    const finance = await full()
    await ledger.add(finance)
    const changed = newFinance({ id: finance.id, kind: 'expense', amount: 1, category: 'venue', status: 'pending' })
    const answer = await ledger.add({ ...changed, version: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([200, { finance: { ...changed, version: 2 } }])
  })

  test('with another version is a conflict that shows what is stored and changes nothing', async () => {
    const { id } = await ledger.stored()
    await ledger.add(newFinance({ id, version: 1, amount: 2 }))
    for (const version of [1, 3, Number.MAX_SAFE_INTEGER]) {
      const answer = await ledger.add(newFinance({ id, version, amount: 3 }))
      expect([answer.statusCode, answer.json().error.current]).toMatchObject([409, { amount: 2, version: 2 }])
    }
  })

  test('what never was is not found', async () => {
    expect((await ledger.add(newFinance({ version: 1 }))).statusCode).toBe(404)
  })

  test('of many writers with one version, one wins', async () => {
    const { id } = await ledger.stored()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, writer) => ledger.add(newFinance({ id, version: 1, amount: writer + 1 }))),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 11 })
    expect(await actionsOf(id)).toEqual(['changed', 'created'])
  })
})

describe('remove-finance', () => {
  test('answers the id, once, also of many at once', async () => {
    const { id } = await ledger.stored()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ledger.remove(id)))
    expect(tally(answers)).toEqual({ 200: 1, 404: 7 })
    expect((await ledger.find(id)).statusCode).toBe(404)
    expect((await ledger.remove(newId())).statusCode).toBe(404)
  })

  test('Undo: posted again as last read it is back, one version on', async () => {
    const finance = await ledger.stored()
    await ledger.remove(finance.id)
    const answer = await ledger.add(finance)
    expect([answer.statusCode, answer.json()]).toEqual([200, { finance: { ...finance, version: 2 } }])
    expect((await ledger.find(finance.id)).json()).toEqual(answer.json())
  })

  test('a change of one that was removed meanwhile finds nothing; Undo with an older reading is a conflict', async () => {
    const finance = await ledger.stored()
    await ledger.add({ ...finance, amount: 6 })
    await ledger.remove(finance.id)
    expect((await ledger.add({ ...finance, amount: 7, version: 2 })).statusCode).toBe(404)
    expect((await ledger.add(finance)).statusCode).toBe(409)
    expect((await ledger.find(finance.id)).statusCode).toBe(404)
  })
})

describe('the history', () => {
  test('keeps who did what, when, before and after, newest first', async () => {
    const treasurer = await joinAs(server.app, admin, 'treasurer')
    const made = await ledger.stored({ notes: 'Primeira' })
    const changed = (await financeFixture(server.app, treasurer).add({ ...made, amount: 9 })).json().finance
    await ledger.remove(made.id)
    const restored = (await ledger.add(changed)).json().finance
    const { changes, ...rest } = await ledger.history(made.id)
    const [by, other] = [admin.userData.name, treasurer.userData.name]
    expect(changes).toEqual([
      { at: expect.any(String), by, action: 'restored', after: restored },
      { at: expect.any(String), by, action: 'removed', before: changed },
      { at: expect.any(String), by: other, action: 'changed', before: made, after: changed },
      { at: expect.any(String), by, action: 'created', after: made },
    ])
    expect(rest).toEqual({})
    const times = changes.map(({ at }: FinanceChange) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('outlives the account of who wrote it, and is not found for what never was', async () => {
    const treasurer = await joinAs(server.app, admin, 'treasurer')
    const { id } = await financeFixture(server.app, treasurer).stored()
    await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${treasurer.userData.id}`)
    expect((await ledger.history(id)).changes[0].by).toBe(treasurer.userData.name)
    expect((await ledger.get(`/finances/history?id=${newId()}`)).statusCode).toBe(404)
  })
})

describe('what is refused', () => {
  test.each([
    ['no amount', { amount: undefined }, { 'finance.amount': 'required' }],
    ['nothing', { amount: 0 }, { 'finance.amount': 'too_small:1' }],
    ['less than nothing', { amount: -1 }, { 'finance.amount': 'too_small:1' }],
    ['part of a cent', { amount: 1.5 }, { 'finance.amount': 'not_whole' }],
    ['an amount as text', { amount: '12' }, { 'finance.amount': 'wrong_type' }],
    ['too much', { amount: 10 ** 12 + 1 }, { 'finance.amount': `too_big:${10 ** 12}` }],
    ['no description', { description: ' ' }, { 'finance.description': 'required' }],
    ['a long one', { description: 'x'.repeat(201) }, { 'finance.description': 'too_long:200' }],
    [
      'an unknown kind and category',
      { kind: 'gift', category: 'x' },
      { 'finance.kind': 'not_allowed', 'finance.category': 'not_allowed' },
    ],
    ['a day that is none', { date: '2026-02-30' }, { 'finance.date': 'bad_date' }],
    ['what the server owns', { importId: newId() }, { 'finance.importId': 'unknown_field' }],
    [
      'a member of nobody, and an event that never was',
      { memberId: newId(), eventId: newId() },
      { 'finance.memberId': 'not_allowed', 'finance.eventId': 'not_allowed' },
    ],
  ])('%s', async (_what, over, fields) => {
    const answer = await ledger.add({ ...newFinance(), ...over })
    expect([answer.statusCode, answer.json().error]).toMatchObject([400, { code: 'invalid', fields }])
  })

  test("another group's member; a removed one of the group's own is fine", async () => {
    const elsewhere = financeFixture(server.app, await foundGroup(server.app))
    const answer = await ledger.add(newFinance({ memberId: await elsewhere.addMember() }))
    expect(answer.json().error.fields).toEqual({ 'finance.memberId': 'not_allowed' })
    const memberId = await ledger.addMember()
    await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${memberId}`)
    expect((await ledger.add(newFinance({ memberId }))).statusCode).toBe(201)
  })

  test("another group's event; a removed one of the group's own is fine", async () => {
    const elsewhere = financeFixture(server.app, await foundGroup(server.app))
    const answer = await ledger.add(newFinance({ eventId: await elsewhere.addEvent() }))
    expect(answer.json().error.fields).toEqual({ 'finance.eventId': 'not_allowed' })
    const eventId = await ledger.addEvent()
    await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${eventId}`)
    const kept = await ledger.stored({ eventId: eventId.toUpperCase() })
    expect(kept.eventId).toBe(eventId)
  })
})
