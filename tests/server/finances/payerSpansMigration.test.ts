import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { oldDatabase } from '../support/oldDatabase'

const { client, migrate } = oldDatabase('payer_spans')

test('who paid since nobody knows when has always paid, and goes on; others keep their first day', async () => {
  const [group, payer, ana, bia] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await client.query(
    `insert into groups (group_id, name, currency, time_zone) values ($1, 'G', 'BRL', 'America/Sao_Paulo')`,
    [group],
  )
  for (const id of [ana, bia])
    await client.query(
      `insert into members (group_id, id, name, section, status) values ($1, $2, 'Ana', 'brass', 'active')`,
      [group, id],
    )
  await client.query(`insert into payers (group_id, id, name) values ($1, $2, 'Lima')`, [group, payer])
  await client.query(
    `insert into member_payers (group_id, member_id, payer_id, since) values ($1, $2, $4, null), ($1, $3, $4, '2025-02-03')`,
    [group, ana, bia, payer],
  )
  await migrate()
  const { rows } = await client.query(
    `select member_id, to_char(since, 'YYYY-MM-DD') as since, until from member_payers order by since`,
  )
  expect(rows).toEqual([
    { member_id: ana, since: '0001-01-01', until: null },
    { member_id: bia, since: '2025-02-03', until: null },
  ])
  // Another time of the same member has a place beside it.
  await client.query(
    `insert into member_payers (group_id, member_id, payer_id, since, until) values ($1, $2, $3, '2026-01-01', '2026-02-01')`,
    [group, ana, payer],
  )
})
