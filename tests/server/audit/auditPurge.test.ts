import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { eraseFromAudit, purgeAudit } from '../../../server/platform/audit/auditPurge'
import { migrateDatabase } from '../../../server/platform/db/migrate'
import { isRecordOpen } from '../../../server/platform/db/recordRights'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, newPerson } from '../support/factories'
import { auditOf } from './auditFixture'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const groupId = () => admin.userData.group.id
const rights = async () => {
  const { rows } = await server.pool.query(
    `select (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser", array(select right_ from unnest(array['INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE']) right_
       where has_table_privilege(current_user, 'audit_entries', right_)) as rights,
       has_any_column_privilege(current_user, 'audit_entries', 'UPDATE') as columns`,
  )
  return rows[0]
}

test('Batuta’s own role adds and reads, and may neither change nor delete', async () => {
  expect(await rights()).toEqual({ isSuperuser: false, rights: ['INSERT', 'SELECT'], columns: false })
  for (const statement of [
    `update audit_entries set actor_name = 'Somebody else'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ])
    await expect(server.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

// A worker of a distributed database makes its part of the table with all rights of the owner; there its name ends with a number.
test('a right that came back goes again at the next start, and is seen on a part of the table too', async () => {
  await server.pool.query('grant update, delete, truncate on audit_entries to current_user')
  await migrateDatabase(server.connection)
  expect(await rights()).toEqual({ isSuperuser: false, rights: ['INSERT', 'SELECT'], columns: false })
  await server.pool.query('create table audit_entries_102008 (like audit_entries)')
  const client = await server.pool.connect()
  expect(await isRecordOpen(client)).toBe(true)
  await client.query('revoke update, delete, truncate on audit_entries_102008 from current_user')
  expect(await isRecordOpen(client)).toBe(false)
  client.release()
  await server.pool.query('drop table audit_entries_102008')
})

test('what is older than the group keeps it goes, of that group alone, and the right goes with it', async () => {
  const other = await foundGroup(server.app)
  for (const group of [groupId(), other.userData.group.id])
    await server.pool.query(
      `insert into audit_entries (group_id, id, at, action, subject_type)
       select $1, gen_random_uuid(), now() - make_interval(months => months), 'exported', 'export'
         from unnest(array[1, 23, 25, 60]) months`,
      [group],
    )
  const before = (await auditOf(server.app, admin)).length
  expect(await purgeAudit(server.db, groupId())).toBe(2)
  expect(await purgeAudit(server.db, groupId())).toBe(0)
  expect((await auditOf(server.app, admin)).length).toBe(before - 2)
  expect(await auditOf(server.app, other)).toHaveLength(6)
  await server.pool.query('update groups set audit_months = 6 where group_id = $1', [groupId()])
  expect(await purgeAudit(server.db, groupId())).toBe(1)
  expect((await rights()).rights).toEqual(['INSERT', 'SELECT'])
})

test('what is about money stays as long as the books, whatever its age', async () => {
  const books = await foundGroup(server.app)
  const old = [
    'month_closed',
    'finance_written_off',
    'payment_settings_changed',
    'budget_changed',
    'member_fees_changed',
  ]
  await server.pool.query(
    `insert into audit_entries (group_id, id, at, action, subject_type)
     select $1, gen_random_uuid(), now() - interval '11 years', action, 'group' from unnest($2::text[]) action`,
    [
      books.userData.group.id,
      [...old, 'member_changed', 'members_imported', 'event_finished', 'entry_of_another_time'],
    ],
  )
  expect(await purgeAudit(server.db, books.userData.group.id)).toBe(4)
  const left = (
    await server.pool.query('select action from audit_entries where group_id = $1', [books.userData.group.id])
  ).rows
  expect(left.map(({ action }) => action)).toEqual(expect.arrayContaining(old))
  expect(left).toHaveLength(old.length + 2)
})

test('many at once take turns', async () => {
  const groups = await Promise.all(Array.from({ length: 8 }, () => foundGroup(server.app)))
  await server.pool.query(`insert into audit_entries (group_id, id, at, action, subject_type)
    select group_id, gen_random_uuid(), now() - interval '11 years', 'exported', 'export' from groups`)
  const purged = await Promise.all(groups.map(({ userData }) => purgeAudit(server.db, userData.group.id)))
  expect(purged).toEqual(groups.map(() => 1))
  expect((await rights()).rights).toEqual(['INSERT', 'SELECT'])
})

test('of several that one act concerned, who is erased loses the name, and nobody else theirs', async () => {
  const people = ['Ana', 'Ana Fica', 'Bia'].map((name) => ({ id: newId(), name, section: 'brass', status: 'active' }))
  for (const member of people) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  }
  const [ana, other] = people
  await callAs(server.app, admin, 'POST', '/links/make-links', { memberIds: people.map(({ id }) => id) })
  const made = async () => (await auditOf(server.app, admin, 'config[action]=member_links_made'))[0]
  const names = async () => Object.values((await made())?.after?.people ?? {}).toSorted()
  expect(await names()).toEqual(['Ana', 'Ana Fica', 'Bia'])
  if (ana === undefined || other === undefined) throw new Error('nobody is there')
  await server.db.transaction((tx) => eraseFromAudit(tx, groupId(), ana))
  expect(await names()).toEqual(['Ana Fica', 'Bia'])
  await server.db.transaction((tx) => eraseFromAudit(tx, groupId(), other))
  expect(await names()).toEqual(['Bia'])
  expect((await made())?.after?.count).toBe(3)
})

test('somebody who is erased is in no entry any more; what was done stays', async () => {
  const teo = await joinAs(server.app, admin, 'admin', newPerson({ name: 'Téo Apagado' }))
  const member = { id: newId(), name: 'Ana Apagada', section: 'brass', status: 'active', notes: 'Toca trompa' }
  const kept = { ...member, id: newId(), name: 'Bia Fica', notes: 'Vem com "Ana  Apagada" de carona' }
  await callAs(server.app, teo, 'POST', '/members/add-member', { member })
  await callAs(server.app, admin, 'POST', '/members/add-member', { member: kept })
  const before = await auditOf(server.app, admin)
  const failed = server.db.transaction(async (tx) => {
    await eraseFromAudit(tx, groupId(), member)
    throw new Error('what came after it failed')
  })
  await expect(failed).rejects.toThrow('what came after it failed')
  expect(await auditOf(server.app, admin)).toEqual(before)
  for (const person of [member, teo.userData])
    await server.db.transaction((tx) => eraseFromAudit(tx, groupId(), person))
  const after = await auditOf(server.app, admin)
  expect(after.map(({ id, action }) => [id, action])).toEqual(before.map(({ id, action }) => [id, action]))
  expect(JSON.stringify(after)).not.toMatch(/Apagad|Toca trompa/)
  expect(after.find(({ subjectId }) => subjectId === kept.id)?.after).toMatchObject({
    name: 'Bia Fica',
    notes: 'Vem com "—" de carona',
  })
  const added = after.find(({ subjectId }) => subjectId === member.id)
  expect([added?.actorId, added?.after, added?.address]).toEqual([undefined, undefined, undefined])
  expect(await auditOf(server.app, admin, 'config[q]=apagada')).toEqual([])
  expect((await rights()).columns).toBe(false)
})
