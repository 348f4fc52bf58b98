import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { privacyRepository } from '../../../../server/areas/privacy/privacyRepository'
import { financeFixture, newFinance } from '../financeFixture'
import type { FinanceFixture } from '../financeFixture'
import { callAs, foundGroup } from '../../support/factories'
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

const line = (over: Partial<BankLine> = {}): BankLine => ({
  date: '2026-11-05',
  amount: 5_000,
  description: 'Mensalidade da Wilma',
  counterparty: 'Otto Kranz',
  counterpartyAccount: 'DE89370400440532013000',
  reference: 'RF18539007547034',
  bankId: 'A1',
  ...over,
})

const decide = async (lines: { line: BankLine; decision: MatchDecision }[]) => {
  const answer = await ledger.post('/finances/import-matched', { import: { id: newId(), fileName: 'a.sta', lines } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

const asNew = (id: string, memberId?: string): MatchDecision => ({
  kind: 'new',
  id,
  category: 'dues',
  ...(memberId && { memberId }),
})

/** Which of the words the kept lines of the group still hold. */
async function keptOf(words: readonly string[]): Promise<string[]> {
  const { rows } = await server.pool.query<{ text: string }>(
    'select line::text as text from bank_lines line where group_id = $1',
    [admin.userData.group.id],
  )
  const text = rows.map((row) => row.text).join(' ')
  return words.filter((word) => text.includes(word))
}

const words = ['Wilma', 'Otto', 'DE89370400440532013000', 'RF18539007547034']

describe('what a line of the bank says of people', () => {
  test('is not kept of one that was left out', async () => {
    await decide([{ line: line(), decision: { kind: 'skip' } }])
    expect(await keptOf(words)).toEqual([])
  })

  test('is kept of a table’s lines too, where it tells more than day, amount and text', async () => {
    const { bankId, counterparty, counterpartyAccount, reference } = line()
    const said = { bankId, counterparty, counterpartyAccount, reference }
    const finances = [
      { ...newFinance({ description: 'Mensalidade da Wilma' }), ...said },
      newFinance({ description: 'Copos' }),
    ]
    await ledger.post('/finances/import-finances', { import: { id: newId(), fileName: 'a.csv', finances } })
    expect(await keptOf([...words, 'Copos'])).toEqual(words)
  })

  test('goes with the erased member whose entry it is, and loses the name elsewhere', async () => {
    const memberId = await ledger.addMember({ name: 'Wilma Kranz' })
    await decide([
      { line: line(), decision: asNew(newId(), memberId) },
      { line: line({ bankId: 'B', description: 'Blumen für WILMA KRANZ, Bühne' }), decision: asNew(newId()) },
    ])
    const found = await callAs(server.app, admin, 'GET', `/members/find-member?id=${memberId}`)
    const left = await callAs(server.app, admin, 'POST', '/members/add-member', {
      member: { ...found.json().member, status: 'former' },
    })
    const { id, version } = left.json().member
    await callAs(server.app, admin, 'POST', '/members/erase-member', { member: { id, version } })
    expect(await keptOf(['Wilma', 'WILMA', 'Blumen für —, Bühne', 'Otto'])).toEqual(['Blumen für —, Bühne', 'Otto'])
  })

  test('goes with the entries that it became, once those are purged', async () => {
    const [gone, stays] = [newId(), newId()]
    await decide([
      { line: line(), decision: asNew(gone) },
      { line: line({ bankId: 'B', description: 'Bleibt', counterparty: 'Otto' }), decision: asNew(stays) },
    ])
    await ledger.remove(gone)
    const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
    await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, purgeMonths: 3 } })
    await privacyRepository(server.db).purge(admin.userData.group.id, new Date('2060-01-01'))
    expect(await keptOf(['Wilma', 'Bleibt'])).toEqual(['Bleibt'])
  })
})
