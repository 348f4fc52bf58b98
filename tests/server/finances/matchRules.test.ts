import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchRule } from '@contract/finances/matchRules'
import { financeFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

async function newGroup() {
  const admin = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  return {
    ledger,
    save: (rule: object) => ledger.post('/finances/add-match-rule', { rule: { id: newId(), ...rule } }),
    remove: (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-match-rule?id=${id}`),
    list: async (): Promise<MatchRule[]> => (await ledger.read('/finances/list-match-rules')).rules,
  }
}

test('the first rule that a line meets says what it is, in an order that can be changed', async () => {
  const { ledger, save, list } = await newGroup()
  const first: MatchRule = (await save({ contains: 'enel', category: 'venue' })).json().rule
  const second: MatchRule = (await save({ contains: 'Enel São', amount: -900, category: 'other' })).json().rule
  const lines = [
    { date: '2026-11-05', amount: -900, description: 'DEBITO ENEL SAO PAULO' },
    { date: '2026-11-05', amount: -800, description: 'ENEL 12' },
  ]
  const categories = async () => {
    const { lines: matched } = (await ledger.post('/finances/match-lines', { lines })).json()
    return matched.map(({ offers: [offer] }: { offers: { category: string }[] }) => offer?.category)
  }
  expect(await categories()).toEqual(['venue', 'venue'])
  const ids = [second.id, first.id]
  expect((await ledger.post('/finances/order-match-rules', { ids })).json().rules).toEqual([second, first])
  expect(await categories()).toEqual(['other', 'venue'])
  expect((await ledger.post('/finances/order-match-rules', { ids: [first.id] })).statusCode).toBe(409)
  expect(await list()).toEqual([second, first])
})

test('a rule that names a member finds what that member owes, whoever paid', async () => {
  const { ledger, save } = await newGroup()
  const memberId = await ledger.addMember({ name: 'Ana Lima' })
  const due = await ledger.stored({ memberId, status: 'pending', dueDate: '2026-11-10' })
  await save({ counterparty: 'Padaria do Zé', memberId })
  const lines = [{ date: '2026-11-05', amount: 5000, description: 'PIX', counterparty: 'PADARIA DO ZE' }]
  const answer = (await ledger.post('/finances/match-lines', { lines })).json()
  expect(answer.lines[0].offers[0]).toMatchObject({ kind: 'due', certainty: 'certain', finances: [{ id: due.id }] })
})

test('a rule is tried on the past, needs something to meet and to say, and comes back after its removal', async () => {
  const { ledger, save, remove, list } = await newGroup()
  await ledger.stored({ kind: 'expense', category: 'venue', description: 'Conta Enel' })
  await ledger.stored({ kind: 'expense', category: 'other', description: 'ENEL março' })
  await ledger.stored({ description: 'Mensalidade' })
  const rule = { id: newId(), contains: 'enel', category: 'venue' }
  expect((await ledger.post('/finances/try-match-rule', { rule })).json()).toMatchObject({
    met: 2,
    others: 1,
    lines: [
      { description: 'ENEL março', category: 'other', amount: -5000, date: '2026-03-10', times: 1, isOther: true },
      { description: 'Conta Enel', isOther: false },
    ],
  })
  expect((await save({ category: 'venue' })).json().error.fields).toEqual({ 'rule.contains': 'required' })
  expect((await save({ contains: 'enel' })).json().error.fields).toEqual({ 'rule.category': 'required' })
  expect((await save({ contains: 'x', memberId: newId() })).json().error.fields).toEqual({
    'rule.memberId': 'not_allowed',
  })
  expect([(await save(rule)).statusCode, (await save(rule)).statusCode]).toEqual([201, 200])
  expect([(await remove(rule.id)).statusCode, (await remove(rule.id)).statusCode]).toEqual([200, 404])
  expect(await list()).toEqual([])
  expect((await save({ ...rule, version: 1 })).json().rule).toEqual({ ...rule, version: 2 })
  expect((await save({ ...rule, version: 1, notes: 'x' })).statusCode).toBe(409)
})

test('what became of rules is on record', async () => {
  const { ledger, save, remove } = await newGroup()
  const one: MatchRule = (await save({ contains: 'enel', category: 'venue' })).json().rule
  const other: MatchRule = (await save({ counterparty: 'Padaria', category: 'other' })).json().rule
  await ledger.post('/finances/add-match-rule', { rule: { ...one, category: 'other' } })
  await ledger.post('/finances/order-match-rules', { ids: [other.id, one.id] })
  await remove(other.id)
  await ledger.post('/finances/add-match-rule', { rule: other })
  const { entries } = (await ledger.read('/audit/list-entries?config[subjectType]=match_rule')) as {
    entries: { action: string; subjectName?: string; before?: object; after?: object }[]
  }
  expect(entries.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['match_rule_restored', 'Padaria'],
    ['match_rule_removed', 'Padaria'],
    ['match_rules_ordered', undefined],
    ['match_rule_changed', 'enel'],
    ['match_rule_added', 'Padaria'],
    ['match_rule_added', 'enel'],
  ])
  expect(entries[3]).toMatchObject({ before: { category: 'venue' }, after: { category: 'other' } })
})

test('a rule may name an own category, offers it, and is tried on it; one that is gone is offered no more', async () => {
  const { ledger, save, list } = await newGroup()
  const bar = { id: newId(), name: 'Bar', category: 'tickets' }
  await ledger.post('/finances/add-subcategory', { subcategory: bar })
  const wrong = await save({ contains: 'bar', category: 'venue', subcategoryId: bar.id })
  expect(wrong.json().error.fields).toEqual({ 'rule.subcategoryId': 'not_allowed' })
  const without = await save({ contains: 'bar', subcategoryId: bar.id })
  expect(without.json().error.fields).toMatchObject({ 'rule.category': 'required' })
  const rule: MatchRule = (await save({ contains: 'bar', category: 'tickets', subcategoryId: bar.id })).json().rule
  expect(rule.subcategoryId).toBe(bar.id)

  await ledger.stored({ category: 'tickets', description: 'Bar de maio' })
  const { met, others } = (await ledger.post('/finances/try-match-rule', { rule })).json()
  expect([met, others]).toEqual([1, 1])

  const line = { date: '2026-11-05', amount: 900, description: 'PIX BAR' }
  const offered = async () => {
    const { lines } = (await ledger.post('/finances/match-lines', { lines: [line] })).json()
    return lines[0].offers[0]
  }
  expect(await offered()).toMatchObject({ kind: 'rule', category: 'tickets', subcategoryId: bar.id })

  await ledger.post('/finances/add-subcategory', { subcategory: { ...bar, category: 'donation', version: 1 } })
  expect(await offered()).not.toHaveProperty('subcategoryId')
  expect((await list())[0]).not.toHaveProperty('subcategoryId')
  const decision = { kind: 'new', id: newId(), category: 'tickets', subcategoryId: bar.id }
  const batch = { id: newId(), fileName: 'b.ofx', lines: [{ line, decision }] }
  const refused = await ledger.post('/finances/import-matched', { import: batch })
  expect(refused.json().error.fields).toEqual({ 'import.lines.0.decision.subcategoryId': 'not_allowed' })
  const fitting = { ...batch, lines: [{ line, decision: { ...decision, category: 'donation' } }] }
  expect((await ledger.post('/finances/import-matched', { import: fitting })).statusCode).toBe(201)
  expect((await ledger.read(`/finances/find-finance?id=${decision.id}`)).finance.subcategoryId).toBe(bar.id)
})
