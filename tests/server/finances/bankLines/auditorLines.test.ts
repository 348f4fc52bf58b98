import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { AuditDetail, AuditEntries, AuditOverview } from '@contract/finances/auditing'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { maskAccounts } from '../../../../server/areas/finances/auditing/maskAccounts'
import { maskNames, mayBeOfName } from '../../../../server/areas/finances/auditing/maskNames'
import { financeFixture } from '../financeFixture'
import type { FinanceFixture } from '../financeFixture'
import { foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let wilma: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const [one, two, fee] = [newId(), newId(), newId()]
const IBAN = 'DE89370400440532013000'

const line = (over: Partial<BankLine> = {}): BankLine => ({
  date: '2026-11-05',
  amount: 6_000,
  description: `Otto Kranz Beitrag Wilma Sandmann IBAN DE89 3704 0044 0532 0130 00`,
  counterparty: 'Otto Kranz',
  counterpartyAccount: IBAN,
  reference: 'WILMA-SANDMANN-11',
  bankId: 'B7781',
  batch: 'B-77',
  statement: '11',
  line: 7,
  ...over,
})

async function book(lines: { line: BankLine; decision: MatchDecision }[]): Promise<void> {
  const answer = await ledger.post('/finances/import-matched', {
    import: { id: newId(), fileName: `${IBAN}-Wilma Sandmann.sta`, lines },
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  wilma = await ledger.addMember({ name: 'Wilma Sandmann' })
  await ledger.addMember({ name: 'Beat Oberholzer' })
  const beat = line({ bankId: 'B7782', description: 'Beat Oberholzer', counterparty: 'Fritz Ober', amount: 4_000 })
  const strom = { description: 'STROM ABSCHLAG', counterparty: 'Stadtwerke', amount: -2_000, bankId: 'C1' }
  await book([
    { line: line(), decision: { kind: 'new', id: one, category: 'dues', memberId: wilma } },
    {
      line: { ...beat, reference: 'F-OBER-2' },
      decision: { kind: 'new', id: two, category: 'dues', description: 'Spende' },
    },
    {
      line: line({ ...strom, batch: undefined }),
      decision: { kind: 'new', id: fee, category: 'venue', description: 'Strom' },
    },
  ])
})

/** The calls of an auditor's link. */
async function audit(over: object = {}) {
  const id = newId()
  const expiresOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const link = { id, name: 'Rosa', from: '2026-11-01', to: '2026-11-30', withNames: false, expiresOn, ...over }
  const made = await ledger.post('/finances/add-auditor-link', { link })
  if (made.statusCode !== 201) throw new Error(made.body)
  const { token } = made.json()
  const headers = { 'x-auditor-link': token }
  const list = async (q = ''): Promise<AuditEntries> =>
    (await server.app.inject({ url: `/auditor/list-entries?config[q]=${encodeURIComponent(q)}`, headers })).json()
  const draw = async (): Promise<AuditDetail> =>
    (await server.app.inject({ method: 'POST', url: '/auditor/draw-sample', headers, payload: { size: 9 } })).json()
  const overview = async (): Promise<AuditOverview> =>
    (await server.app.inject({ url: '/auditor/overview', headers })).json()
  return { id, list, draw, overview, found: async (q: string) => (await list(q)).entries.map((entry) => entry.id) }
}

const kept = {
  date: '2026-11-05',
  amount: 6_000,
  description: line().description,
  counterparty: 'Otto Kranz',
  accountEnd: '3000',
  reference: 'WILMA-SANDMANN-11',
  bankId: 'B7781',
  statement: '11',
  fileLine: 7,
  fileName: `${IBAN}-Wilma Sandmann.sta`,
  booking: expect.any(String),
}

describe('the bank’s line of an entry', () => {
  test('is told to an auditor who may see names, with the parts of its booking, and found by its words', async () => {
    const { list, draw, overview, found, id } = await audit({ withNames: true })
    const { entries, bookings = [] } = await list()
    expect(entries.find((entry) => entry.id === one)?.bank).toEqual([kept])
    expect(bookings).toMatchObject([
      {
        total: 10_000,
        count: 2,
        parts: [
          { financeId: one, member: 'Wilma Sandmann', amount: 6_000 },
          { financeId: two, description: 'Spende', amount: 4_000 },
        ],
      },
    ])
    expect([await found('otto'), await found('b7782'), await found('Fritz'), await found('Nobody')]).toEqual([
      [one],
      [two],
      [two],
      [],
    ])
    // The same in what was drawn, for the auditor and for the treasurer.
    await draw()
    for (const detail of [await overview(), await ledger.read(`/finances/find-auditor-link?id=${id}`)]) {
      expect(detail.bookings).toEqual(bookings)
      const drawn = detail.samples.find((sample: { financeId: string }) => sample.financeId === one)
      expect(drawn.entry.bank).toEqual([kept])
    }
  })

  test('hides who paid, their account and all names from one who may not, wherever they stand', async () => {
    const { list, draw, overview } = await audit()
    const answer = await list()
    const shown = answer.entries.find((entry) => entry.id === one)
    expect(shown?.description).toBe('… Beitrag … IBAN …')
    expect(shown?.bank).toEqual([
      {
        date: '2026-11-05',
        amount: 6_000,
        description: '… Beitrag … IBAN …',
        reference: '…-11',
        bankId: 'B7781',
        statement: '11',
        fileLine: 7,
        fileName: '….sta',
        booking: expect.any(String),
      },
    ])
    expect(answer.bookings).toMatchObject([
      {
        total: 10_000,
        parts: [
          { financeId: one, description: '… Beitrag … IBAN …', amount: 6_000 },
          { financeId: two, description: 'Spende', amount: 4_000 },
        ],
      },
    ])
    await draw()
    expect(JSON.stringify([answer, await overview()])).not.toMatch(
      /Otto|Kranz|Wilma|Sandmann|Beat |Fritz|3000|0532|Stadtwerke/,
    )
    // What was paid for is for the auditor to read.
    expect(answer.entries.find((entry) => entry.id === fee)?.bank).toMatchObject([{ description: 'STROM ABSCHLAG' }])
  })

  test('is not found by what is hidden of it, and by what is shown', async () => {
    const { found } = await audit()
    const hidden = ['otto', 'Otto,', 'kranz', 'wilma', 'fritz', '0532', IBAN, 'DE89', 'stadtwerke']
    const answers = await Promise.all(hidden.map(found))
    expect(answers.flat()).toEqual([])
    expect([await found('beitrag'), await found('b7782'), await found('STROM')]).toEqual([[one], [two], [fee]])
  })

  test('names no part that the link does not open', async () => {
    const outside = await ledger.find(two)
    const { finance } = outside.json()
    await ledger.post('/finances/add-finance', { finance: { ...finance, date: '2026-12-01', description: 'Dezember' } })
    const { list } = await audit({ withNames: true })
    const { bookings } = await list()
    expect(bookings?.[0]?.parts).toEqual([
      { financeId: one, description: line().description, member: 'Wilma Sandmann', amount: 6_000 },
      { description: '', amount: 4_000 },
    ])
  })
})

test.each([
  ['IBAN DE89370400440532013000 Miete', 'IBAN … Miete'],
  ['IBAN:de89 3704 0044 0532 0130 00Miete', 'IBAN:…Miete'],
  ['IBANDE89370400440532013000BICCOBADEFF', 'IBAN…BICCOBADEFF'],
  ['von CH93 0076 2011 6238 5295 7 an NO93-8601-1117-947', 'von … an …'],
  ['DE00370400440532013000 RE2026 vom 05.11.', 'DE00370400440532013000 RE2026 vom 05.11.'],
])('accounts in a text are hidden by their check digits: %s', (text, shown) => {
  expect(maskAccounts(text)).toBe(shown)
})

const names = ['Cäcilia von Groß', 'Jörg Mueller', 'Søren Ærø']

test.each([
  ['BEITRAG CAECILIA VON GROSS 11/2026', undefined, 'BEITRAG … 11/2026'],
  ['Groß, Cäcilia und Müller Joerg', undefined, '… und …'],
  ['SOEREN AEROE Beitrag', undefined, '… Beitrag'],
  // Of who paid each part, and no word between them.
  ['Beitrag und Spende der Caecilia', 'Cäcilia von Groß und der Partner', 'Beitrag und Spende der …'],
])('names are hidden as banks write them without umlauts: %s', (text, own, shown) => {
  expect(maskNames(text, names, own)).toBe(shown)
})

test('what is searched for may be of a name however that is written', () => {
  const searched = ['cacilia', 'CAECIL', 'müller', 'mueller', 'gross', 'soren', 'Miete']
  expect(searched.map((word) => mayBeOfName(word, names))).toEqual([true, true, true, true, true, true, false])
})
