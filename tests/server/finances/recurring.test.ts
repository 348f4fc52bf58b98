import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Proposal, RecurringFinance, RecurringList } from '@contract/finances/recurring'
import { addDays } from '@contract/days'
import { firstDayOf, lastDayOf, monthOf, todayIn } from '../../../server/platform/time/days'
import { recurringAhead } from '../../../server/areas/finances/recurring/recurringAhead'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
const today = todayIn('America/Sao_Paulo')
/** On the first of the month, so that a month's day has come whatever day it is. */
const thisMonth = firstDayOf(monthOf(today))
const lastMonth = firstDayOf(monthOf(addDays(thisMonth, -1)))

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
})

const rent = (over: object = {}) => ({
  id: newId(),
  kind: 'expense',
  amount: 80_000,
  description: 'Aluguel',
  category: 'venue',
  rhythm: 'monthly',
  firstOn: lastMonth,
  lastOn: thisMonth,
  status: 'paid',
  method: 'transfer',
  ...over,
})
const save = (recurring: object) => ledger.post('/finances/add-recurring', { recurring })
const stored = async (over: object = {}): Promise<RecurringFinance> => (await save(rent(over))).json().recurring
const remove = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-recurring?id=${id}`)
const proposals = async (): Promise<Proposal[]> => (await ledger.read('/finances/list-proposals')).proposals
const list = (): Promise<RecurringList> => ledger.read('/finances/list-recurring')
const book = ({ recurringId, period, finance }: Proposal, over: object = {}) =>
  ledger.post('/finances/book-recurring', {
    booking: { recurringId, period, finance: { id: newId(), ...finance, ...over } },
  })
const skip = ({ recurringId, period }: Proposal, call = 'skip') =>
  ledger.post(`/finances/${call}-recurring`, { skip: { recurringId, period } })
const days = async () => (await proposals()).map(({ finance }) => finance.date)
const first = async (): Promise<Proposal> => {
  const [proposal] = await proposals()
  if (proposal === undefined) throw new Error('nothing is proposed')
  return proposal
}
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code

describe('a recurring entry', () => {
  test('is kept, changed, removed and brought back, and all of it is on record', async () => {
    const body = rent()
    expect([(await save(body)).statusCode, (await save(body)).statusCode]).toEqual([201, 200])
    const changed = { ...body, amount: 85_000, version: 1 }
    expect((await save(changed)).json().recurring).toEqual({ ...changed, version: 2 })
    expect((await save(changed)).statusCode).toBe(409)
    expect([(await remove(body.id)).statusCode, (await remove(body.id)).statusCode]).toEqual([200, 404])
    expect([(await list()).recurring, await proposals()]).toEqual([[], []])
    expect((await save({ ...changed, version: 2 })).statusCode).toBe(200)
    const { entries } = (await ledger.read(`/audit/list-entries?config[subjectId]=${body.id}`)) as {
      entries: { action: string; before?: object; after?: object }[]
    }
    expect(entries.map(({ action }) => action)).toEqual([
      'recurring_restored',
      'recurring_removed',
      'recurring_changed',
      'recurring_added',
    ])
    expect(entries[2]).toMatchObject({ before: { amount: 80_000 }, after: { amount: 85_000 } })
  })

  test('says at the field what cannot be', async () => {
    const fieldsOf = async (over: object) => (await save(rent(over))).json().error.fields
    expect(await fieldsOf({ category: 'opening' })).toEqual({ 'recurring.category': 'not_allowed' })
    expect(await fieldsOf({ lastOn: '2001-01-01' })).toEqual({ 'recurring.lastOn': 'not_allowed' })
    expect(await fieldsOf({ memberId: newId() })).toEqual({ 'recurring.memberId': 'not_allowed' })
    expect(await fieldsOf({ accountId: newId() })).toEqual({ 'recurring.accountId': 'not_allowed' })
  })

  test('is nothing that a conductor sees', async () => {
    const conductor = await joinAs(server.app, admin, 'conductor')
    const calls = ['list-recurring', 'list-proposals']
    for (const call of calls)
      expect((await callAs(server.app, conductor, 'GET', `/finances/${call}`)).statusCode).toBe(403)
    expect((await callAs(server.app, conductor, 'GET', '/home/overview')).json().proposals).toBeUndefined()
  })
})

describe('a proposal', () => {
  test('is made for each day that has come or is near, and booked as an ordinary entry of that day', async () => {
    const memberId = await ledger.addMember()
    await stored({ memberId, notes: 'Contrato 12' })
    expect(await days()).toEqual([lastMonth, thisMonth])
    const proposal = await first()
    const answer = await book(proposal)
    expect(answer.statusCode).toBe(201)
    const { finance } = answer.json()
    expect(finance).toMatchObject({
      kind: 'expense',
      amount: 80_000,
      category: 'venue',
      date: lastMonth,
      status: 'paid',
      method: 'transfer',
      memberId,
      notes: 'Contrato 12',
      version: 1,
    })
    expect((await ledger.find(finance.id)).json().finance).toEqual(finance)
    expect((await ledger.balance()).expense).toBe(80_000)
    expect(await days()).toEqual([thisMonth])
    expect((await ledger.read('/home/overview')).proposals).toBe(1)
  })

  test('is pending and due on its day while that is ahead, and not made for days that are far', async () => {
    const soon = addDays(today, 14)
    await stored({ rhythm: 'yearly', firstOn: soon, lastOn: undefined })
    await stored({ rhythm: 'yearly', firstOn: addDays(today, 15), lastOn: undefined, description: 'Seguro' })
    const { finance } = await first()
    expect([await days(), finance.status, finance.dueDate, finance.method]).toEqual([
      [soon],
      'pending',
      soon,
      undefined,
    ])
    expect((await list()).recurring.map(({ next }) => next)).toEqual([soon, addDays(today, 15)])
  })

  test('is not made twice: not when the day is moved, not by two who book at once; a removed entry gives it back', async () => {
    const { id } = await stored({ lastOn: lastDayOf(monthOf(lastMonth)) })
    const proposal = await first()
    const answers = await Promise.all([book(proposal), book(proposal), book(proposal), book(proposal)])
    expect(tally(answers)).toEqual({ 201: 1, 409: 3 })
    const [kept] = await ledger.all()
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().error.current.id).toBe(kept?.id)
    expect((await save(rent({ id, version: 1, firstOn: `${lastMonth.slice(0, 8)}09` }))).statusCode).toBe(200)
    expect(await days()).not.toContain(`${lastMonth.slice(0, 8)}09`)
    await ledger.remove(kept?.id ?? '')
    const again = (await proposals()).find(({ period }) => period === lastMonth)
    if (again === undefined) throw new Error('not proposed again')
    expect((await book(again)).statusCode).toBe(201)
    expect(codeOf(await ledger.add({ ...kept }))).toBe('conflict')
    expect((await ledger.all()).length).toBe(1)
  })

  test('booked under the same id again is the same entry', async () => {
    await stored()
    const id = newId()
    const proposal = await first()
    expect([(await book(proposal, { id })).statusCode, (await book(proposal, { id })).statusCode]).toEqual([201, 200])
    expect(codeOf(await book(proposal, { id, amount: 1 }))).toBe('conflict')
  })

  test('is skipped, which is remembered, and taken up again', async () => {
    await stored()
    const proposal = await first()
    expect([(await skip(proposal)).statusCode, (await skip(proposal)).statusCode]).toEqual([200, 200])
    expect(await days()).toEqual([thisMonth])
    expect(codeOf(await book(proposal))).toBe('conflict')
    expect((await list()).recurring[0]).toMatchObject({
      next: thisMonth,
      skipped: [{ period: proposal.period, date: lastMonth }],
    })
    expect((await skip(proposal, 'unskip')).statusCode).toBe(200)
    expect(await days()).toEqual([lastMonth, thisMonth])
    await book(proposal)
    expect(codeOf(await skip(proposal))).toBe('conflict')
    expect((await skip({ ...proposal, period: addDays(proposal.period, 1) })).json().error.fields).toEqual({
      'skip.period': 'not_allowed',
    })
  })

  test('of a closed month is booked on a day of an open one', async () => {
    await stored()
    await ledger.stored({ date: lastMonth })
    await ledger.post('/finances/close-month', { month: monthOf(lastMonth) })
    const proposal = await first()
    expect(codeOf(await book(proposal))).toBe('month_closed')
    expect((await book(proposal, { date: thisMonth, amount: 81_000 })).statusCode).toBe(201)
    expect((await proposals()).map(({ period }) => period)).toEqual([thisMonth])
  })
})

test('what lies ahead is told to whoever forecasts: neither what is booked nor what was skipped', async () => {
  const { id } = await stored({ lastOn: undefined })
  const [booked, skipped] = await proposals()
  if (booked === undefined || skipped === undefined) throw new Error('nothing is proposed')
  await book(booked)
  await skip(skipped)
  const [second, third] = [addDays(lastDayOf(monthOf(today)), 1), addDays(lastDayOf(monthOf(today)), 32)]
  const until = firstDayOf(monthOf(third))
  const ahead = await recurringAhead(server.db, admin.userData.group.id, { today, until })
  const line = { recurringId: id, kind: 'expense', category: 'venue', amount: 80_000, description: 'Aluguel' }
  expect(ahead).toEqual([
    { ...line, date: second },
    { ...line, date: until },
  ])
})

test('an erased person’s recurring entries come no more; what was removed is deleted for good in time', async () => {
  const memberId = await ledger.addMember({ name: 'Ana Lima', status: 'former' })
  const own = await stored({ memberId, description: 'Ajuda de custo de Ana Lima', notes: 'Conta 1' })
  await stored({ description: 'Transporte com Ana Lima' })
  expect((await ledger.read(`/members/find-member-data?id=${memberId}`)).data.recurring).toMatchObject([
    { description: own.description, amount: own.amount, rhythm: 'monthly', notes: 'Conta 1' },
  ])
  const member = { id: memberId, version: 1 }
  expect((await ledger.post('/members/erase-member', { member })).statusCode).toBe(200)
  expect((await list()).recurring.map(({ recurring }) => recurring.description)).toEqual(['Transporte com —'])
  const stillThere = async () => {
    const text = 'select description, notes from recurring_finances where group_id = $1 and deleted_at is not null'
    return (await server.pool.query(text, [admin.userData.group.id])).rows
  }
  expect(await stillThere()).toEqual([{ description: 'Ajuda de custo de —', notes: null }])
  const { group } = await ledger.read('/group/settings')
  await ledger.post('/group/settings', { group: { ...group, purgeMonths: 12 } })
  const later = new Date()
  later.setUTCFullYear(later.getUTCFullYear() + 2)
  await privacyRepository(server.db).purge(admin.userData.group.id, later)
  expect(await stillThere()).toEqual([])
})
