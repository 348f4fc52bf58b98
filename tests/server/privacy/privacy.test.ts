import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { eventFixture } from '../calendar/events/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const NAME = 'Zuleica Prado (Zu)'

const record = {
  name: NAME,
  section: 'brass',
  instrument: 'Trompa',
  position: 'Chefe de naipe',
  email: 'zuleica@example.org',
  phone: '+55 12 90000-0777',
  birthDate: '1980-02-01',
  emergencyContact: { name: 'Irma Prado', phone: '+55 12 90000-0778' },
  notes: 'Alergia a amendoim',
}

async function newGroup() {
  const admin = await foundGroup(server.app)
  const { groupId } = (
    await server.pool.query<{ groupId: string }>('select group_id as "groupId" from users where id = $1', [
      admin.userData.id,
    ])
  ).rows[0] ?? { groupId: '' }
  return { admin, groupId, ...financeFixture(server.app, admin), events: eventFixture(server.app, admin) }
}

const addMember = async (admin: SignedIn, over: object = {}): Promise<Member> => {
  const member = { id: newId(), status: 'active', ...record, ...over }
  return (await callAs(server.app, admin, 'POST', '/members/add-member', { member })).json().member
}

const leave = async (admin: SignedIn, member: Member): Promise<Member> =>
  (await callAs(server.app, admin, 'POST', '/members/add-member', { member: { ...member, status: 'former' } })).json()
    .member

const erase = (admin: SignedIn, { id, version }: Pick<Member, 'id' | 'version'>) =>
  callAs(server.app, admin, 'POST', '/members/erase-member', { member: { id, version } })

