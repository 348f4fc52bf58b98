import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { newEvent } from '../calendar/events/calendarFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, invite, joinAs } from '../support/factories'

let server: TestServer
let here: SignedIn
let there: SignedIn
let theirMember: { id: string; name: string; section: string; status: string }
const theirEvent = newEvent({ title: 'Theirs' })
let theirUser: SignedIn
let theirInvitation: string

beforeAll(async () => {
  server = await createTestServer()
  here = await foundGroup(server.app)
  there = await foundGroup(server.app)
  theirMember = { id: newId(), name: 'Theirs', section: 'brass', status: 'active' }
  await callAs(server.app, there, 'POST', '/members/add-member', { member: theirMember })
  await callAs(server.app, there, 'POST', '/calendar/add-event', { event: theirEvent })
  theirUser = await joinAs(server.app, there, 'treasurer')
  theirInvitation = (await invite(server.app, there, 'member')).invitation.id
})

afterAll(() => server.close())

test("another group's record is not found, for its administrator's equal here too", async () => {
  const calls = [
    ['GET', `/members/find-member?id=${theirMember.id}`],
    ['DELETE', `/members/remove-member?id=${theirMember.id}`],
    ['POST', '/members/add-member', { member: { ...theirMember, version: 1 } }],
    ['GET', `/calendar/find-event?id=${theirEvent.id}`],
    ['DELETE', `/calendar/remove-event?id=${theirEvent.id}&scope=all`],
    ['POST', '/calendar/add-event', { event: { ...theirEvent, version: 1 } }],
    ['POST', '/calendar/update-event', { event: { ...theirEvent, version: 1 }, scope: 'all' }],
    ['POST', '/calendar/add-events', { events: [newEvent(), { ...theirEvent, version: 1 }] }],
    ['POST', '/calendar/remove-events', { ids: [theirEvent.id] }],
    ['POST', '/users/update-role', { id: theirUser.userData.id, role: 'client' }],
    ['DELETE', `/users/remove-user?id=${theirUser.userData.id}`],
    ['DELETE', `/users/remove-invitation?id=${theirInvitation}`],
    ['POST', '/group/settings', { group: { ...there.userData.group, version: 1 } }],
  ] as const
  for (const [method, url, body] of calls) {
    const answer = await callAs(server.app, here, method, url, body)
    expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'not_found'])
  }
})

test('nothing of it was changed, and nothing of it is listed', async () => {
  const theirs = await callAs(server.app, there, 'GET', `/members/find-member?id=${theirMember.id}`)
  expect(theirs.json()).toEqual({ member: { ...theirMember, version: 1 } })
  const event = await callAs(server.app, there, 'GET', `/calendar/find-event?id=${theirEvent.id}`)
  expect(event.json()).toEqual({ event: { ...theirEvent, version: 1 } })
  expect((await callAs(server.app, here, 'GET', '/calendar/list-events')).json()).toEqual([])
  expect((await callAs(server.app, here, 'GET', '/calendar/all-events')).json()).toEqual([])
  expect((await callAs(server.app, there, 'GET', '/users/list-invitations')).json().invitations).toHaveLength(1)
  expect((await callAs(server.app, theirUser, 'GET', '/members/all-members')).json()).toHaveLength(1)
  expect((await callAs(server.app, here, 'GET', '/members/list-members')).json().total).toBe(0)
  expect((await callAs(server.app, here, 'GET', '/members/count-members')).json().total).toBe(0)
  expect((await callAs(server.app, here, 'GET', '/members/all-members')).json()).toEqual([])
  expect((await callAs(server.app, here, 'GET', '/users/list-users')).json().total).toBe(1)
  expect((await callAs(server.app, here, 'GET', '/users/list-invitations')).json()).toEqual({ invitations: [] })
})

test('an event, and a series, may stand in two groups under one id', async () => {
  const repeat = { freq: 'daily', interval: 1, count: 2 }
  const made = await callAs(server.app, here, 'POST', '/calendar/add-event', { event: theirEvent, repeat })
  expect([made.statusCode, made.json().events.length]).toEqual([201, 2])
  await callAs(server.app, here, 'DELETE', `/calendar/remove-event?id=${theirEvent.id}&scope=all`)
  const theirs = await callAs(server.app, there, 'GET', '/calendar/all-events')
  expect(theirs.json()).toEqual([{ ...theirEvent, version: 1 }])
})

test('one id may stand in two groups, each with its own record', async () => {
  const ours = { ...theirMember, name: 'Ours' }
  expect((await callAs(server.app, here, 'POST', '/members/add-member', { member: ours })).statusCode).toBe(201)
  await callAs(server.app, here, 'DELETE', `/members/remove-member?id=${ours.id}`)
  const theirs = await callAs(server.app, there, 'GET', `/members/find-member?id=${ours.id}`)
  expect(theirs.json().member.name).toBe('Theirs')
})

test('the group is never read from the request', async () => {
  const groupId = there.userData.group.id
  const listed = await callAs(server.app, here, 'GET', `/members/list-members?groupId=${groupId}`)
  expect(listed.json().error.fields).toEqual({ groupId: 'unknown_field' })
  const member = { ...theirMember, id: newId(), groupId }
  expect((await callAs(server.app, here, 'POST', '/members/add-member', { member })).statusCode).toBe(400)
})
