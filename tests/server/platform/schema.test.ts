import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

/** Columns in order, by constraint of the kind, for every table of the product. */
async function keys(kind: 'PRIMARY KEY' | 'UNIQUE' | 'FOREIGN KEY'): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await server.pool.query(
    `select c.table_name as table, array_agg(k.column_name::text order by k.ordinal_position) as columns
       from information_schema.table_constraints c
       join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      where c.table_schema = 'public' and c.constraint_type = $1
      group by c.table_name, c.constraint_name`,
    [kind],
  )
  return rows
}

async function tables(): Promise<string[]> {
  const { rows } = await server.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map((row) => row.table_name)
}

/** With what its key begins, and why. */
const withoutGroup: Record<string, string> = {
  // Who registers is in no group yet.
  pending_registrations: 'address_hash',
  // Who tries to sign in is in no group yet.
  rate_limits: 'key',
  // Sign-in knows no group: it asks whose the address is.
  sign_in_addresses: 'address_hash',
}

test('every table has a primary key, and it begins with the group', async () => {
  const primary = await keys('PRIMARY KEY')
  expect(primary.map(({ table }) => table).sort()).toEqual(await tables())
  const others = primary.filter(({ columns }) => columns[0] !== 'group_id')
  expect(Object.fromEntries(others.map(({ table, columns }) => [table, columns[0]]))).toEqual(withoutGroup)
})

test('so does every unique key and every foreign key', async () => {
  const others = [...(await keys('UNIQUE')), ...(await keys('FOREIGN KEY'))]
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter(({ columns }) => columns[0] !== 'group_id')).toEqual([])
})

test('a search among many uses its index', async () => {
  const client = await server.pool.connect()
  try {
    await client.query(`insert into groups (group_id, name, currency, time_zone)
      values ('01900000-0000-7000-8000-0000000000aa', 'Many', 'EUR', 'UTC')`)
    await client.query(`insert into members (group_id, id, name, section, status)
      select '01900000-0000-7000-8000-0000000000aa', gen_random_uuid(), md5(n::text) || ' João ' || n, 'brass', 'active'
        from generate_series(1, 10000) n`)
    await client.query('analyze members')
    const explained = await client.query(`explain select id from members
      where group_id = '01900000-0000-7000-8000-0000000000aa' and deleted_at is null
        and search like contains_pattern('JOÃO') and search like contains_pattern('9876')`)
    expect(explained.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('members_search_index')
    const paged = await client.query(`explain select id from members
      where group_id = '01900000-0000-7000-8000-0000000000aa' and deleted_at is null
      order by name, id limit 10`)
    const plan = paged.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('members_natural_order_index')
    expect(plan).not.toContain('Sort')
  } finally {
    client.release()
  }
})

test('a month, a series and the season that was finished are found by index among 5,000 events', async () => {
  const group = '01900000-0000-7000-8000-0000000000bb'
  const client = await server.pool.connect()
  try {
    await client.query(
      `insert into groups (group_id, name, currency, time_zone) values ('${group}', 'Many', 'EUR', 'UTC')`,
    )
    await client.query(`insert into events (group_id, id, title, calendar, status, all_day, starts_at, ends_at, series_id)
      select '${group}', gen_random_uuid(), 'Ensaio ' || n, 'Ensaio', case when n < 2500 then 'finished' else 'scheduled' end::event_status,
             false, timestamptz '2020-01-01' + n * interval '12 hours', timestamptz '2020-01-01' + n * interval '12 hours' + interval '2 hours',
             md5((n / 40)::text)::uuid
        from generate_series(1, 5000) n`)
    await client.query('analyze events')
    const planOf = async (condition: string, order: string) => {
      const { rows } = await client.query(`explain select id, title from events
        where group_id = '${group}' and deleted_at is null and ${condition} order by ${order}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    for (const month of ['2020-06', '2023-05', '2026-09']) {
      const plan = await planOf(
        `ends_at > '${month}-01' and starts_at > date '${month}-01' - 368 and starts_at < date '${month}-01' + 35`,
        'starts_at, id',
      )
      expect([month, /events_(span|natural_order)_index/.test(plan), plan.includes('Seq Scan')]).toEqual([
        month,
        true,
        false,
      ])
    }
    expect(await planOf(`series_id = md5('7')::uuid`, 'starts_at, id')).toContain('events_series_index')
    const finished = await planOf(`status = 'finished'`, 'starts_at desc, id limit 10')
    expect(finished).toContain('events_finished_index')
    expect(finished).not.toContain('Sort')
  } finally {
    client.release()
  }
})
