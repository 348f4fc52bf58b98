import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../../support/testDatabase'

const name = `batuta_calendar_${randomUUID().slice(0, 8)}`
const server = inject('testServer')
const client = new pg.Client(withDatabase(server, name))

async function onServer(statement: string): Promise<void> {
  const other = new pg.Client(server)
  await other.connect()
  await other.query(statement).finally(() => other.end())
}

async function migrate(tag: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../../server/platform/db/migrations/${tag}.sql`, import.meta.url))
  await client.query(await readFile(path, 'utf8'))
}

beforeAll(async () => {
  await onServer(`create database ${name}`)
  await client.connect()
  const before = ['0000_foundations', '0001_tables', '0002_finances', '0003_finance_orders', '0004_finance_due_months']
  for (const tag of before) await migrate(tag)
})

afterAll(async () => {
  await client.end()
  await onServer(`drop database ${name} with (force)`)
})

test('what was there before the calendar is taken along', async () => {
  const zones = ['America/Sao_Paulo', 'Asia/Tokyo', 'Mars/Olympus']
  for (const [at, zone] of zones.entries()) {
    const group = `00000000-0000-7000-8000-00000000000${at}`
    await client.query(`insert into groups (group_id, name, currency, time_zone) values ($1, 'G', 'BRL', $2)`, [
      group,
      zone,
    ])
    await client.query(
      `insert into members (group_id, id, name, section, status, joined_on, created_at, deleted_at) values
        ($1, '00000000-0000-7000-8000-0000000000a1', 'Joined', 'brass', 'on_leave', '2020-03-01', '2026-01-01T01:00Z', null),
        ($1, '00000000-0000-7000-8000-0000000000a2', 'Stays', 'brass', 'active', null, '2026-01-01T01:00Z', null),
        ($1, '00000000-0000-7000-8000-0000000000a3', 'Left', 'brass', 'active', null, '2026-01-01T01:00Z', '2026-02-01T23:00Z'),
        ($1, '00000000-0000-7000-8000-0000000000a4', 'Typo', 'brass', 'active', null, '2026-01-01T05:00Z', '2026-01-01T06:00Z')`,
      [group],
    )
  }
  await client.query(`insert into finances (group_id, id, kind, amount, description, category, date, status, event_id)
    select group_id, gen_random_uuid(), 'income', 1, 'Tickets', 'tickets', '2026-01-01', 'paid', gen_random_uuid() from groups`)
  await migrate('0005_calendar')
  const { rows } = await client.query(`select right(group_id::text, 1) || ' ' || right(member_id::text, 2) as who,
    since::text, status from member_standings order by 1, 2`)
  expect(rows.map(({ who, since, status }) => [who, since, status])).toEqual([
    ['0 a1', '2020-03-01', 'on_leave'],
    ['0 a2', '2025-12-31', 'active'],
    ['0 a3', '2025-12-31', 'active'],
    ['0 a3', '2026-02-01', null],
    ['0 a4', '2026-01-01', null],
    ['1 a1', '2020-03-01', 'on_leave'],
    ['1 a2', '2026-01-01', 'active'],
    ['1 a3', '2026-01-01', 'active'],
    ['1 a3', '2026-02-02', null],
    ['1 a4', '2026-01-01', null],
    ['2 a1', '2020-03-01', 'on_leave'],
    ['2 a2', '2026-01-01', 'active'],
    ['2 a3', '2026-01-01', 'active'],
    ['2 a3', '2026-02-01', null],
    ['2 a4', '2026-01-01', null],
  ])
  const left = await client.query('select id from finances where event_id is not null')
  expect(left.rows).toEqual([])
})
