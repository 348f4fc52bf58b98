import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SignedIn } from '@contract/auth'
import { guardedFields } from '@contract/members/memberAccess'
import type { GuardedField } from '@contract/members/memberAccess'
import { ageProof, outcomeOf } from '../accounts/secondFactorFixture'
import { eventFixture } from '../calendar/events/eventFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
let conductor: SignedIn
let member: { id: string }

/** Born today, so that the list of birthdays has her. */
const today = new Date().toISOString().slice(5, 10)
const guarded = {
  email: 'zuleica@marker.example',
  phone: '+55 12 90000-0777',
  birthDate: `1983-${today === '02-29' ? '03-01' : today}`,
  emergencyContact: { name: 'Irma Prado', phone: '+55 12 91111-0778' },
  notes: 'Alergia a amendoim',
}

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  conductor = await joinAs(server.app, admin, 'conductor')
  member = { id: newId() }
  const known = { name: 'Zuleica', section: 'brass', instrument: 'Trompa', status: 'active', ...guarded }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member: { ...member, ...known } })
})

const read = async (person: SignedIn, url: string) => (await callAs(server.app, person, 'GET', url)).json()
const find = async (person: SignedIn) => (await read(person, `/members/find-member?id=${member.id}`)).member
const accessOf = async (person = admin) => (await read(person, '/members/find-access')).access
const change = async (over: Partial<Record<'treasurer' | 'conductor' | 'leader', GuardedField[]>>, person = admin) =>
  callAs(server.app, person, 'POST', '/members/change-access', { access: { ...(await accessOf()), ...over } })
const { email, phone, emergencyContact } = guarded

test('from the start each role reads of a member what its work needs, and who manages members all', async () => {
  const open = { id: member.id, name: 'Zuleica', section: 'brass', instrument: 'Trompa', status: 'active', version: 1 }
  expect(await find(admin)).toEqual({ ...open, ...guarded })
  expect(await find(treasurer)).toEqual({ ...open, email, phone })
  expect(await find(conductor)).toEqual({ ...open, email, phone, emergencyContact })
  for (const person of [treasurer, conductor]) {
    const one = await find(person)
    expect((await read(person, '/members/list-members')).members).toEqual([one])
    expect(await read(person, '/members/all-members')).toEqual([one])
  }
  const birthdays = async (person: SignedIn) => (await read(person, '/members/list-birthdays')).birthdays.length
  expect([await birthdays(admin), await birthdays(conductor), await birthdays(treasurer)]).toEqual([1, 1, 0])
})

test('an administrator changes the table, by name and with before and after in the record', async () => {
  expect(await accessOf(conductor)).toEqual({
    treasurer: ['email', 'phone', 'address'],
    conductor: ['email', 'phone', 'emergencyContact', 'birthday'],
    leader: ['email', 'phone'],
    version: 0,
  })
  const changed = await change({ treasurer: ['notes', 'email'], conductor: ['emergencyContact'], leader: ['phone'] })
  expect(changed.json()).toEqual({
    access: { treasurer: ['email', 'notes'], conductor: ['emergencyContact'], leader: ['phone'], version: 1 },
  })
  expect(Object.keys(await find(treasurer))).toEqual(expect.arrayContaining(['email', 'notes']))
  expect(await find(conductor)).not.toHaveProperty('email')
  const { entries } = await read(admin, '/audit/list-entries?config[action]=member_access_changed')
  expect(entries).toMatchObject([
    {
      actorName: admin.userData.name,
      before: { readByTreasurer: 'email, phone, address', readByConductor: 'email, phone, emergencyContact, birthday' },
      after: { readByTreasurer: 'email, notes', readByConductor: 'emergencyContact' },
    },
  ])
  const stale = { ...changed.json().access, version: 0 }
  const late = await callAs(server.app, admin, 'POST', '/members/change-access', { access: stale })
  expect([late.statusCode, late.json().error.current]).toEqual([409, changed.json().access])
})

test('nobody else changes it, nor an administrator who left the screen alone', async () => {
  for (const person of [treasurer, conductor])
    expect(outcomeOf(await change({ conductor: [...guardedFields] }, person))).toBe('403 forbidden')
  await ageProof(server, admin, 11)
  expect(outcomeOf(await change({ conductor: [] }))).toBe('403 proof_required')
})

