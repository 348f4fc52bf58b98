import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { financeFixture, newFinance } from './financeFixture'
import { createTestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

/** So few that the database reads such a table whole. */
const FEW = 60
const MANY = 1_500
/** Of one table, by all calls together. Reading it through for each line comes to a thousand and more. */
const READS_PER_LINE = 100

const someMembers = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: newId(), name: `${name} ${at}`, section: 'brass', status: 'active' }))

test('a group that grows a hundredfold at once is not read through for each of its lines', async () => {
  const server = await createTestServer()
  // Plans belong to a connection, and what it has read is told when it is asked to.
  server.pool.options.max = 1
  const admin = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const importInto = async (area: 'members' | 'finances', lines: object[]) => {
    const id = newId()
    const answer = await ledger.post(`/${area}/import-${area}`, { import: { id, fileName: 'x.csv', [area]: lines } })
    expect(answer.statusCode).toBe(201)
    return () => callAs(server.app, admin, 'DELETE', `/${area}/remove-import?id=${id}`)
  }
  const owedBy = (members: { id: string }[]) =>
    members.map(({ id }, at) => newFinance({ memberId: id, amount: 1 + at, status: 'pending' }))
  const dues = { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade' }
  const charge = () => ledger.post('/finances/create-dues', { dues })
  /** Rows that were read of the table of which most were read. */
  const mostRead = async (): Promise<number> => {
    await server.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await server.pool.query(
      'select max(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as reads from pg_stat_user_tables',
    )
    return rows[0].reads
  }

  const few = someMembers('Ana', FEW)
  await importInto('members', few)
  await importInto('finances', owedBy(few))
  await server.pool.query('vacuum analyze')
  // After these the connection has its plans.
  for (let at = 0; at < 8; at++) await ledger.add(newFinance({ memberId: await ledger.addMember() }))

  const before = await mostRead()
  const many = someMembers('Bia', MANY)
  const removeMembers = await importInto('members', many)
  const removeEntries = await importInto('finances', owedBy(many))
  await ledger.read('/finances/list-debtors')
  expect((await removeEntries()).statusCode).toBe(200)
  expect((await removeMembers()).statusCode).toBe(200)
  const removeCharged = await importInto('members', someMembers('Cai', MANY))
  expect((await charge()).statusCode).toBe(201)
  expect((await charge()).statusCode).toBe(200)
  expect((await removeCharged()).statusCode).toBe(409)
  expect((await mostRead()) - before).toBeLessThan(MANY * READS_PER_LINE)
  await server.close()
})
