import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { birthdayRepository } from '../../../server/areas/members/birthdays'
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

async function addMember(name: string, birthDate: string | undefined, over: object = {}): Promise<string> {
  const member = { id: newId(), name, section: 'brass', status: 'active', birthDate, ...over }
  const answer = await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return member.id
}

test('the birthdays of seven days, soonest first, of who is here', async () => {
  await addMember('Today', '1980-02-26')
  await addMember('Álvares', '1990-02-27')
  await addMember('ana', '1991-02-27', { status: 'on_leave' })
  await addMember('Leap', '1988-02-29')
  await addMember('First', '1970-03-01')
  await addMember('Last day', '1970-03-04')
  await addMember('Too late', '1970-03-05')
  await addMember('Yesterday', '1970-02-25')
  await addMember('Left', '1970-02-27', { status: 'former' })
  await addMember('Unknown', undefined)
  const removed = await addMember('Removed', '1970-02-27')
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${removed}`)
  const birthdays = birthdayRepository(server.db)
  const on = async (now: string) => {
    const list = await birthdays.list(admin.userData.group.id, 'America/Sao_Paulo', new Date(now))
    return list.birthdays.map(({ name, date }) => [name, date])
  }
  // In São Paulo it is still the 26th.
  expect(await on('2026-02-27T02:00:00Z')).toEqual([
    ['Today', '2026-02-26'],
    ['Álvares', '2026-02-27'],
    ['ana', '2026-02-27'],
    ['First', '2026-03-01'],
    ['Leap', '2026-03-01'],
    ['Last day', '2026-03-04'],
  ])
  expect((await on('2028-02-27T02:00:00Z')).slice(3)).toEqual([
    ['Leap', '2028-02-29'],
    ['First', '2028-03-01'],
  ])
  expect(await on('2026-12-28T12:00:00Z')).toEqual([])
})

test('are for who may read members', async () => {
  const [conductor, member] = [await joinAs(server.app, admin, 'conductor'), await joinAs(server.app, admin, 'member')]
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  const born = today.slice(5) === '02-29' ? `1984-${today.slice(5)}` : `1985-${today.slice(5)}`
  const memberId = await addMember('Hoje', born)
  const answer = await callAs(server.app, conductor, 'GET', '/members/list-birthdays')
  expect(answer.json().birthdays).toContainEqual({ memberId, name: 'Hoje', section: 'brass', date: today })
  expect((await callAs(server.app, member, 'GET', '/members/list-birthdays')).statusCode).toBe(403)
  const elsewhere = await foundGroup(server.app)
  expect((await callAs(server.app, elsewhere, 'GET', '/members/list-birthdays')).json()).toEqual({ birthdays: [] })
})
