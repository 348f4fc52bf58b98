import { expect, test } from 'vitest'
import { oldDatabase } from '../support/oldDatabase'

const { client, migrate } = oldDatabase('member_history')

const group = '00000000-0000-7000-8000-000000000001'

test('what was noted of members becomes their history, with the days that were told', async () => {
  await client.query(`insert into groups (group_id, name, currency, time_zone) values ($1, 'G', 'BRL', 'UTC')`, [group])
  const members: [
    name: string,
    status: string,
    joinedOn: string | null,
    leftOn: string | null,
    noted: [string, string | null][],
  ][] = [
    ['stays', 'active', '2020-03-01', null, [['2024-01-01', 'active']]],
    ['was always gone', 'former', '2001-01-01', null, [['2024-01-01', 'former']]],
    [
      'left',
      'former',
      null,
      '2024-05-31',
      [
        ['2024-01-01', 'active'],
        ['2024-06-20', 'former'],
      ],
    ],
    [
      'left untold',
      'former',
      null,
      null,
      [
        ['2024-01-01', 'active'],
        ['2024-06-20', 'former'],
      ],
    ],
    [
      'came back',
      'active',
      null,
      null,
      [
        ['2024-01-01', 'former'],
        ['2024-06-20', 'active'],
      ],
    ],
    [
      'had a leave',
      'active',
      null,
      null,
      [
        ['2024-01-01', 'active'],
        ['2024-02-01', 'on_leave'],
        ['2024-03-01', 'active'],
      ],
    ],
    [
      'was removed and is back',
      'active',
      null,
      null,
      [
        ['2024-01-01', 'active'],
        ['2024-02-01', null],
        ['2024-02-02', 'active'],
      ],
    ],
    ['is said to be there', 'active', null, '2024-05-31', [['2024-01-01', 'active']]],
    ['will leave', 'active', null, '2199-12-31', [['2024-01-01', 'active']]],
  ]
  for (const [at, [who, status, joinedOn, leftOn, noted]] of members.entries()) {
    const id = `00000000-0000-7000-8000-0000000000a${at}`
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await client.query(
      `insert into members (group_id, id, name, section, status, joined_on, left_on) values ($1, $2, $3, 'brass', $4, $5, $6)`,
      [group, id, who, status, joinedOn, leftOn],
    )
    for (const [since, was] of noted)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await client.query(`insert into member_standings (group_id, member_id, since, status) values ($1, $2, $3, $4)`, [
        group,
        id,
        since,
        was,
      ])
  }
  await migrate()
  const { rows } = await client.query<{ name: string; status: string; steps: string | null }>(
    `select m.name, m.status, (
       select string_agg(concat_ws(' ', kind, since, until, case when is_noted then 'noted' end), ', ' order by since)
         from member_history h where h.group_id = m.group_id and h.member_id = m.id) as steps
       from members m order by m.id`,
  )
  expect(rows.map((row) => [row.name, row.status, row.steps])).toEqual([
    ['stays', 'active', 'joined 2020-03-01'],
    ['was always gone', 'former', 'left -infinity noted, joined 2001-01-01'],
    ['left', 'former', 'left 2024-06-01'],
    ['left untold', 'former', 'left 2024-06-20 noted'],
    ['came back', 'active', 'left -infinity noted, returned 2024-06-20 noted'],
    ['had a leave', 'active', 'leave 2024-02-01 2024-02-29 noted'],
    ['was removed and is back', 'active', null],
    ['is said to be there', 'former', 'left 2024-06-01'],
    ['will leave', 'active', 'left 2200-01-01'],
  ])
})