/** Every text that any table holds of the group, but for what the group's people are called. */
async function findAnywhere(groupId: string, words: string): Promise<string[]> {
  const { rows: tables } = await server.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'group_id' and table_name <> 'users'`)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await server.pool.query(
        `select 1 from ${name} line where group_id = $1 and line::text ilike $2 limit 1`,
        [groupId, `%${words}%`],
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('the account of who is erased stays, and is tied to nobody', async () => {
  const { admin } = await newGroup()
  const member = await leave(admin, await addMember(admin))
  const link = { id: admin.userData.id, memberId: member.id }
  expect((await callAs(server.app, admin, 'POST', '/users/link-member', link)).statusCode).toBe(200)
  expect((await erase(admin, member)).statusCode).toBe(200)
  const { rows } = await server.pool.query('select member_id from users where id = $1', [admin.userData.id])
  expect(rows).toEqual([{ member_id: null }])
})

test('a member’s data are all that the group holds on them', async () => {
  const { admin, stored, events } = await newGroup()
  const member = await addMember(admin)
  const other = await addMember(admin, { name: 'Outra Pessoa', email: 'outra@example.org' })
  const entry = await stored({ memberId: member.id })
  await stored({ memberId: other.id })
  const event = await events.addEvent({ title: 'Missa' })
  await events.finish(event, { [member.id]: 'present', [other.id]: 'absent' })
  const answer = await callAs(server.app, admin, 'GET', `/members/find-member-data?id=${member.id}`)
  expect(answer.json().data).toMatchObject({
    member: { ...record, id: member.id },
    history: [],
    attendance: [{ eventId: event.id, title: 'Missa', calendar: 'Ensaio', start: event.start, status: 'present' }],
    finances: [entry],
  })
})

test('only who manages the members reads or erases, in their own group', async () => {
  const { admin } = await newGroup()
  const member = await leave(admin, await addMember(admin))
  const conductor = await joinAs(server.app, admin, 'conductor')
  const stranger = await foundGroup(server.app)
  const read = (as: SignedIn) => callAs(server.app, as, 'GET', `/members/find-member-data?id=${member.id}`)
  expect((await read(conductor)).statusCode).toBe(403)
  expect((await read(stranger)).statusCode).toBe(404)
  expect((await erase(conductor, member)).statusCode).toBe(403)
  expect((await erase(stranger, member)).statusCode).toBe(404)
})

test('who is in the group, or was changed meanwhile, is not erased', async () => {
  const { admin } = await newGroup()
  const member = await addMember(admin)
  const tooSoon = await erase(admin, member)
  expect([tooSoon.statusCode, tooSoon.json().error.fields]).toEqual([400, { 'member.id': 'not_former' }])
  const former = await leave(admin, member)
  const late = await erase(admin, member)
  expect([late.statusCode, late.json().error.current]).toEqual([409, former])
})

test('an erased person is nowhere, and nothing that counts has moved', async () => {
  const { admin, groupId, stored, add, balance, all, events } = await newGroup()
  const member = await addMember(admin)
  const own = await stored({ memberId: member.id, description: `Mensalidade ${NAME}`, notes: 'Paga sempre tarde' })
  await add({ ...own, amount: 6000, notes: 'Ligou zangada' })
  const mention = await stored({ description: `Flores para ${NAME.toUpperCase()}, palco`, notes: `De ${NAME}` })
  const friend = await addMember(admin, {
    name: 'Amiga',
    email: 'amiga@example.org',
    phone: undefined,
    emergencyContact: undefined,
    notes: `Prima de ${NAME}`,
  })
  const event = await events.addEvent({ title: `Despedida de ${NAME}` })
  await events.finish(event, { [member.id]: 'present' }, { notes: `${NAME} tocou solo` })
  const dates = ['2099-03-02', '2099-03-09'].map((day) => {
    return { id: newId(), start: `${day}T20:00:00.000Z`, end: `${day}T22:00:00.000Z`, allDay: false }
  })
  const poll = { id: newId(), title: `Festa de ${NAME}`, calendar: 'Outros', dates }
  expect((await callAs(server.app, admin, 'POST', '/polls/add-poll', { poll })).statusCode).toBe(201)
  const former = await leave(admin, member)
  const before = { balance: await balance(), season: await events.read('/analytics/events/list') }

  expect((await erase(admin, former)).statusCode).toBe(200)

  expect(await findAnywhere(groupId, 'Zuleica')).toEqual([])
  for (const words of [record.email, record.phone, 'Irma Prado', 'amendoim', 'sempre tarde', 'zangada']) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other is plain to read
    expect([words, await findAnywhere(groupId, words)]).toEqual([words, []])
  }
  const entries = await all()
  expect(entries.find(({ id }) => id === own.id)).toMatchObject({
    description: 'Mensalidade —',
    amount: 6000,
    memberId: member.id,
  })
  expect(entries.find(({ id }) => id === mention.id)).toMatchObject({
    description: 'Flores para —, palco',
    notes: 'De —',
  })
  const kept = await callAs(server.app, admin, 'GET', `/members/find-member?id=${friend.id}`)
  expect(kept.json().member.notes).toBe('Prima de —')
  const after = { balance: await balance(), season: await events.read('/analytics/events/list') }
  expect(after.balance).toEqual(before.balance)
  expect(after.season.summary).toEqual(before.season.summary)
  expect(after.season.events[0]).toMatchObject({ title: 'Despedida de —', present: 1 })
  expect((await callAs(server.app, admin, 'GET', `/members/find-member?id=${member.id}`)).statusCode).toBe(404)
})

test('nobody brings an erased person back', async () => {
  const { admin } = await newGroup()
  const former = await leave(admin, await addMember(admin))
  await erase(admin, former)
  const again = (member: object) => callAs(server.app, admin, 'POST', '/members/add-member', { member })
  expect((await again(former)).statusCode).toBe(409)
  const left = (await again(former)).json().error.current
  expect(left).toMatchObject({ name: '—', version: former.version + 1 })
  expect((await again(left)).statusCode).toBe(404)
  expect((await again({ ...former, version: left.version })).statusCode).toBe(404)
  expect((await erase(admin, left)).statusCode).toBe(404)
})

test('a name of one word is taken out of the person’s own entries alone', async () => {
  const { admin, groupId, stored, all, remove } = await newGroup()
  const member = await addMember(admin, { name: 'Ana' })
  const own = await stored({ memberId: member.id, description: 'Mensalidade Ana, banana' })
  const gone = await stored({ memberId: member.id, description: 'Multa de Ana', notes: 'Chegou atrasada' })
  await remove(gone.id)
  const other = await stored({ description: 'Presente para Ana Paula' })
  await erase(admin, await leave(admin, member))
  const entries = await all()
  expect(entries.find(({ id }) => id === own.id)?.description).toBe('Mensalidade —, banana')
  expect(entries.find(({ id }) => id === other.id)?.description).toBe('Presente para Ana Paula')
  expect([await findAnywhere(groupId, 'Multa de Ana'), await findAnywhere(groupId, 'atrasada')]).toEqual([[], []])
})

test('what the law of the country wants kept stays longer than the group sets, also where it was removed', async () => {
  const { admin, groupId, stored, remove, events } = await newGroup()
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  const settings = { group: { ...group, region: 'DE', purgeMonths: 3 } }
  expect((await callAs(server.app, admin, 'POST', '/group/settings', settings)).statusCode).toBe(200)
  const event = await events.addEvent({ title: 'Cancelado' })
  const entry = await stored({ description: 'Engano', date: '2026-03-10', eventId: event.id })
  await remove(entry.id)
  await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${event.id}`)
  const purge = (day: string) => privacyRepository(server.db).purge(groupId, new Date(`${day}T12:00:00Z`))
  await purge('2036-12-31')
  expect(await findAnywhere(groupId, 'Engano')).toContain('finances')
  await purge('2037-01-01')
  expect(await findAnywhere(groupId, 'Engano')).toEqual(['audit_entries'])
})

