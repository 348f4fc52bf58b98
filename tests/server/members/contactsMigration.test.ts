import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { oldDatabase } from '../support/oldDatabase'

const { client, migrate, migrateBefore } = oldDatabase('contacts')

test('emergency contacts are carried over, the same person of two members once, of two groups twice', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  for (const group of [one, other])
    await client.query(
      `insert into groups (group_id, name, currency, time_zone) values ($1, 'G', 'BRL', 'America/Sao_Paulo')`,
      [group],
    )
  const people = [
    [one, 'Ana', 'Rosa Lima', '+55 12 90000-0001'],
    [one, 'Bia', 'rósa lima', '5512900000001'],
    [one, 'Caio', 'Rosa Lima', '+55 12 90000-0002'],
    [one, 'Davi', null, null],
    [other, 'Eva', 'Rosa Lima', '+55 12 90000-0001'],
  ]
  for (const [group, member, contact, phone] of people)
    await client.query(
      `insert into members (group_id, id, name, section, status, emergency_name, emergency_phone)
       values ($1, $2, $3, 'brass', 'active', $4, $5)`,
      [group, randomUUID(), member, contact, phone],
    )
  await migrate()
  const { rows } = await client.query(`
    select tie.emergency, string_agg(m.name, ' ' order by m.name) as members
      from contacts c join member_contacts tie on tie.group_id = c.group_id and tie.contact_id = c.id
      join members m on m.group_id = tie.group_id and m.id = tie.member_id
     group by c.group_id, c.id, tie.emergency order by 2`)
  expect(rows).toEqual([
    { emergency: 1, members: 'Ana Bia' },
    { emergency: 1, members: 'Caio' },
    { emergency: 1, members: 'Eva' },
  ])
})

test('what was blocked at the address of a guardian is blocked at the guardian, once, and no more at the child', async () => {
  await migrateBefore('mails_to_guardians')
  const { rows: known } = await client.query(
    `select m.name, m.group_id, m.id, tie.contact_id from members m join member_contacts tie on tie.group_id = m.group_id
        and tie.member_id = m.id`,
  )
  const of = (member: string) => known.find((row) => row.name === member)
  await client.query(`update contacts set email = 'rosa@example.org' where id = $1`, [of('Ana').contact_id])
  await client.query(`update contacts set email = 'other@example.org' where id = $1`, [of('Caio').contact_id])
  await client.query(`update member_contacts set is_guardian = true`)
  await client.query(`update members set email = 'rosa@example.org' where id = $1`, [of('Bia').id])
  const blocks = [
    ['Ana', 'rosa@example.org', 'refused'],
    ['Bia', 'rosa@example.org', 'unsubscribed'],
    ['Caio', 'caio@example.org', 'refused'],
  ]
  for (const [member = '', email, reason] of blocks)
    await client.query(`insert into mail_blocks (group_id, person_id, email, reason) values ($1, $2, $3, $4)`, [
      of(member).group_id,
      of(member).id,
      email,
      reason,
    ])
  await migrate('mails_to_guardians')
  const { rows } = await client.query(`
    select coalesce(m.name, c.name) as name, b.email, b.reason from mail_blocks b
      left join members m on m.group_id = b.group_id and m.id = b.person_id
      left join contacts c on c.group_id = b.group_id and c.id = b.person_id order by 1`)
  expect(rows.map((row) => [row.name, row.email, row.reason])).toEqual([
    ['Bia', 'rosa@example.org', 'unsubscribed'],
    ['Caio', 'caio@example.org', 'refused'],
    ['Rosa Lima', 'rosa@example.org', 'unsubscribed'],
  ])
})
