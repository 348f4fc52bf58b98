import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchLinesAnswer, MatchOffer } from '@contract/finances/matching'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import { financeFixture } from '../financeFixture'
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

const line = (amount: number, description: string, over: Partial<BankLine> = {}): BankLine => ({
  date: '2026-11-05',
  amount,
  description,
  ...over,
})

const due = (memberId: string | undefined, over: Partial<Finance> = {}) =>
  ledger.stored({
    status: 'pending',
    date: '2026-11-01',
    dueDate: '2026-11-10',
    description: 'Mensalidade de novembro',
    ...(memberId !== undefined && { memberId }),
    ...over,
  })

async function offersFor(...lines: BankLine[]): Promise<MatchOffer[][]> {
  const answer = await ledger.post('/finances/match-lines', { lines })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { lines: matched }: MatchLinesAnswer = answer.json()
  return matched.map(({ offers }) => offers)
}

const addRule = (rule: object) => ledger.post('/finances/add-match-rule', { rule: { id: newId(), ...rule } })

const book = (lines: (readonly [BankLine, MatchDecision])[], id = newId()) =>
  ledger.post('/finances/import-matched', {
    import: { id, fileName: 'extrato.ofx', lines: lines.map(([each, decision]) => ({ line: each, decision })) },
  })

test('neither of two namesakes is certain, and a transfer is only where its other half is booked', async () => {
  await Promise.all([1, 2].map(async () => due(await ledger.addMember({ name: 'Ana Lima' }))))
  const savings = newId()
  await ledger.post('/finances/add-account', {
    account: { id: savings, name: 'Poupança', kind: 'bank', number: '0001 12345-6' },
  })
  const cash = newId()
  await ledger.post('/finances/add-account', { account: { id: cash, name: 'Caixa', kind: 'cash' } })
  await addRule({ contains: 'saque', accountId: cash })
  const fromAccountId = admin.userData.group.id
  const transfer = { id: newId(), fromAccountId, toAccountId: cash, amount: 700, date: '2026-11-04' }
  expect((await ledger.post('/finances/add-transfer', { transfer })).statusCode).toBe(201)
  const answer = await offersFor(
    line(5000, 'PIX ANA LIMA'),
    line(-900, 'TED', { counterpartyAccount: '0000001123456' }),
    line(-300, 'SAQUE 24H'),
    line(-700, 'RETIRADA'),
  )
  expect(answer.map(([best]) => `${best?.certainty} ${best?.kind}`)).toEqual([
    'likely due',
    'likely transfer',
    'likely transfer',
    'certain transfer',
  ])
})

test('a rule is certain where it says a category, not where it guesses "other" or passes over what is owed', async () => {
  const ana = await ledger.addMember({ name: 'Ana Lima' })
  await due(ana, { amount: 6000 })
  const bar = { id: newId(), name: 'Bar', category: 'other' }
  await ledger.post('/finances/add-subcategory', { subcategory: bar })
  await addRule({ contains: 'tarifa', category: 'fees' })
  await addRule({ contains: 'bar', category: 'other', subcategoryId: bar.id })
  await addRule({ contains: 'pix', category: 'other' })
  await addRule({ contains: 'transf', category: 'donation' })
  const answer = await offersFor(
    line(-300, 'TARIFA MENSAL'),
    line(900, 'BAR DE MAIO'),
    line(900, 'PIX RECEBIDO'),
    line(5000, 'TRANSF ANA LIMA'),
  )
  const ruled = answer.map((offers) => offers.find(({ ruleId }) => ruleId !== undefined)?.certainty)
  expect(ruled).toEqual(['certain', 'certain', 'likely', 'likely'])
})

test('the words of an entry of nobody are no payer: it is likely, not certain', async () => {
  await due(undefined, { description: 'Subsídio da câmara', category: 'grant' })
  const [offers] = await offersFor(line(5000, 'TED SUBSIDIO DA CAMARA'))
  expect(offers?.[0]).toMatchObject({ kind: 'due', certainty: 'likely', reasons: ['amount', 'text', 'only', 'day'] })
})

test('a payment with a member’s reference is theirs before all else, as credit where nothing is owed', async () => {
  const ana = await ledger.addMember({ name: 'Ana Lima' })
  const bia = await ledger.addMember({ name: 'Bia Prado' })
  await due(bia)
  await addRule({ contains: 'pix', category: 'donation' })
  const paid = line(5000, `PIX ${paymentReferenceOf(ana)}`)
  const [offers] = await offersFor(paid)
  const [best] = offers ?? []
  expect(best).toEqual({
    kind: 'due',
    certainty: 'likely',
    reasons: ['reference'],
    finances: [],
    over: 5000,
    memberId: ana,
  })
  const decision: MatchDecision = { kind: 'pay', finances: [], id: newId(), creditOf: ana, method: 'pix' }
  const first = await book([[paid, decision]])
  expect([first.statusCode, first.json()]).toMatchObject([201, { added: 1, paid: 0, made: 1 }])
  const { credit } = await ledger.read(`/finances/list-settlements?memberId=${ana}`)
  expect(credit).toMatchObject({ amount: 5000, entries: [{ category: 'dues', description: paid.description }] })
  expect((await ledger.balance()).balance).toBe(5000)
  const removed = await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${first.json().import.id}`)
  expect(removed.statusCode).toBe(200)
  expect((await ledger.balance()).balance).toBe(0)
  // Without whose it is, it is nothing.
  const { creditOf: _whose, ...nobodys } = decision
  expect((await book([[paid, nobodys]])).statusCode).toBe(400)

  // Of what they owe more of, a part; before what only has the same amount.
  const owed = await due(ana, { amount: 7000 })
  const [[part] = []] = await offersFor(paid)
  expect(part).toMatchObject({ kind: 'part', certainty: 'likely', finances: [{ id: owed.id }] })
})

test('an entry that an earlier file’s line is known by can be linked with a line of another file', async () => {
  const made = newId()
  const one = await book([[line(900, 'BILHETERIA'), { kind: 'new', id: made, category: 'tickets' }]])
  expect(one.statusCode).toBe(201)
  const link = { kind: 'link', financeId: made } as const
  const other = line(900, 'CRED. BILHETERIA 05/11', { date: '2026-11-06' })
  const linked = await book([[other, link]])
  expect([linked.statusCode, linked.json()]).toMatchObject([201, { added: 0, linked: 1 }])
  // Two lines of one file are two movements.
  const twice = await book([
    [line(900, 'A', { date: '2026-11-07' }), link],
    [line(900, 'B', { date: '2026-11-08' }), link],
  ])
  expect(twice.json().error).toMatchObject({ code: 'conflict', fields: { 'import.lines.1.decision': 'not_allowed' } })
  expect((await ledger.balance()).balance).toBe(900)
  // The one can be taken back without the other.
  expect(
    (await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${linked.json().import.id}`)).statusCode,
  ).toBe(200)
  expect((await ledger.all()).map(({ id }) => id)).toEqual([made])
})