test('what was removed is deleted for good after the time that the group sets, and no sooner', async () => {
  const { admin, groupId, stored, remove, balance, events } = await newGroup()
  const setMonths = async (purgeMonths: number) => {
    const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
    return callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, purgeMonths } })
  }
  const counted = await addMember(admin, { name: 'Contada Silva' })
  const alone = await addMember(admin, { name: 'Sozinha Souza', email: 'so@example.org' })
  const entry = await stored({ description: 'Engano' })
  const kept = await stored({ description: 'Fica' })
  const event = await events.addEvent({ title: 'Cancelado' })
  const past = await events.addEvent({ title: 'Aconteceu' })
  await events.finish(past, { [counted.id]: 'present' })
  await remove(entry.id)
  await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${event.id}`)
  for (const { id } of [counted, alone]) {
    // oxlint-disable-next-line no-await-in-loop -- the order does not matter, the count of connections does
    await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${id}`)
  }
  const before = await balance()
  const purge = (inMonths: number) => {
    const now = new Date()
    now.setUTCMonth(now.getUTCMonth() + inMonths)
    return privacyRepository(server.db).purge(groupId, now)
  }

  expect(await purge(500)).toBe(0)
  expect((await setMonths(0)).statusCode).toBe(400)
  expect((await setMonths(3)).statusCode).toBe(200)
  expect(await purge(2)).toBe(0)
  const everywhere = ['audit_entries', 'finance_changes', 'finances']
  expect((await findAnywhere(groupId, 'Engano')).toSorted()).toEqual(everywhere)
  expect(await purge(4)).toBe(4)

  // That somebody removed them is told for as long as the record of activities is kept.
  expect(await findAnywhere(groupId, 'Engano')).toEqual(['audit_entries'])
  expect(await findAnywhere(groupId, 'Cancelado')).toEqual(['audit_entries'])
  expect(await findAnywhere(groupId, 'Sozinha Souza')).toEqual([])
  expect(await findAnywhere(groupId, 'Contada Silva')).toEqual([])
  expect((await callAs(server.app, admin, 'GET', `/finances/find-finance?id=${kept.id}`)).statusCode).toBe(200)
  expect((await events.read('/analytics/events/list')).events[0]).toMatchObject({ title: 'Aconteceu', present: 1 })
  expect(await balance()).toEqual(before)
  expect(await purge(4)).toBe(0)
})