test('what is hidden is neither found by nor sorted by', async () => {
  await change({ treasurer: [], conductor: ['email'] })
  const found = async (person: SignedIn, q: string) =>
    (await read(person, `/members/list-members?config[q]=${encodeURIComponent(q)}`)).total
  const count = async (person: SignedIn, q: string) =>
    (await read(person, `/members/count-members?config[q]=${encodeURIComponent(q)}`)).total
  const named = async (person: SignedIn, q: string) =>
    (await read(person, `/members/list-names?q=${encodeURIComponent(q)}`)).total
  for (const find of [found, count, named]) {
    expect(await Promise.all([admin, treasurer, conductor].map((person) => find(person, email)))).toEqual([1, 0, 1])
    expect(await Promise.all([admin, treasurer, conductor].map((person) => find(person, '900000777')))).toEqual([
      1, 0, 0,
    ])
    expect(await Promise.all([admin, treasurer, conductor].map((person) => find(person, 'zule trom')))).toEqual([
      1, 1, 1,
    ])
    for (const hidden of ['amendoim', 'irma prado', '+55 12 91111-0778', 'zuleica amendoim'])
      expect([hidden, ...(await Promise.all([treasurer, conductor].map((person) => find(person, hidden))))]).toEqual([
        hidden,
        0,
        0,
      ])
    expect(await find(admin, 'irma amendoim')).toBe(1)
  }
  await change({ treasurer: ['notes'], conductor: ['emergencyContact'] })
  expect(await Promise.all([treasurer, conductor].map((person) => found(person, 'amendoim')))).toEqual([1, 0])
  expect(await Promise.all([treasurer, conductor].map((person) => found(person, '+5512911110778')))).toEqual([0, 1])
  await change({ treasurer: [], conductor: ['email'] })
  const sorted = (person: SignedIn, column: string) =>
    callAs(server.app, person, 'GET', `/members/all-members?config[sortColumn]=${column}`)
  expect(outcomeOf(await sorted(treasurer, 'email'))).toBe('403 forbidden')
  expect(outcomeOf(await sorted(conductor, 'phone'))).toBe('403 forbidden')
  expect((await sorted(conductor, 'email')).statusCode).toBe(200)
})

test('who does not see all of a member cannot save one: nothing hidden is wiped by a form that does not know it', async () => {
  for (const person of [treasurer, conductor]) {
    const seen = await find(person)
    const saved = await callAs(server.app, person, 'POST', '/members/add-member', { member: seen })
    expect(outcomeOf(saved)).toBe('403 forbidden')
  }
  expect(await find(admin)).toMatchObject(guarded)
})

const Paths = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })

test('no call of any area answers what is hidden', async () => {
  await change({ treasurer: [], conductor: [] })
  const events = eventFixture(server.app, admin)
  const event = await events.addEvent({ start: '2020-03-01T19:00:00.000Z', end: '2020-03-01T21:00:00.000Z' })
  const owed = { kind: 'income', category: 'dues', description: 'Mensalidade', amount: 5000, status: 'pending' }
  const finance = { id: newId(), ...owed, date: '2020-01-01', dueDate: '2020-01-31', memberId: member.id }
  await callAs(server.app, admin, 'POST', '/finances/add-finance', { finance })
  const payer = { id: member.id, isMember: true, memberIds: [] }
  await callAs(server.app, admin, 'POST', '/finances/add-payer', { payer })
  // A namesake, so that lists tell the two apart.
  const other = { id: newId(), name: 'Zuleica', section: 'brass', instrument: 'Trompa', status: 'active' }
  await callAs(server.app, admin, 'POST', '/members/add-member', {
    member: { ...other, email: 'other@marker.example', birthDate: '1961-01-01' },
  })
  const { paths } = Paths.parse((await server.app.inject('/openapi.json')).json())
  const gets = Object.entries(paths).flatMap(([path, methods]) =>
    'get' in methods && !path.includes('{') ? [path] : [],
  )
  const message = { eventId: event.id, kind: 'please_answer', way: 'share', to: 'silent' }
  const answered = new Set<string>()
  const telling: string[] = []
  const judge = (url: string, { statusCode, body }: { statusCode: number; body: string }) => {
    if (statusCode === 200) answered.add(url.split('?')[0] ?? '')
    if (/marker\.example|90000-?0777|91111|1983|1961|Irma Prado|amendoim/.test(body)) telling.push(url)
  }
  for (const person of [treasurer, conductor]) {
    for (const path of gets) {
      const queries = ['', `?id=${member.id}`, `?memberId=${member.id}`, `?id=${event.id}`]
      const replies = await Promise.all(queries.map((query) => callAs(server.app, person, 'GET', `${path}${query}`)))
      for (const [at, reply] of replies.entries()) judge(`${path}${queries[at]}`, reply)
    }
    judge('preview', await callAs(server.app, person, 'POST', '/messages/preview-message', { message }))
  }
  expect(telling).toEqual([])
  expect([...answered]).toEqual(
    expect.arrayContaining([
      '/members/find-member',
      '/members/list-names',
      '/finances/list-payers',
      '/finances/find-statement',
      '/finances/list-reminders',
      '/finances/list-debtors',
      '/links/list-links',
      '/home/overview',
    ]),
  )
})
