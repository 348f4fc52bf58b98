import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { calendarFixture } from '../calendar/events/calendarFixture'
import { financeFixture } from '../finances/financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { PASSWORD, callAs, foundGroup, headersOf, invite, joinAs, newPerson, signIn } from '../support/factories'
import { actionsOf, auditOf } from './auditFixture'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})

beforeEach(async () => {
  admin = await foundGroup(server.app, newPerson({ name: 'Érica' }))
})

afterAll(() => server.close())

const post = (url: string, payload: object) => callAs(server.app, admin, 'POST', url, payload)
const del = (url: string) => callAs(server.app, admin, 'DELETE', url)
const newest = async () => (await auditOf(server.app, admin))[0]
/** Since the group was founded, which left two entries. */
const actions = async () => (await actionsOf(server.app, admin)).slice(2)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

test('the founding is recorded, with who, when, from where and by which call', async () => {
  const [signedIn, founded] = await auditOf(server.app, admin)
  const { id, name } = admin.userData.group
  expect(founded).toMatchObject({
    action: 'group_founded',
    actorId: admin.userData.id,
    actorName: 'Érica',
    subjectType: 'group',
    subjectId: id,
    subjectName: name,
    isSubjectThere: false,
    address: '127.0.0.1',
    after: { name, currency: 'BRL', timeZone: 'America/Sao_Paulo' },
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(founded?.requestId).toBe(signedIn?.requestId)
  expect(Date.now() - Date.parse(founded?.at ?? '')).toBeLessThan(60_000)
})

test('a member’s fields are kept as they were and became, the changed ones alone', async () => {
  const id = newId()
  const headers = { ...headersOf(admin), 'user-agent': FIREFOX }
  const member = { id, name: 'Ana', section: 'brass', status: 'active', phone: '+55 12 90000-0001' }
  await server.app.inject({ method: 'POST', url: '/members/add-member', headers, payload: { member } })
  const { id: _id, ...fields } = member
  expect(await newest()).toMatchObject({
    action: 'member_added',
    subjectName: 'Ana',
    after: fields,
    device: 'Firefox, Windows',
  })
  const { phone: _phone, ...rest } = member
  const changed = { ...rest, status: 'on_leave', version: 1 }
  await post('/members/add-member', { member: changed })
  const change = await newest()
  expect(change).toMatchObject({ action: 'member_changed', subjectId: id, isSubjectThere: true })
  expect([change?.before, change?.after]).toEqual([
    { status: 'active', phone: '+55 12 90000-0001' },
    { status: 'on_leave' },
  ])
  await post('/members/add-member', { member: { ...changed, version: 2 } })
  await del(`/members/remove-member?id=${id}`)
  expect(await newest()).toMatchObject({ action: 'member_removed', before: { name: 'Ana' }, isSubjectThere: false })
  await post('/members/add-member', { member: { ...changed, version: 3 } })
  expect(await newest()).toMatchObject({ action: 'member_restored', after: { name: 'Ana', status: 'on_leave' } })
  // The replace that changed nothing is not among them.
  expect(await actions()).toEqual(['added', 'changed', 'removed', 'restored'].map((word) => `member_${word} Ana`))
})

test('roles, invitations and accounts', async () => {
  const person = newPerson({ name: 'Téo' })
  const teo = await joinAs(server.app, admin, 'member', person)
  await post('/users/update-role', { id: teo.userData.id, role: 'treasurer' })
  expect(await newest()).toMatchObject({
    actorName: 'Érica',
    subjectId: teo.userData.id,
    before: { role: 'member' },
    after: { role: 'treasurer' },
    isSubjectThere: true,
  })
  const { invitation } = await invite(server.app, admin, 'conductor')
  await post('/users/invite', { invitation: { id: invitation.id, role: 'conductor' } })
  await del(`/users/remove-invitation?id=${invitation.id}`)
  await del(`/users/remove-user?id=${teo.userData.id}`)
  expect(await newest()).toMatchObject({ before: { role: 'treasurer', email: person.email }, isSubjectThere: false })
  expect(await actions()).toEqual([
    'invitation_made',
    'user_joined Téo',
    'signed_in Téo',
    'user_role_changed Téo',
    'invitation_made',
    'invitation_renewed',
    'invitation_removed',
    'user_removed Téo',
  ])
})

test('coming and going, without what was typed', async () => {
  const { email } = admin.userData
  await signIn(server.app, email)
  await signIn(server.app, email, 'a guess of somebody')
  await vi.waitFor(async () => expect((await newest())?.action).toBe('sign_in_failed'))
  const failed = await newest()
  expect(failed).toMatchObject({ subjectId: admin.userData.id, subjectName: 'Érica', address: '127.0.0.1' })
  expect([failed?.actorId, failed?.actorName, failed?.after]).toEqual([undefined, undefined, undefined])
  await post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another battery horse' })
  const second = (await signIn(server.app, email, 'another battery horse')).json()
  const logout = () =>
    server.app.inject({ method: 'POST', url: '/jwt/logout', payload: { refreshToken: second.refreshToken } })
  await logout()
  await logout()
  const words = ['signed_in', 'sign_in_failed', 'password_changed', 'signed_in', 'signed_out']
  expect(await actions()).toEqual(words.map((word) => `${word} Érica`))
})

test('failed sign-ins do not fill the record', async () => {
  const guesses = Array.from({ length: 14 }, () => () => signIn(server.app, admin.userData.email, 'wrong'))
  for (const guess of guesses) {
    await guess()
    // The note is made beside the answer: counted one after the other, it is exact.
    await vi.waitFor(() => expect(server.pool.idleCount).toBe(server.pool.totalCount))
  }
  expect((await actions()).length).toBe(10)
})

test('the group’s settings', async () => {
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  await post('/group/settings', { group: { ...group, name: 'Nova', auditMonths: 36 } })
  const { before, after } = (await newest()) ?? {}
  expect([before, after]).toEqual([
    { name: group.name, auditMonths: 24 },
    { name: 'Nova', auditMonths: 36 },
  ])
  const { auditMonths: _left, ...rest } = group
  const kept = await post('/group/settings', { group: { ...rest, version: 2 } })
  expect(kept.json().group.auditMonths).toBe(36)
  const refused = await post('/group/settings', { group: { ...rest, version: 3, auditMonths: 5 } })
  expect(refused.json().error.fields).toEqual({ 'group.auditMonths': 'too_small:6' })
})

test('the books: months, reversals, removals and imports', async () => {
  const books = financeFixture(server.app, admin)
  const entry = await books.stored({ description: 'Aluguel', amount: 9900, date: '2026-03-03', status: 'paid' })
  await books.remove(entry.id)
  expect(await newest()).toMatchObject({ subjectId: entry.id, before: { amount: 9900, status: 'paid' } })
  await books.add(entry)
  await post('/finances/close-month', { month: '2026-03' })
  await post('/finances/close-month', { month: '2026-03' })
  await post('/finances/reverse-finance', { reversal: { id: newId(), of: entry.id, date: '2026-04-02' } })
  await post('/finances/reopen-month', { month: '2026-03', reason: 'Faltou uma nota' })
  expect(await newest()).toMatchObject({ subjectType: 'month', after: { reason: 'Faltou uma nota' } })
  const line = {
    id: newId(),
    kind: 'income',
    amount: 100,
    description: 'Café',
    category: 'other',
    date: '2026-05-01',
    status: 'paid',
  }
  const batch = { id: newId(), fileName: 'caixa.csv', finances: [line] }
  await post('/finances/import-finances', { import: batch })
  expect(await newest()).toMatchObject({ subjectId: batch.id, after: { count: 1, alreadyThere: 0 } })
  await post('/finances/import-finances', { import: batch })
  await del(`/finances/remove-import?id=${batch.id}`)
  expect(await actions()).toEqual([
    'finance_removed Aluguel',
    'finance_restored Aluguel',
    'month_closed 2026-03',
    'finance_reversed Aluguel',
    'month_reopened 2026-03',
    'finances_imported caixa.csv',
    'finance_import_removed caixa.csv',
  ])
})

test('members’ imports, calendar feeds and files made by the client', async () => {
  const batch = {
    id: newId(),
    fileName: 'pessoas.csv',
    members: [{ id: newId(), name: 'Bia', section: 'voices', status: 'active' }],
  }
  await post('/members/import-members', { import: batch })
  await del(`/members/remove-import?id=${batch.id}`)
  await post('/calendar/renew-feed', {})
  await del('/calendar/remove-feed')
  await del('/calendar/remove-feed')
  await post('/audit/record-export', { what: 'answers', count: 62 })
  expect(await newest()).toMatchObject({ subjectType: 'export', after: { count: 62 } })
  await post('/audit/record-export', { what: 'movements', count: 7, of: 'Caixinha' })
  expect(await newest()).toMatchObject({ subjectName: 'movements', after: { count: 7, name: 'Caixinha' } })
  expect(await actions()).toEqual([
    'members_imported pessoas.csv',
    'member_import_removed pessoas.csv',
    'feed_made Érica',
    'feed_removed Érica',
    'exported answers',
    'exported movements',
  ])
})

test('a series that goes, and comes back, is one entry each that says how many', async () => {
  const calendar = calendarFixture(server.app, admin)
  const series = await calendar.series({ freq: 'weekly', interval: 1, count: 4 })
  const [first] = series
  await calendar.remove(first?.id ?? '', 'all')
  expect(await newest()).toMatchObject({ subjectId: first?.id, before: { count: 4, start: first?.start } })
  await calendar.addAll(series)
  expect(await newest()).toMatchObject({ action: 'events_restored', after: { count: 4 }, isSubjectThere: true })
  const single = await calendar.stored({ title: 'Concerto' })
  await calendar.removeAll([single.id])
  expect((await newest())?.before).not.toHaveProperty('count')
  await calendar.add(single)
  expect(await actions()).toEqual([
    'events_added Ensaio geral',
    'events_removed Ensaio geral',
    'events_restored Ensaio geral',
    'events_added Concerto',
    'events_removed Concerto',
    'events_restored Concerto',
  ])
})

test('what failed leaves nothing', async () => {
  const member = { id: newId(), name: 'Ana', section: 'brass', status: 'active' }
  await post('/members/add-member', { member })
  const before = await actions()
  const answers = [
    await post('/members/add-member', { member: { ...member, name: 'Outra', version: 9 } }),
    await del(`/members/remove-member?id=${newId()}`),
    // The last administrator stays: found out after the change, which is taken back.
    await post('/users/update-role', { id: admin.userData.id, role: 'member' }),
    await del(`/users/remove-user?id=${admin.userData.id}`),
    await post('/finances/reopen-month', { month: '2026-01', reason: 'x' }),
    await post('/auth/change-password', { currentPassword: 'wrong', newPassword: 'another battery horse' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 404, 409, 409, 404, 400])
  expect(await actions()).toEqual(before)
})

test('of visitors of the demo neither address nor device is kept, nor that they came', async () => {
  const demo = async () =>
    (await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })).json()
  const visitor: SignedIn = await demo()
  await demo()
  await callAs(server.app, visitor, 'POST', '/audit/record-export', { what: 'answers', count: 1 })
  const [exported, ...others] = await auditOf(server.app, visitor)
  expect(exported).toMatchObject({ action: 'exported', actorId: visitor.userData.id })
  expect([exported?.address, exported?.device]).toEqual([undefined, undefined])
  expect(others.filter(({ action }) => action === 'signed_in')).toEqual([])
})
