import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { FinanceWrite } from '@contract/finances'
import type { Debtor } from '@contract/finances/dues'
import { demoFinances } from '../../../server/demo/finances/finances'
import { demoMembers } from '../../../server/demo/members'
import { todayIn } from '../../../server/platform/time/days'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs } from '../support/factories'

let server: TestServer
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
  const enter = (role: string) => server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role } })
  const answers = await Promise.all(['treasurer', 'admin', 'treasurer'].map(enter))
  ledger = financeFixture(server.app, SignedIn.parse(answers[0]?.json()))
})

afterAll(() => server.close())

test('the treasurer finds two seasons of entries, made once, that come to the balance', async () => {
  const finances = await ledger.all()
  expect((await ledger.list()).total).toBe(finances.length)
  expect(finances.length).toBeGreaterThan(900)
  const balance = await ledger.balance()
  const paid = finances.filter(({ status }) => status === 'paid')
  const sum = paid.reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)
  expect(balance.balance).toBe(sum)
  expect(balance.overdue).toBeGreaterThan(0)
})

test('the season before is closed, and nothing of it is owed', async () => {
  const { closings, closedMonths } = await ledger.read('/finances/list-closings')
  expect([closings.length, closedMonths.length]).toEqual([12, 12])
  expect((await ledger.list({ status: 'pending', to: `${closedMonths[0]}-28` })).total).toBe(0)
})

test('some owe, one of whom has left', async () => {
  const debtors: Debtor[] = (await ledger.read('/finances/list-debtors')).debtors
  expect(debtors.length).toBeGreaterThanOrEqual(4)
  expect(debtors.map(({ status }) => status)).toContain('former')
})

test('a household pays for two, and one member has credit', async () => {
  const { households } = await ledger.read('/finances/list-payers')
  expect(households).toMatchObject([
    { name: 'Família Batalha Nascimento', members: [{ name: 'Hugo Batalha' }, { name: 'Kauã Nascimento' }] },
  ])
  expect(households[0].members.every(({ owed }: { owed: number }) => owed > 0)).toBe(true)
  const { credits } = await ledger.read('/finances/list-credits')
  expect(credits).toMatchObject([{ name: 'Benedito Araújo', amount: 1_500 }])
})

test('the month’s dues are known: charging them adds nobody twice', async () => {
  const today = todayIn('America/Sao_Paulo')
  const dues = { month: today.slice(0, 7), amount: 1, dueDate: today, description: 'x' }
  const { lines } = (await ledger.post('/finances/preview-dues', { dues })).json()
  const isHoliday = today.slice(5, 7) === '01'
  expect(lines.filter(({ exists }: { exists: boolean }) => exists).length > 40).toBe(!isHoliday)
})

test('every entry has a history, and its day is that of the entry', async () => {
  const [oldest] = (await ledger.list({ sortColumn: 'date', perPage: 1 })).finances
  const { changes } = await ledger.history(oldest?.id ?? '')
  expect(changes).toMatchObject([{ action: 'created', by: 'Dalva Siqueira', after: oldest }])
  expect(changes[0].at.slice(0, 10)).toBe(oldest?.date)
})

test('a conductor sees none of it', async () => {
  const conductor = await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'conductor' } })
  expect((await callAs(server.app, conductor.json(), 'GET', '/finances/list')).statusCode).toBe(403)
})

describe.each(['2026-11-21T12:00:00Z', '2028-02-29T12:00:00Z', '2031-01-01T12:00:00Z', '2030-12-31T23:00:00Z'])(
  'on %s',
  (now) => {
    const today = new Date(now)
    const entries = demoFinances(today, demoMembers(today))
    const day = now.slice(0, 10)

    test('all entries are valid and different, and the same each time', () => {
      for (const { duesMonth: _duesMonth, ...entry } of entries) expect(FinanceWrite.parse(entry)).toEqual(entry)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      expect(demoFinances(today, demoMembers(today))).toEqual(entries)
    })

    test('nothing is paid in days to come, and the balance never falls below nothing', () => {
      const paid = entries.filter(({ status }) => status === 'paid').sort((a, b) => (a.date < b.date ? -1 : 1))
      expect(paid.filter(({ date }) => date > day)).toEqual([])
      let balance = 0
      for (const { kind, amount } of paid) {
        balance += kind === 'income' ? amount : -amount
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      expect(balance).toBeLessThan(10_000_000)
    })
  },
)
