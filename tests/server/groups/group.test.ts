import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { financeFixture } from '../finances/financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, signIn, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const read = async () => (await callAs(server.app, admin, 'GET', '/group/settings')).json().group
const save = (group: object) => callAs(server.app, admin, 'POST', '/group/settings', { group })

test('the settings are read, and saved under the version that was read', async () => {
  const group = await read()
  expect(group).toEqual({ ...admin.userData.group, auditMonths: 24, version: 1 })
  const changed = { ...group, name: 'Orquestra Nova', currency: 'EUR', timeZone: 'Europe/Lisbon', seasonMonth: 9 }
  const answer = await save(changed)
  expect([answer.statusCode, answer.json()]).toEqual([200, { group: { ...changed, version: 2 } }])
  expect(await read()).toEqual({ ...changed, version: 2 })
  const signedIn = await signIn(server.app, admin.userData.email)
  expect(signedIn.json().userData.group).toMatchObject({ name: 'Orquestra Nova', currency: 'EUR', seasonMonth: 9 })
})

test('the region of its dates is told where there is one, and is kept by who does not know of it', async () => {
  const group = await read()
  expect(group).not.toHaveProperty('region')
  const chosen = (await save({ ...group, region: 'CH' })).json().group
  expect(chosen.region).toBe('CH')
  expect((await signIn(server.app, admin.userData.email)).json().userData.group.region).toBe('CH')
  const { region: _region, ...unknowing } = chosen
  const kept = (await save(unknowing)).json().group
  expect(kept.region).toBe('CH')
  const refused = await save({ ...kept, region: 'Schweiz' })
  expect(refused.json().error.fields).toEqual({ 'group.region': 'bad_country' })
  const usual = (await save({ ...kept, region: 'usual' })).json().group
  expect(usual).not.toHaveProperty('region')
  expect((await signIn(server.app, admin.userData.email)).json().userData.group).not.toHaveProperty('region')
})

test('another version is a conflict that shows what is stored; of many at once one wins', async () => {
  const group = await read()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, writer) => save({ ...group, name: `W${writer}` })))
  expect(tally(answers)).toEqual({ 200: 1, 409: 5 })
  const late = await save(group)
  expect(late.json().error).toMatchObject({ code: 'conflict', current: await read() })
})

test('another group is not found, and what is no group is refused', async () => {
  const group = await read()
  expect((await save({ ...group, id: newId() })).statusCode).toBe(404)
  const answer = await save({ ...group, currency: 'reais', timeZone: '', createdAt: 'now' })
  expect(answer.json().error.fields).toEqual({
    'group.currency': 'bad_currency',
    'group.timeZone': 'bad_time_zone',
    'group.createdAt': 'unknown_field',
  })
})

test('a currency of other decimals is refused once there is an entry: its amount would be another', async () => {
  const change = async (currency: string) => {
    const answer = await save({ ...(await read()), currency })
    return answer.statusCode === 200 ? answer.json().group.currency : answer.json().error.fields
  }
  expect(await change('JPY')).toBe('JPY')
  expect(await change('BRL')).toBe('BRL')
  const ledger = financeFixture(server.app, admin)
  const { id } = await ledger.stored({ amount: 1234 })
  const refused = { 'group.currency': 'other_decimals' }
  expect([await change('JPY'), await change('KWD'), await change('EUR')]).toEqual([refused, refused, 'EUR'])
  // It can come back.
  await ledger.remove(id)
  expect(await change('JPY')).toEqual(refused)
})
