import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { FoundFinance } from '@contract/finances'
import type { AccountMovement, AccountMovements } from '@contract/finances/accounts'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { financeFixture } from '../financeFixture'
import type { FinanceFixture } from '../financeFixture'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
})

const IBAN = 'DE89370400440532013000'
const line = (over: Partial<BankLine> = {}): BankLine => ({
  date: '2026-11-05',
  amount: 6_000,
  description: 'Beitrag Wilma',
  counterparty: 'Otto Kranz',
  counterpartyAccount: IBAN,
  bankId: 'A1',
  statement: '11',
  line: 7,
  ...over,
})

type Decided = { line: BankLine; decision: MatchDecision }[]

async function book(lines: Decided, more: object = {}): Promise<void> {
  const answer = await ledger.post('/finances/import-matched', {
    import: { id: newId(), fileName: 'nov.sta', lines, ...more },
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

const asNew = (id = newId()): MatchDecision => ({ kind: 'new', id, category: 'dues' })

const urlOf = (accountId = admin.userData.group.id) => `/finances/account-movements?config[accountId]=${accountId}`
const movements = (accountId?: string): Promise<AccountMovements> => ledger.read(urlOf(accountId))
const found = (id: string): Promise<FoundFinance> => ledger.read(`/finances/find-finance?id=${id}`)
const of = ({ movements: all }: AccountMovements, id: string): AccountMovement | undefined =>
  all.find(({ financeId, transferId }) => (financeId ?? transferId) === id)

const booked = {
  date: '2026-11-05',
  amount: 6_000,
  description: 'Beitrag Wilma',
  counterparty: 'Otto Kranz',
  accountEnd: '3000',
  bankId: 'A1',
  statement: '11',
  fileLine: 7,
  fileName: 'nov.sta',
}

test('a movement tells the bank’s line that it came from, and no more of an account’s number than its last four', async () => {
  const id = newId()
  const typed = await ledger.stored({ description: 'Kuchen' })
  await book([{ line: line(), decision: asNew(id) }])
  const list = await movements()
  expect(of(list, id)?.bank).toEqual([booked])
  expect(of(list, typed.id)).not.toHaveProperty('bank')
  expect(list).not.toHaveProperty('bookings')
  expect(JSON.stringify(list)).not.toContain('440532')
})

test('a batch is one sum of the bank, with all of its parts beside: also those that are not in the books', async () => {
  const memberId = await ledger.addMember({ name: 'Wilma Kranz' })
  const [one, two] = [newId(), newId()]
  const batch = 'B-77'
  await book([
    {
      line: line({ batch, bankId: 'B1', amount: 6_000 }),
      decision: { kind: 'new', id: one, category: 'dues', memberId },
    },
    { line: line({ batch, bankId: 'B2', amount: 4_000, description: 'Beitrag Beat' }), decision: asNew(two) },
    { line: line({ batch, bankId: 'B3', amount: -180, description: 'Spesen' }), decision: { kind: 'skip' } },
    { line: line({ bankId: 'C1', amount: 1_000, description: 'Spende' }), decision: asNew() },
  ])
  const list = await movements()
  const [booking] = list.bookings ?? []
  expect(list.bookings).toEqual([
    {
      key: expect.any(String),
      total: 9_820,
      count: 3,
      parts: [
        { financeId: one, description: 'Beitrag Wilma', member: 'Wilma Kranz', amount: 6_000 },
        { financeId: two, description: 'Beitrag Beat', amount: 4_000 },
        { description: '', amount: -180 },
      ],
    },
  ])
  const partIds = list.movements
    .filter(({ bank }) => bank?.[0]?.booking === booking?.key)
    .map(({ financeId }) => financeId)
  expect(new Set(partIds)).toEqual(new Set([one, two]))
  const alone = await found(one)
  expect([alone.bank?.[0]?.booking, alone.bookings]).toEqual([booking?.key, list.bookings])
})

test('one line that paid several dues is a booking of the bank too', async () => {
  const due = (date: string, description: string) =>
    ledger.stored({ date, description, status: 'pending', amount: 3_000 })
  const dues = [await due('2026-10-01', 'Oktober'), await due('2026-11-01', 'November')]
  await book([{ line: line(), decision: { kind: 'pay', finances: dues.map(({ id, version }) => ({ id, version })) } }])
  const { bookings = [] } = await movements()
  expect(bookings).toMatchObject([
    {
      total: 6_000,
      count: 2,
      parts: dues.map(({ id, description }) => ({ financeId: id, description, amount: 3_000 })),
    },
  ])
  // Of one that is gone since, the other is all that is left.
  await ledger.remove(dues[0]?.id ?? '')
  expect(await movements()).not.toHaveProperty('bookings')
})

test('a transfer tells each account its own bank’s line', async () => {
  const { group } = admin.userData
  const savings = { id: newId(), name: 'Sparbuch', kind: 'bank' }
  await ledger.post('/finances/add-account', { account: savings })
  const transferId = newId()
  const decision: MatchDecision = { kind: 'transfer', accountId: savings.id, id: transferId }
  await book([{ line: line({ amount: -6_000, description: 'Umbuchung' }), decision }])
  expect(of(await movements(group.id), transferId)?.bank).toMatchObject([{ description: 'Umbuchung', amount: -6_000 }])
  expect(of(await movements(savings.id), transferId)).not.toHaveProperty('bank')
  const other = line({ amount: 6_000, description: 'Zugang', bankId: 'S1' })
  await book([{ line: other, decision: { kind: 'transfer', transferId } }], {
    accountId: savings.id,
  })
  expect(of(await movements(savings.id), transferId)?.bank).toMatchObject([{ description: 'Zugang', amount: 6_000 }])
})

test('only who may read the books is told', async () => {
  const id = newId()
  await book([{ line: line(), decision: asNew(id) }])
  const conductor = await joinAs(server.app, admin, 'conductor')
  const stranger = await foundGroup(server.app)
  for (const url of [urlOf(), `/finances/find-finance?id=${id}`]) {
    // oxlint-disable-next-line no-await-in-loop
    const [refused, unknown] = await Promise.all([
      callAs(server.app, conductor, 'GET', url),
      callAs(server.app, stranger, 'GET', url),
    ])
    expect([refused.statusCode, unknown.statusCode]).toEqual([403, 404])
    expect(refused.body + unknown.body).not.toMatch(/Otto|3000|Wilma/)
  }
})
