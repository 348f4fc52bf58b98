import { expect, test } from 'vitest'
import { oldDatabase } from '../../support/oldDatabase'

const { client, migrate } = oldDatabase('calendar')

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
  await migrate()
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
