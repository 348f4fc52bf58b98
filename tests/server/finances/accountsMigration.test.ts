import { expect, test } from 'vitest'
import { oldDatabase } from '../support/oldDatabase'

const { client, migrate } = oldDatabase('accounts_transfers')

test('what was in the books before is on the first account, named in the language of who founded the group', async () => {
  const [brazil, germany] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
  for (const group of [brazil, germany]) {
    await client.query(
      `insert into groups (group_id, name, currency, time_zone) values ($1, 'G', 'BRL', 'America/Sao_Paulo')`,
      [group],
    )
    await client.query(
      `insert into finances (group_id, id, kind, amount, description, category, date, status, deleted_at) values
        ($1, gen_random_uuid(), 'income', 700, 'Rifa', 'other', '2026-01-31', 'paid', null),
        ($1, gen_random_uuid(), 'income', 40, 'Rifa', 'other', '2026-01-02', 'paid', '2026-02-01')`,
      [group],
    )
    await client.query(`insert into finance_months values ($1, '2026-01-01', 'income', 'paid', 'other', 700, 1)`, [
      group,
    ])
  }
  await client.query(
    `insert into users (group_id, id, name, email, document, role, locale, created_at) values
      ($1, gen_random_uuid(), 'Ana', 'ana@example.org', '1', 'admin', 'pt-BR', '2026-01-01'),
      ($1, gen_random_uuid(), 'Bob', 'bob@example.org', '2', 'member', 'en', '2026-01-02')`,
    [brazil],
  )
  await migrate()
  const accounts = await client.query('select group_id, id, name, kind from finance_accounts order by group_id')
  expect(accounts.rows).toEqual([
    { group_id: brazil, id: brazil, name: 'Principal', kind: 'bank' },
    { group_id: germany, id: germany, name: 'Main', kind: 'bank' },
  ])
  const entries = await client.query('select distinct group_id, account_id from finances order by 1')
  expect(entries.rows).toEqual([brazil, germany].map((group) => ({ group_id: group, account_id: group })))
  const sums = await client.query(
    'select account_id, month::text, amount::int, entries::int from finance_account_months order by 1',
  )
  const kept = { month: '2026-01-01', amount: 700, entries: 1 }
  expect(sums.rows).toEqual([brazil, germany].map((group) => ({ account_id: group, ...kept })))
})
