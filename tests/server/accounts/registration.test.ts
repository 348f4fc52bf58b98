import { afterEach, expect, test } from 'vitest'
import { outcomeOf } from './secondFactorFixture'
import { foundGroup, joinAs, newPerson, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

afterEach(() => server.close())

const open = async (registration: 'open' | 'invite' | 'first') => {
  server = await createTestServer({ config: { registration } })
}
const found = () => {
  const group = { name: 'Coral de Teste', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  return server.app.inject({ method: 'POST', url: '/auth/register', payload: { ...newPerson(), group } })
}
const start = async () => (await server.app.inject('/auth/start')).json()

test('the first who comes founds a group, whoever follows needs an invitation', async () => {
  await open('first')
  await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
  expect(await start()).toEqual({ isEmpty: true })
  const admin = await foundGroup(server.app)
  expect(await start()).toEqual({ isEmpty: false, isClosed: true })
  expect(outcomeOf(await found())).toBe('403 registration_closed')
  expect((await joinAs(server.app, admin, 'conductor')).userData.role).toBe('conductor')
})

test('of several who come first at once one founds a group', async () => {
  await open('first')
  expect(tally(await Promise.all([found(), found(), found(), found()]))).toEqual({ 201: 1, 403: 3 })
})

test('where people come by invitation alone nobody founds the first group either', async () => {
  await open('invite')
  expect(await start()).toEqual({ isEmpty: true, isClosed: true })
  expect(outcomeOf(await found())).toBe('403 registration_closed')
})

test('where it is open anybody founds groups', async () => {
  await open('open')
  expect(tally([await found(), await found()])).toEqual({ 201: 2 })
  expect(await start()).toEqual({ isEmpty: false })
})
