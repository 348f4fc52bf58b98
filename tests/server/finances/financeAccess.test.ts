import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import * as z from 'zod/mini'
import { financeFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const Method = z.enum(['GET', 'POST', 'DELETE'])
const adminsOnly = ['/finances/reopen-month']

async function financeCalls() {
  const { paths } = (await server.app.inject('/openapi.json')).json()
  return Object.entries<object>(paths)
    .filter(([path]) => path.startsWith('/finances/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [Method.parse(method.toUpperCase()), path] as const),
    )
}

test.each(['conductor', 'member', 'client'] as const)('a %s sees nothing of it, at any call', async (role) => {
  const person = await joinAs(server.app, admin, role)
  for (const [method, path] of await financeCalls()) {
    const answer = await callAs(server.app, person, method, `${path}?id=${newId()}`)
    expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 403, 'forbidden'])
  }
})

test('a treasurer may do all of it but what is an administrator’s', async () => {
  const person = await joinAs(server.app, admin, 'treasurer')
  for (const [method, path] of await financeCalls()) {
    const answer = await callAs(server.app, person, method, `${path}?id=${newId()}`)
    expect([path, answer.statusCode === 403]).toEqual([path, adminsOnly.includes(path)])
  }
})

test("another group's entries are not found, not listed, not counted, and not changed", async () => {
  const here = financeFixture(server.app, admin)
  const there = financeFixture(server.app, await foundGroup(server.app))
  const theirs = await there.stored({ amount: 123 })
  expect((await here.find(theirs.id)).statusCode).toBe(404)
  expect((await here.remove(theirs.id)).statusCode).toBe(404)
  expect((await here.get(`/finances/history?id=${theirs.id}`)).statusCode).toBe(404)
  expect((await here.add({ ...theirs, amount: 5 })).statusCode).toBe(404)
  expect(await here.all()).toEqual([])
  expect((await here.list()).total).toBe(0)
  expect(await here.balance()).toMatchObject({ balance: 0, income: 0 })
  const ours = await here.stored({ id: theirs.id, amount: 7 })
  expect((await there.find(theirs.id)).json().finance).toEqual(theirs)
  expect((await here.find(ours.id)).json().finance.amount).toBe(7)
  expect([(await here.balance()).balance, (await there.balance()).balance]).toEqual([7, 123])
})