test('every line of an import is counted once, whatever became of it, also when it is sent again', async () => {
  const ana = await ledger.addMember({ name: 'Ana Lima' })
  const [first, second] = [await due(ana), await due(ana, { dueDate: '2026-12-10' })]
  const typed = await ledger.stored({ amount: 800, category: 'tickets', date: '2026-11-04' })
  const chosen = ({ id, version }: Finance) => ({ id, version })
  await book([[line(-7, 'ANTES'), { kind: 'skip' }]])
  const lines: (readonly [BankLine, MatchDecision])[] = [
    [line(5300, 'ANA'), { kind: 'pay', finances: [chosen(first)], id: newId(), creditOf: ana }],
    [line(2000, 'ANA DEZ'), { kind: 'pay', finances: [chosen(second)], id: newId() }],
    [line(800, 'DEPOSITO'), { kind: 'link', financeId: typed.id }],
    [line(-450, 'TARIFA'), { kind: 'new', id: newId(), category: 'other' }],
    [line(-1, 'AJUSTE'), { kind: 'skip' }],
    [line(-20, 'PREVISTO', { isPending: true }), { kind: 'skip' }],
    [line(-7, 'ANTES'), { kind: 'skip' }],
  ]
  const id = newId()
  const answer = await book(lines, id)
  const counts = { paid: 2, made: 1, linked: 1, skipped: 2, duplicates: 1 }
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { ...counts, added: 3 }])
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length)
  expect((await book(lines, id)).json()).toEqual(answer.json())
})

test('a name is known however the bank spells its letters, and by none that only sounds like it', async () => {
  const names = ['Jörg Lüdtke', 'Christa Groß', 'Elif Yılmaz', 'Søren Ågård', 'Beate Mueller', 'Manuel Prado']
  const ids = await Promise.all(names.map((name) => ledger.addMember({ name })))
  await Promise.all(ids.map((id) => due(id)))
  const spelled = ['LUEDTKE JOERG', 'CHRISTA GROSS', 'YILMAZ ELIF', 'SOEREN AAGAARD', 'Beate Müller', 'Manul Prado']
  const offers = await offersFor(...spelled.map((text) => line(5000, `Dauerauftrag ${text}`)))
  const dues = await ledger.all()
  const paid = offers.map(([first]) => dues.find(({ id }) => id === first?.finances?.[0]?.id)?.memberId)
  expect(paid.slice(0, 5)).toEqual(ids.slice(0, 5))
  expect(offers.map(([first]) => first?.certainty)).toEqual([...Array.from({ length: 5 }, () => 'certain'), 'likely'])
})

test('of two who have one name each is told with what tells them apart', async () => {
  const ids = await Promise.all(
    ['Sopran', 'Alt'].map((instrument) => ledger.addMember({ name: 'Anna Müller', instrument })),
  )
  await Promise.all(ids.map((id) => due(id)))
  const answer = await ledger.post('/finances/match-lines', { lines: [line(5000, 'Beitrag ANNA MUELLER')] })
  const { lines, members = [] }: MatchLinesAnswer = answer.json()
  expect(lines[0]?.offers.filter(({ reasons }) => reasons.includes('name'))).toHaveLength(2)
  expect(lines[0]?.offers.map(({ certainty }) => certainty)).not.toContain('certain')
  expect(ids.map((id) => members.find((member) => member.id === id)?.beside)).toEqual(['Sopran', 'Alt'])
})

test('more than the oldest due and less than all is offered for them in their order, the last in part', async () => {
  const lars = await ledger.addMember({ name: 'Lars Petersen' })
  const [first, second] = [
    await due(lars, { amount: 6000, dueDate: '2026-01-31', description: 'Beitrag, 1. Halbjahr' }),
    await due(lars, { amount: 6000, dueDate: '2026-07-31', description: 'Beitrag, 2. Halbjahr' }),
  ]
  const [offers = []] = await offersFor(line(6300, 'Beitrag plus Gebühr', { counterparty: 'Lars Petersen' }))
  const finances = [first, second].map(({ id, version }) => ({ id, version }))
  expect(offers[0]).toMatchObject({ kind: 'part', certainty: 'possible', reasons: ['name', 'oldest'], finances })
})
