import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchLinesAnswer } from '@contract/finances/matching'
import type { OpenLine } from '@contract/finances/reconciliations'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

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

async function match(lines: BankLine[], accountId?: string): Promise<MatchLinesAnswer> {
  const answer = await ledger.post('/finances/match-lines', { lines, ...(accountId && { accountId }) })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** The best offer of each line, in few words, and the entries that it names. */
async function best(lines: BankLine[]): Promise<string[]> {
  const answer = await match(lines)
  return answer.lines.map(({ offers: [offer] }) => (offer ? `${offer.certainty} ${offer.kind}` : 'new'))
}

const namedIn = (answer: MatchLinesAnswer, place: number) =>
  (answer.lines[place]?.offers[0]?.finances ?? []).map(({ id }) => id).toSorted()

type Decided = [BankLine, MatchDecision]
const book = (lines: Decided[], over: object = {}) =>
  ledger.post('/finances/import-matched', {
    import: {
      id: newId(),
      fileName: 'extrato.ofx',
      lines: lines.map(([each, decision]) => ({ line: each, decision })),
      ...over,
    },
  })
const undo = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${id}`)
const pay = (...entries: Finance[]): MatchDecision => ({
  kind: 'pay',
  finances: entries.map(({ id, version }) => ({ id, version })),
})
const owed = async (): Promise<number> => (await ledger.read('/finances/balance')).pendingIncome

describe('a line is offered', () => {
  test('the dues of who is named, in any order, without accents, shortened, or by the reference', async () => {
    const names = ['Conceição Araújo', 'João de Souza Brandão', 'Mariana Zanetti', 'Otávio Luís Müller']
    const members = await Promise.all(names.map((name) => ledger.addMember({ name })))
    const dues = await Promise.all(members.map((id) => due(id)))
    const lines = [
      line(5000, 'PIX RECEBIDO ARAUJO CONCEICAO'),
      line(5000, 'TED 0012', { counterparty: 'JOAO BRANDAO' }),
      line(5000, 'Pix recebido Mariana Zanet'),
      line(5000, `PIX ${paymentReferenceOf(members[3] ?? '')}`),
    ]
    const answer = await match(lines)
    for (const [place, { id }] of dues.entries()) {
      expect(namedIn(answer, place)).toEqual([id])
      expect(answer.lines[place]?.offers[0]).toMatchObject({ kind: 'due', certainty: 'certain' })
    }
    expect(answer.lines[3]?.offers[0]?.reasons).toContain('reference')
    expect(answer.members?.map(({ name }) => name).toSorted()).toEqual(names)
    expect(await match(lines)).toEqual(answer)
  })

  test('the right one of ten who owe the same, and none of them for sure where nobody is named', async () => {
    const members = await Promise.all(
      ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Ivo', 'Lia', 'Noa', 'Rui', 'Zoe'].map((name) =>
        ledger.addMember({ name: `${name} ${name === 'Rui' ? 'Prado' : 'Souza'}` }),
      ),
    )
    const dues = await Promise.all(members.map((id) => due(id)))
    const answer = await match([line(5000, 'PIX RUI PRADO'), line(5000, 'PIX LIA SOUZA'), line(5000, 'DEPOSITO')])
    expect([namedIn(answer, 0), namedIn(answer, 1)]).toEqual([[dues[8]?.id], [dues[6]?.id]])
    expect(answer.lines[2]?.offers.every(({ certainty }) => certainty === 'possible')).toBe(true)
  })

  test('what is left, where all that looked like it is somebody else’s', async () => {
    const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Ivo', 'Lia', 'Noa', 'Rui', 'Zoe', 'Téo', 'Luz']
    const members = await Promise.all(names.map((name) => ledger.addMember({ name: `${name} Souza` })))
    const dues = await Promise.all(members.map((id) => due(id)))
    const answer = await match([
      ...names.slice(0, 11).map((name) => line(5000, `PIX ${name} SOUZA`)),
      line(5000, 'DEPOSITO'),
    ])
    expect([namedIn(answer, 11), answer.lines[11]?.offers[0]?.takenBy]).toEqual([[dues[11]?.id], undefined])
  })

  test('what three siblings owe together, by their names or by the surname of who pays', async () => {
    const ids = await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => ledger.addMember({ name: `${name} Pereira` })))
    const dues = await Promise.all(ids.map((id) => due(id)))
    const answer = await match([line(15_000, 'MENSALIDADE ANA BIA CAIO PEREIRA')])
    expect(answer.lines[0]?.offers[0]).toMatchObject({ kind: 'due', certainty: 'certain' })
    expect(namedIn(answer, 0)).toEqual(dues.map(({ id }) => id).toSorted())
    const father = await match([line(15_000, 'PIX RECEBIDO CARLOS PEREIRA')])
    expect(father.lines[0]?.offers[0]).toMatchObject({ kind: 'due', certainty: 'likely', reasons: ['family', 'sum'] })
  })

  test('nothing for sure where two are named who each owe it', async () => {
    const [ana, bia] = await Promise.all(['Ana Prado', 'Bia Sá'].map((name) => ledger.addMember({ name })))
    const both = [await due(ana), await due(bia)].map(({ id }) => id)
    const two = line(5000, 'PIX ANA PRADO / BIA SA')
    const answer = await match([two])
    expect(answer.lines[0]?.offers.map(({ certainty, kind }) => `${certainty} ${kind}`)).toEqual([
      'likely due',
      'likely due',
    ])
    expect(answer.lines[0]?.offers.map(({ finances }) => finances?.[0]?.id).toSorted()).toEqual(both.toSorted())
    // Of one alone, or of both together, it is.
    expect(await best([line(5000, 'PIX ANA PRADO')])).toEqual(['certain due'])
    expect(await best([line(10000, 'PIX ANA PRADO / BIA SA')])).toEqual(['certain due'])
    // A rule of the group says whose it is.
    const rule = { id: newId(), contains: 'ANA PRADO', category: 'dues', memberId: bia }
    expect((await ledger.post('/finances/add-match-rule', { rule })).statusCode).toBe(201)
    const ruled = await match([two])
    expect(ruled.lines[0]?.offers[0]).toMatchObject({ certainty: 'certain', finances: [{ id: both[1] }] })
  })

  test('dues of several months in one payment, the oldest first, each to one line alone', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    const months = await Promise.all(
      ['09', '10', '11'].map((month) => due(ana, { date: `2026-${month}-01`, dueDate: `2026-${month}-10` })),
    )
    const sum = await match([line(10_000, 'ANA LIMA')])
    expect(namedIn(sum, 0)).toEqual(
      months
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    )
    const two = await match([line(5000, 'ANA LIMA', { date: '2026-11-06' }), line(5000, 'ANA LIMA')])
    expect([namedIn(two, 0), namedIn(two, 1)]).toEqual([[months[1]?.id], [months[0]?.id]])
    expect(two.lines[0]?.offers.find(({ takenBy }) => takenBy === 1)?.finances).toEqual([
      { id: months[0]?.id, version: 1 },
    ])
  })

  test('a part where two payments come to one due', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    await due(ana)
    expect(await best([line(2000, 'ANA LIMA'), line(3000, 'Ana Lima resto')])).toEqual(['likely part', 'likely part'])
    expect(await best([line(2000, 'ANA LIMA')])).toEqual(['possible part'])
  })

  test('all that a household owes by the reference or the name of who pays, the oldest first', async () => {
    const [ana = '', bia = '', eva = ''] = await Promise.all(
      ['Ana Prado', 'Bia Costa', 'Eva Melo'].map((name) => ledger.addMember({ name })),
    )
    const payer = { id: newId(), name: 'Carlos Antunes', memberIds: [ana, bia] }
    expect((await ledger.post('/finances/add-payer', { payer })).statusCode).toBe(201)
    const old = await due(bia, { dueDate: '2026-10-10', amount: 3000 })
    const dues = [old, await due(ana), await due(bia, { dueDate: '2026-12-10', amount: 4000 })]
    const ids = (count: number) =>
      dues
        .slice(0, count)
        .map(({ id }) => id)
        .toSorted()
    await due(eva, { amount: 12_000 })
    const text = `PIX ${paymentReferenceOf(payer.id)}`
    const offer = async (amount: number, said = text) => {
      const answer = await match([line(amount, said)])
      return [answer.lines[0]?.offers[0], namedIn(answer, 0)] as const
    }
    const [all, allIds] = await offer(12_000)
    expect(all).toMatchObject({ kind: 'due', certainty: 'certain', reasons: ['reference', 'sum'] })
    expect(allIds).toEqual(ids(3))
    expect((await offer(12_000, 'TED CARLOS ANTUNES'))[0]).toMatchObject({
      certainty: 'certain',
      reasons: ['name', 'sum'],
    })
    const [two, twoIds] = await offer(8000)
    expect(two).toMatchObject({ certainty: 'certain', reasons: ['reference', 'sum', 'oldest'] })
    expect(twoIds).toEqual(ids(2))
    expect((await offer(7000))[0]).toMatchObject({ certainty: 'likely', reasons: ['reference', 'sum'] })
    const [part, partIds] = await offer(6000)
    expect(part).toMatchObject({ kind: 'part', certainty: 'likely', reasons: ['reference', 'oldest'] })
    expect(partIds).toEqual(ids(2))
    // What is over is of a member: of the one who owes the oldest, as the payer is none.
    expect(await offer(12_500)).toMatchObject([{ certainty: 'likely', over: 500, memberId: bia }, ids(3)])
  })

  test('a member’s own and those of whom they pay for, by the member’s reference', async () => {
    const mother = await ledger.addMember({ name: 'Maria Reis' })
    const child = await ledger.addMember({ name: 'Caio Reis' })
    await ledger.post('/finances/add-payer', { payer: { id: mother, isMember: true, memberIds: [child] } })
    const dues = [await due(child, { dueDate: '2026-10-10' }), await due(mother)]
    const answer = await match([line(10_000, paymentReferenceOf(mother)), line(11_000, paymentReferenceOf(mother))])
    expect(answer.lines[0]?.offers[0]).toMatchObject({ certainty: 'certain', reasons: ['reference', 'sum'] })
    expect(namedIn(answer, 0)).toEqual(dues.map(({ id }) => id).toSorted())
    const alone = await match([line(11_000, 'MARIA REIS')])
    expect(alone.lines[0]?.offers[0]).toMatchObject({ certainty: 'possible', over: 1000, memberId: mother })
  })

  test('what was typed before, a transfer, and else the category of like text', async () => {
    const typed = await ledger.stored({ kind: 'expense', category: 'venue', description: 'Enel', date: '2026-11-03' })
    const cash = newId()
    await ledger.post('/finances/add-account', { account: { id: cash, name: 'Caixa', kind: 'cash' } })
    const savings = newId()
    await ledger.post('/finances/add-account', {
      account: { id: savings, name: 'Poupança', kind: 'bank', number: '0001 12345-6' },
    })
    const transfer = {
      id: newId(),
      fromAccountId: admin.userData.group.id,
      toAccountId: cash,
      amount: 700,
      date: '2026-11-04',
    }
    expect((await ledger.post('/finances/add-transfer', { transfer })).statusCode).toBe(201)
    const answer = await match([
      line(-5000, 'ENEL'),
      line(-700, 'SAQUE 24H'),
      line(-900, 'TED', { counterpartyAccount: '0000001123456' }),
      line(-333, 'Enel 0012'),
    ])
    expect(answer.lines.map(({ offers: [offer] }) => offer)).toMatchObject([
      { kind: 'entry', certainty: 'likely', finances: [{ id: typed.id, version: 1 }] },
      { kind: 'transfer', certainty: 'certain', transferId: transfer.id },
      { kind: 'transfer', certainty: 'likely', accountId: savings },
      { kind: 'guess', category: 'venue' },
    ])
  })
})

describe('an import of matched lines', () => {
  test('pays, links, moves and adds at once; the same file again adds nothing; and all of it can be taken back', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    const dues = [await due(ana), await due(ana, { dueDate: '2026-12-10', description: 'Mensalidade de dezembro' })]
    const typed = await ledger.stored({
      amount: 800,
      category: 'tickets',
      description: 'Ingressos',
      date: '2026-11-04',
    })
    const cash = newId()
    await ledger.post('/finances/add-account', { account: { id: cash, name: 'Caixa', kind: 'cash' } })
    const before = [await ledger.all(), await ledger.balance()]
    const lines: Decided[] = [
      [line(10_000, 'ANA LIMA', { bankId: 'A1' }), { ...pay(...dues), method: 'pix' } as MatchDecision],
      [line(800, 'DEPOSITO'), { kind: 'link', financeId: typed.id }],
      [line(-300, 'SAQUE'), { kind: 'transfer', id: newId(), accountId: cash }],
      [line(-450, 'TARIFA'), { kind: 'new', id: newId(), category: 'other' }],
      [line(-1, 'AJUSTE'), { kind: 'skip' }],
    ]
    const id = newId()
    const first = await book(lines, { id })
    expect([first.statusCode, first.json()]).toMatchObject([201, { added: 2, paid: 1, linked: 1, duplicates: 0 }])
    expect((await book(lines, { id })).json()).toEqual(first.json())
    expect(await owed()).toBe(0)
    expect((await ledger.all()).filter(({ memberId }) => memberId === ana)).toMatchObject([
      { status: 'paid', date: '2026-11-05', method: 'pix' },
      { status: 'paid', date: '2026-11-05', method: 'pix' },
    ])
    const { accounts } = await ledger.read('/finances/list-accounts')
    expect(accounts.map(({ balance }: { balance: number }) => balance)).toEqual([10_050, 300])
    const again = await match(lines.map(([each]) => each))
    expect(again.lines.map(({ known }) => known)).toEqual(['booked', 'booked', 'booked', 'booked', 'skipped'])
    expect((await book(lines)).json()).toMatchObject({ added: 0, paid: 0, linked: 0, duplicates: 5 })

    expect((await undo(id)).statusCode).toBe(200)
    const after = (await ledger.all()).map(({ version: _version, ...entry }) => entry)
    expect([after, await ledger.balance()]).toEqual([
      (before[0] as Finance[]).map(({ version: _version, ...entry }) => entry),
      before[1],
    ])
    expect((await match(lines.map(([each]) => each))).lines.map(({ known }) => known)).not.toContain('booked')
  })

  test('takes two payments of one due, and a first one leaves the rest open', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    const owes = await due(ana)
    const part = (amount: number, day: string, entry: Finance): Decided => [
      line(amount, 'ANA LIMA', { date: day }),
      { kind: 'pay', finances: [{ id: entry.id, version: entry.version }], id: newId() },
    ]
    const first = await book([part(2000, '2026-11-05', owes)])
    expect([first.statusCode, await owed()]).toEqual([201, 3000])
    const left: Finance = (await ledger.find(owes.id)).json().finance
    expect(left).toMatchObject({ amount: 3000, status: 'pending', version: 2 })
    const { parts } = await ledger.read(`/finances/list-settlements?memberId=${ana}`)
    expect(parts).toMatchObject([{ of: owes.id, amount: 2000 }])
    const { imports } = await ledger.read('/finances/list-imports')
    expect(imports).toMatchObject([{ id: first.json().import.id, count: 1, lines: 1 }])
    const rest = await book([part(1000, '2026-11-06', left), part(2000, '2026-11-07', left)])
    expect([rest.statusCode, await owed(), (await ledger.balance()).balance]).toEqual([201, 0, 5000])
    expect((await undo(first.json().import.id)).json().error.code).toBe('conflict')
    expect((await undo(rest.json().import.id)).statusCode).toBe(200)
    expect((await undo(first.json().import.id)).statusCode).toBe(200)
    expect((await ledger.find(owes.id)).json().finance).toMatchObject({ amount: 5000, status: 'pending' })
    expect((await ledger.balance()).balance).toBe(0)
  })

  test('pays one after the other, the last in part, and opens all again', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    const owes = [await due(ana, { amount: 3000 }), await due(ana, { dueDate: '2026-12-10' })] as const
    const some = (amount: number): Decided => [line(amount, 'ANA'), { ...pay(...owes), id: newId() } as MatchDecision]
    // The first alone would be all of it.
    expect((await book([some(3000)])).json().error.fields).toEqual({ 'import.lines.0.decision': 'not_allowed' })
    const first = await book([some(4000)])
    expect([first.statusCode, await owed(), (await ledger.balance()).balance]).toEqual([201, 4000, 4000])
    expect((await ledger.find(owes[1].id)).json().finance).toMatchObject({ amount: 4000, status: 'pending' })
    expect((await undo(first.json().import.id)).statusCode).toBe(200)
    expect([await owed(), (await ledger.balance()).balance]).toEqual([8000, 0])
  })

  test('makes credit of what is more than all that it pays, and takes it back, unless it was used', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    const owes = [await due(ana), await due(ana, { dueDate: '2026-12-10', amount: 2000 })] as const
    const over = (amount: number, of: object = {}): Decided => [
      line(amount, 'PIX ANA LIMA'),
      { ...pay(...owes), id: newId(), creditOf: ana, ...of } as MatchDecision,
    ]
    const refusal = async (decided: Decided) => (await book([decided])).json().error.fields
    const wrong = { 'import.lines.0.decision': 'not_allowed' }
    // Not more; no id for it; whose it is not said.
    expect(await refusal(over(7000))).toEqual(wrong)
    expect(await refusal(over(7500, { id: undefined }))).toEqual(wrong)
    expect(await refusal(over(7500, { creditOf: undefined }))).toEqual(wrong)
    expect(await refusal(over(7500, { creditOf: newId() }))).toEqual({
      'import.lines.0.decision.creditOf': 'not_allowed',
    })
    const closing = { date: '2026-11-30', amount: 7500 }
    const first = await book([over(7500)], { closing })
    expect([first.statusCode, first.json()]).toMatchObject([201, { paid: 1, added: 1, linked: 0 }])
    expect([await owed(), (await ledger.balance()).balance]).toEqual([0, 7500])
    const { credit } = await ledger.read(`/finances/list-settlements?memberId=${ana}`)
    expect(credit).toMatchObject({
      amount: 500,
      entries: [{ amount: 500, date: '2026-11-05', description: owes[0].description }],
    })
    const open = await ledger.read(`/finances/list-open-lines?accountId=${admin.userData.group.id}`)
    expect(open.lines.map(({ amount, isSeen }: OpenLine) => [amount, isSeen])).toEqual([
      [5000, true],
      [2000, true],
      [500, true],
    ])
    expect((await match([line(7500, 'PIX ANA LIMA')])).lines[0]?.known).toBe('booked')
    const next = await due(ana, { amount: 300, dueDate: '2027-01-10' })
    const use = { id: newId(), memberId: ana, of: next.id, version: 1, amount: 300 }
    await ledger.post('/finances/use-credit', { credit: { date: '2026-11-06', uses: [use] } })
    expect((await undo(first.json().import.id)).json().error.code).toBe('credit_used')
    await ledger.post('/finances/undo-use-credit', { ids: [use.id] })
    expect((await undo(first.json().import.id)).statusCode).toBe(200)
    expect([await owed(), (await ledger.balance()).balance]).toEqual([7300, 0])
    expect((await ledger.read(`/finances/list-settlements?memberId=${ana}`)).credit.amount).toBe(0)
  })

  test('is all or nothing: what is refused is told by its line', async () => {
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    const owes = await due(ana)
    const typed = await ledger.stored({ amount: 800, date: '2026-11-04' })
    const free: Decided = [line(100, 'X'), { kind: 'new', id: newId(), category: 'other' }]
    const fieldsOf = async (lines: Decided[]) => {
      const { error } = (await book([free, ...lines])).json()
      return [error.code, Object.keys(error.fields ?? {})]
    }
    const at = (place: number) => [`import.lines.${place}.decision`]
    expect(await fieldsOf([[line(4000, 'ANA'), pay(owes)]])).toEqual(['invalid', at(1)])
    expect(await fieldsOf([[line(5000, 'ANA'), pay({ ...owes, version: 2 })]])).toEqual(['conflict', at(1)])
    expect(await fieldsOf([[line(-5000, 'ANA'), pay(owes)]])).toEqual(['invalid', at(1)])
    expect(
      await fieldsOf([
        [line(5000, 'A'), pay(owes)],
        [line(5000, 'B'), pay(owes)],
      ]),
    ).toEqual(['conflict', ['import.lines.1.decision', 'import.lines.2.decision']])
    expect(await fieldsOf([[line(801, 'X'), { kind: 'link', financeId: typed.id }]])).toEqual(['conflict', at(1)])
    await ledger.post('/finances/close-month', { month: '2026-11' })
    const later = [line(5000, 'ANA', { date: '2026-12-01' }), pay(owes)] satisfies Decided
    expect((await book([free, later])).json().error).toMatchObject({
      code: 'month_closed',
      fields: { 'import.lines.0.decision': 'not_allowed' },
    })
    expect(await ledger.all()).toHaveLength(2)
    expect((await book([later])).statusCode).toBe(201)
    expect(await owed()).toBe(0)
  })

  test('makes of an announced line an open entry, which the booked line then pays', async () => {
    const announced = line(-900, 'CARTAO', { bankId: 'B7', isPending: true })
    await book([[announced, { kind: 'new', id: newId(), category: 'other' }]])
    expect((await match([announced])).lines[0]?.known).toBe('booked')
    const answer = await match([line(-900, 'CARTAO', { bankId: 'B7' })])
    const [entry] = await ledger.all()
    expect([entry?.status, namedIn(answer, 0)]).toEqual(['pending', [entry?.id]])
  })

  test('knows what came by the bank’s id before lines were kept, on the same account alone', async () => {
    const cash = newId()
    await ledger.post('/finances/add-account', { account: { id: cash, name: 'Banco 2', kind: 'bank' } })
    const old = { id: newId(), kind: 'income', amount: 5000, date: '2026-11-05', status: 'paid', category: 'dues' }
    await ledger.post('/finances/import-finances', {
      import: { id: newId(), fileName: 'a.ofx', finances: [{ ...old, description: 'PIX', bankId: 'F1' }] },
    })
    const again = line(5000, 'Pix recebido', { bankId: 'F1' })
    expect((await match([again])).lines[0]?.known).toBe('booked')
    expect((await match([again], cash)).lines[0]?.known).toBeUndefined()
    const asked = { date: old.date, kind: old.kind, amount: 5000, description: 'Pix recebido', bankId: 'F1' }
    const known = await ledger.post('/finances/find-duplicates', { lines: [asked, { ...asked, accountId: cash }] })
    expect(known.json()).toEqual({ duplicates: [0] })
  })

  test('is known to the import of entries, as what it paid, found or moved', async () => {
    const member = await ledger.addMember({ name: 'Ana Lima' })
    const owing = await due(member)
    const typed = await ledger.stored({ date: '2026-11-05', kind: 'expense', amount: 700, description: 'Tarifa' })
    const cash = newId()
    await ledger.post('/finances/add-account', { account: { id: cash, name: 'Caixa', kind: 'cash' } })
    const paid = line(5000, 'PIX  ANA')
    const done = await book([
      [paid, pay(owing)],
      [line(-700, 'Tarifa'), { kind: 'link', financeId: typed.id }],
      [line(-900, 'Saque'), { kind: 'transfer', id: newId(), accountId: cash }],
      [line(300, 'Rendimento'), { kind: 'new', id: newId(), category: 'other' }],
      [line(400, 'Não é nosso'), { kind: 'skip' }],
    ])
    expect(done.statusCode).toBe(201)
    const asIncome = { date: '2026-11-05', kind: 'income' }
    const asExpense = { date: '2026-11-05', kind: 'expense' }
    const lines = [
      { ...asIncome, amount: 5000, description: 'PIX ANA' },
      { ...asIncome, amount: 5000, description: 'PIX ANA' },
      { ...asExpense, amount: 700, description: 'Tarifa' },
      { ...asExpense, amount: 700, description: 'Tarifa' },
      { ...asExpense, amount: 900, description: 'Saque' },
      { ...asIncome, amount: 300, description: 'Rendimento' },
      { ...asIncome, amount: 400, description: 'Não é nosso' },
      { ...asIncome, amount: 5000, description: 'PIX ANA', accountId: cash },
    ]
    const asked = async () => (await ledger.post('/finances/find-duplicates', { lines })).json().duplicates
    // Each stands for one line alone; what was left out by hand stays left out, whatever file brings it.
    expect(await asked()).toEqual([0, 2, 4, 5, 6])
    const [entry] = (await ledger.all()).filter(({ id }) => id === owing.id)
    if (entry) await ledger.add({ ...entry, status: 'pending' })
    expect(await asked()).toEqual([2, 4, 5, 6])
  })

  test('is the treasurer’s alone', async () => {
    const other = financeFixture(server.app, await foundGroup(server.app))
    const ana = await ledger.addMember({ name: 'Ana Lima' })
    await due(ana)
    const theirs = await other.post('/finances/match-lines', { lines: [line(5000, 'ANA LIMA')] })
    expect(theirs.json()).toEqual({ lines: [{ offers: [] }], finances: [], transfers: [] })
  })
})
