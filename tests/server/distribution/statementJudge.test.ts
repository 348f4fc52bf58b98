import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalog } from './refusedForms'
import { judge } from './statementWatch'

const tables = ['groups', 'users', 'members', 'member_history', 'events', 'event_attendance', 'event_changes']
const catalog: Catalog = {
  keys: new Map([
    ...[...tables, 'invitations', 'calendar_feeds', 'finances', 'finance_changes'].map(
      (name) => [name, 'group_id'] as const,
    ),
    ['finance_closings', 'group_id'],
    ['sign_in_addresses', 'hash'],
  ]),
  volatility: new Map([
    ['now', 'stable'],
    ['statement_timestamp', 'stable'],
    ['jsonb_build_object', 'stable'],
    ['clock_timestamp', 'volatile'],
    ['random', 'volatile'],
  ]),
}

const untied = (name: string) => `${name} is not compared with a parameter by its shard key`

beforeAll(loadModule)

test('tables that do not lie beside each other are told', () => {
  const address =
    'select 1 from users join sign_in_addresses on hash = $2 and hash = users.email where users.group_id = $1'
  expect(judge(address, catalog)).toContain('users and sign_in_addresses are cut by different columns')
  const local = 'select 1 from users join rate_limits on rate_limits.key = users.email where users.group_id = $1'
  expect(judge(local, catalog)).toContain('rate_limits is no table of a group, and is named beside one')
})

describe('a form that Citus refuses is told', () => {
  test.each([
    [
      'a subquery in INSERT … VALUES',
      `insert into event_changes (group_id, event_id, number)
       values ($1, $2, 1 + coalesce((select max(number) from event_changes where group_id = $3 and event_id = $4), 0))`,
    ],
    [
      'FOR UPDATE or FOR SHARE within UPDATE or DELETE',
      `update invitations set used_at = now() where invitations.group_id = $1 and hash = $2 and exists (
         select 1 from users where users.group_id = $1 and users.id = invitations.invited_by for share)`,
    ],
    [
      'now in ON CONFLICT',
      `insert into calendar_feeds (group_id, user_id, created_at) values ($1, $2, now())
       on conflict (group_id, user_id) do update set created_at = now()`,
    ],
    [
      'now in ON CONFLICT',
      `insert into users (group_id, id, role) values ($1, $2, $3) on conflict (group_id, id)
       do update set role = excluded.role, updated_at = now() where users.role <> excluded.role`,
    ],
    [
      'clock_timestamp, which is volatile, in UPDATE or DELETE',
      'update finance_closings set reopened_at = clock_timestamp() where group_id = $1',
    ],
    // Seen with Citus 13.2: "STABLE functions used in UPDATE queries cannot be called with column references".
    [
      'jsonb_build_object, which is stable, of a column in UPDATE or DELETE',
      `update event_changes change set report = past.report
         from (select event_id, number, report || jsonb_build_object('notes', report ->> 'notes') as report
                 from event_changes where group_id = $1) past
        where change.group_id = $1 and change.event_id = past.event_id and change.number = past.number`,
    ],
    [
      'a cast to a time, which is stable, of a column in UPDATE or DELETE',
      `update finance_changes set at = least(now(), ((after->>'date')::date + time '19:40') at time zone 'UTC')
       where group_id = $1`,
    ],
    [
      'time ±, which is stable, of a column in UPDATE or DELETE',
      `delete from events where group_id = $1 and at + interval '1 day' < now()`,
    ],
    [
      'jsonb_build_object, which is stable, of a column in UPDATE or DELETE',
      `update finance_changes set after = jsonb_build_object('a', after->>'a') where group_id = $1`,
    ],
    ['random, which is volatile, in UPDATE or DELETE', 'delete from events where group_id = $1 and random() < 0.5'],
    [
      'a function that is not immutable in CASE or COALESCE',
      'update events set at = coalesce($2, now()) where group_id = $1',
    ],
    ['now in RETURNING', 'delete from events where group_id = $1 returning now()'],
    ['another shard key', 'update events set group_id = $1 where group_id = $2'],
    // Seen with Citus 13.2: taken, and copied to every worker, the ones that are down among them.
    [
      'a write within WITH',
      `with gone as (delete from events where group_id = $1 returning group_id, id)
       insert into event_changes (group_id, event_id) select group_id, id from gone`,
    ],
    [
      'a subquery in ON CONFLICT',
      'insert into events (group_id) values ($1) on conflict (group_id) do update set a = (select 1)',
    ],
  ])('%s', (reason, text) => {
    expect(judge(text, catalog)).toEqual([reason])
  })

  test('a right to single columns', () => {
    expect(judge('grant update (title) on events to current_user', catalog)).toContain('GRANT or REVOKE of columns')
  })

  test('within WITH, too', () => {
    const text = `with gone as (delete from events where group_id = $1 returning current_date) select * from gone`
    expect(judge(text, catalog)).toContain('current_… in RETURNING')
  })
})

