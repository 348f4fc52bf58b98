import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacyRepository } from '../../../../server/areas/privacy/privacyRepository'
import { callAs, foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { dayIn, inDays, replyFixture } from './replyFixture'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function newMember() {
  const admin = await foundGroup(server.app)
  const replies = replyFixture(server.app, admin)
  const member = await replies.member('Zuleica Prado')
  const link = await replies.link(member.id)
  const event = await replies.event()
  await replies.answer(link, event.id, 'maybe', 'Talvez')
  await replies.away(link, dayIn(20), dayIn(21), { reason: 'Cirurgia' })
  return { admin, replies, member, link, event, groupId: admin.userData.group.id }
}

const count = async (table: string, groupId: string) =>
  (await server.pool.query(`select 1 from ${table} where group_id = $1`, [groupId])).rowCount

test('a member’s data say what they answered and when they are away', async () => {
  const { replies, member, event } = await newMember()
  const { data } = (await replies.get(`/members/find-member-data?id=${member.id}`)).json()
  expect(data.replies).toMatchObject([{ eventId: event.id, start: event.start, answer: 'maybe', reason: 'Talvez' }])
  expect(data.absences).toEqual([{ firstDay: dayIn(20), lastDay: dayIn(21), reason: 'Cirurgia' }])
})

test('of who is erased no reason, absence or link is left', async () => {
  const { admin, replies, member, link, groupId } = await newMember()
  const former = (await replies.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  const { id, version } = former
  expect(
    (await callAs(server.app, admin, 'POST', '/members/erase-member', { member: { id, version } })).statusCode,
  ).toBe(200)
  expect([await count('absences', groupId), await count('member_links', groupId)]).toEqual([0, 0])
  const { rows } = await server.pool.query('select answer, reason from replies where group_id = $1', [groupId])
  expect(rows).toEqual([{ answer: 'maybe', reason: null }])
  expect((await replies.byLink(link, 'GET', '/replies/my-page')).statusCode).toBe(410)
})

test('members and events that are deleted for good take with them what was answered', async () => {
  const { replies, member, event, groupId } = await newMember()
  await replies.deputy(event.id)
  const { group } = (await replies.get('/group/settings')).json()
  await replies.post('/group/settings', { group: { ...group, purgeMonths: 1 } })
  await replies.del(`/members/remove-member?id=${member.id}`)
  await replies.calendar.remove(event.id)
  expect(await privacyRepository(server.db).purge(groupId, new Date(inDays(90)))).toBe(2)
  const tables = ['replies', 'absences', 'member_links', 'deputies', 'events', 'members']
  expect(await Promise.all(tables.map((table) => count(table, groupId)))).toEqual(tables.map(() => 0))
})