describe('a table that no condition ties to a shard is told', () => {
  test.each([
    [
      'equal keys tie neither',
      ['g'],
      `select 1 from members m join groups g on g.group_id = m.group_id where m.group_id = $1`,
    ],
    [
      'in a subquery',
      ['s'],
      `select (select 1 from member_history s where s.group_id = m.group_id) from members m where m.group_id = $1`,
    ],
    [
      'in EXISTS',
      ['users'],
      `delete from invitations where group_id = $1 and exists (select from users where users.group_id = invitations.group_id)`,
    ],
    [
      'in WITH',
      ['e'],
      `with latest as (select * from events e) select * from latest join members m on m.group_id = $1`,
    ],
    [
      'in UPDATE … FROM',
      ['m'],
      `update events e set a = m.a from members m where e.group_id = $1 and m.group_id = e.group_id`,
    ],
    [
      'in DELETE … USING',
      ['m'],
      `delete from events e using members m where e.group_id = $1 and m.group_id = e.group_id`,
    ],
    [
      'in UNION',
      ['events'],
      `select id from members where group_id = $1 union all select id from events where id = $2`,
    ],
    ['by another alias', ['b'], `select 1 from events a, events b where a.group_id = $1 and a.id = b.id`],
    ['by another column', ['users'], `select 1 from users where email = $1`],
    ['by OR', ['events'], `select 1 from events where group_id = $1 or id = $2`],
    ['by a list', ['events'], `select 1 from events where group_id = any($1)`],
    ['by a word instead of a parameter', ['events'], `select 1 from events where group_id = 'a'`],
    [
      'by the wrong side of an outer join',
      ['m'],
      `select 1 from members m left join events e on e.group_id = $1 and m.group_id = $1`,
    ],
    ['where another column is the key', ['sign_in_addresses'], `select 1 from sign_in_addresses where group_id = $1`],
    [
      'by the condition of a query within',
      ['m'],
      `select 1 from members m where exists (select from events e where e.group_id = $1 and m.group_id = $1)`,
    ],
    ['in a cursor', ['events'], `declare list no scroll cursor for select id from events order by id`],
    ['by INSERT without the key', ['events'], `insert into events (id) values ($1)`],
    ['by INSERT with a made key', ['events'], `insert into events (group_id) values ($1), (gen_random_uuid())`],
  ])('%s', (_, names, text) => {
    expect(judge(text, catalog)).toEqual(names.map(untied))
  })

  test('and what is no reading or writing at all reaches all shards', () => {
    expect(judge('analyze finances', catalog)).toEqual(['VacuumStmt reaches all shards of finances'])
    expect(judge('truncate events, members', catalog)).toEqual([
      'TruncateStmt reaches all shards of events',
      'TruncateStmt reaches all shards of members',
    ])
  })
})

test.each([
  `select 1 from members m join groups g on g.group_id = $1 left join events e on e.group_id = $1 where m.group_id = $2`,
  `select "events"."id" from "events" where ("events"."group_id" = $1::uuid and ("id" = $2 or "title" = $3)) for update`,
  `select (select 1 from member_history where group_id = $1) from members where $1 = group_id`,
  `with events as (select 1 as id) select * from events`,
  `with given as (select * from unnest($2)) insert into events (group_id, id) select m.group_id, m.id from members m where group_id = $1`,
  `update events set at = now(), version = version + 1 where group_id = $1 and at < now() - interval '1 day'`,
  `insert into events (group_id, id) values ($1, $2), ($3, $4) on conflict (group_id, id) do update set id = excluded.id`,
  `insert into events (group_id, id, at) select m.group_id, m.id, clock_timestamp() from members m where m.group_id = $1`,
  `update events set at = least(at, now()) where group_id = $1`,
  `select id from sign_in_addresses where hash = $1`,
  `select pg_advisory_xact_lock($1)`,
  `declare list no scroll cursor for select id from events where group_id = $1 order by id`,
  `fetch 100 from list`,
  `close list`,
  `begin`,
  `update pgboss.job set data = data || jsonb_build_object('a', name), at = clock_timestamp()`,
])('goes to one shard: %s', (text) => {
  expect(judge(text, catalog)).toEqual([])
})
