import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchLinesAnswer } from '@contract/finances/matching'
import { financeFixture } from '../financeFixture'
import type { FinanceFixture } from '../financeFixture'
import { callAs, foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import type { SignedIn } from '@contract/auth'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let memberId: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  memberId = await ledger.addMember({ name: 'Wilma Kranz' })
})

const due = (over: Partial<Finance> = {}) =>
  ledger.stored({
    status: 'pending',
    amount: 6_000,
    date: '2026-03-01',
    dueDate: '2026-03-10',
    description: 'Beitrag März',
    memberId,
    ...over,
  })

const line = (date: string, amount: number, over: Partial<BankLine> = {}): BankLine => ({
  date,
  amount,
  description: 'Beitrag Wilma Kranz',
  counterparty: 'Otto Kranz',
  counterpartyAccount: 'DE89370400440532013000',
  ...over,
})

async function book(decided: { line: BankLine; decision: MatchDecision }[]): Promise<string> {
  const id = newId()
  const answer = await ledger.post('/finances/import-matched', { import: { id, fileName: 'a.sta', lines: decided } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return id
}

const chosen = ({ id, version }: Finance) => ({ id, version })

const entries = async () =>
  (await ledger.all())
    .map(({ date, kind, amount, status, category }) => `${date} ${kind} ${amount} ${status} ${category}`)
    .toSorted()

const owed = async (): Promise<number> => {
  const { debtors } = await ledger.read('/finances/list-debtors')
  return debtors.find((one: { memberId: string }) => one.memberId === memberId)?.amount ?? 0
}

async function match(lines: BankLine[]): Promise<MatchLinesAnswer> {
  const answer = await ledger.post('/finances/match-lines', { lines })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const balances = async (...days: string[]): Promise<number[]> =>
  Promise.all(days.map(async (day) => (await ledger.balance(day)).balance))

describe('a payment that the bank took back', () => {
  test('is owed again, with the fee passed on, and the account is the bank’s at every day', async () => {
    const dues = await due()
    await book([{ line: line('2026-03-05', 6_000), decision: { kind: 'pay', finances: [chosen(dues)] } }])
    const paid = (await ledger.find(dues.id)).json().finance
    const back = { kind: 'return' as const, id: newId(), finances: [chosen(paid)] }
    const fee = { description: 'Rücklastschrift', isPassedOn: true }
    const imported = await book([{ line: line('2026-03-12', -6_300), decision: { ...back, fee } }])
    expect(await entries()).toEqual([
      '2026-03-05 income 6000 paid dues',
      '2026-03-12 expense 300 paid other',
      '2026-03-12 expense 6000 paid dues',
      '2026-03-12 income 300 pending other',
      '2026-03-12 income 6000 pending dues',
    ])
    expect(await balances('2026-03-04', '2026-03-05', '2026-03-11', '2026-03-12')).toEqual([0, 6_000, 6_000, -300])
    expect(await owed()).toBe(6_300)
    const refund = (await ledger.all()).find(({ kind, amount }) => kind === 'expense' && amount === 6_000)
    const found = (await ledger.find(refund?.id ?? '')).json()
    expect(found.bank).toMatchObject([{ amount: -6_300, counterparty: 'Otto Kranz', accountEnd: '3000' }])
    const parts = found.bookings[0].parts.map(({ amount }: { amount: number }) => amount)
    expect([found.bookings[0].total, parts.toSorted()]).toEqual([-6_300, [-300, -6_000]])
    expect((await ledger.find(dues.id)).json()).toMatchObject({ givenBack: 6_000 })

    await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${imported}`)
    expect(await entries()).toEqual(['2026-03-05 income 6000 paid dues'])
    expect(await owed()).toBe(0)
  })

  test('is returned once, in a closed month too, and that is taken back while nothing of it was paid', async () => {
    const dues = await ledger.stored({ amount: 6_000, date: '2026-03-05', memberId, description: 'Beitrag' })
    await ledger.post('/finances/close-month', { month: '2026-03' })
    const id = newId()
    const body = { return: { id, finances: [chosen(dues)], date: '2026-04-02' } }
    expect((await ledger.post('/finances/return-payment', body)).statusCode).toBe(201)
    expect((await ledger.post('/finances/return-payment', body)).statusCode).toBe(200)
    expect(await owed()).toBe(6_000)
    const again = await ledger.post('/finances/return-payment', { return: { ...body.return, id: newId() } })
    expect(again.json().error.code).toBe('has_refunds')
    expect(await balances('2026-03-31', '2026-04-02')).toEqual([6_000, 0])
    expect((await ledger.post('/finances/undo-return', { id })).statusCode).toBe(200)
    expect([await owed(), await balances('2026-04-02')]).toEqual([0, [6_000]])
  })

  test('of a levy is open again in its progress, until it is paid again', async () => {
    const levy = {
      id: newId(),
      name: 'Reise',
      category: 'travel',
      amount: 6_000,
      dueDates: ['2026-03-10'],
      memberIds: [memberId],
    }
    const made = await ledger.post('/finances/add-levy', { levy })
    expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
    const pending = (await ledger.all()).find(({ status }) => status === 'pending')
    const { id: financeId = '', version } = pending ?? {}
    const given = { payment: { finances: [{ id: financeId, version }], date: '2026-03-05' } }
    expect((await ledger.post('/finances/pay-finances', given)).body).toContain(financeId)
    const progress = async () => {
      const { levies } = await ledger.read('/finances/list-levies')
      const [{ paid, open, charged }] = levies
      return { charged, paid, open }
    }
    expect(await progress()).toEqual({ charged: 6_000, paid: 6_000, open: 0 })
    const paid = (await ledger.find(financeId)).json().finance
    const id = newId()
    const sent = { return: { id, finances: [chosen(paid)], date: '2026-03-12' } }
    expect((await ledger.post('/finances/return-payment', sent)).statusCode).toBe(201)
    expect(await progress()).toEqual({ charged: 6_000, paid: 0, open: 6_000 })
    expect((await ledger.post('/finances/undo-return', { id })).statusCode).toBe(200)
    expect(await progress()).toEqual({ charged: 6_000, paid: 6_000, open: 0 })
  })

  test('takes credit with it that it had made, unless that was used', async () => {
    const dues = await due()
    const made = newId()
    const decision = { kind: 'pay' as const, finances: [chosen(dues)], id: made, creditOf: memberId }
    await book([{ line: line('2026-03-05', 7_000), decision }])
    const both = await Promise.all([dues.id, made].map(async (id) => (await ledger.find(id)).json().finance))
    const back = { kind: 'return' as const, id: newId(), finances: both.map(chosen) }
    await book([{ line: line('2026-03-12', -7_000), decision: back }])
    expect(await owed()).toBe(6_000)
    expect((await ledger.read('/finances/list-credits')).credits).toEqual([])
    expect(await balances('2026-03-05', '2026-03-12')).toEqual([7_000, 0])
  })

  describe('whose credit was used', () => {
    const first = newId()
    const second = newId()
    let credit: Finance
    let dues: Finance

    const spend = async (id: string, date: string, amount: number, of: Finance) => {
      const uses = [{ id, memberId, of: of.id, version: of.version, amount }]
      const used = await ledger.post('/finances/use-credit', { credit: { date, uses } })
      if (used.statusCode !== 200) throw new Error(used.body)
    }
    const giveBack = (over: object = {}) =>
      ledger.post('/finances/return-payment', {
        return: { id: newId(), finances: [chosen(credit)], date: '2026-03-20', ...over },
      })
    const creditOf = async (): Promise<number> => {
      const { credits } = await ledger.read('/finances/list-credits')
      return credits.length === 0 ? 0 : credits[0].amount
    }

    beforeEach(async () => {
      const payment = { id: newId(), finances: [], amount: 5_000, date: '2026-03-02', memberId, description: 'Voraus' }
      credit = (await ledger.post('/finances/receive-payment', { payment })).json().credit
      dues = await due()
      await spend(first, '2026-03-03', 2_000, dues)
      const again = await due({ category: 'travel', amount: 2_500 })
      await spend(second, '2026-03-04', 2_500, again)
    })

    test('is refused, and taken back with its uses in one write: all of it or nothing', async () => {
      const before = await entries()
      expect((await giveBack()).json().error.code).toBe('credit_used')
      // One of the two does not free enough, and so stays used.
      expect((await giveBack({ takesBack: [second] })).json().error.code).toBe('credit_used')
      expect([await entries(), await creditOf()]).toEqual([before, 500])

      const id = newId()
      expect((await giveBack({ id, takesBack: [first, second] })).statusCode).toBe(201)
      expect((await giveBack({ id, takesBack: [first, second] })).statusCode).toBe(200)
      // Both dues are open again, whole; credit, which was nobody's debt, is not owed.
      expect([await owed(), await creditOf(), await balances('2026-03-19', '2026-03-20')]).toEqual([
        8_500,
        0,
        [5_000, 0],
      ])
      expect((await ledger.post('/finances/undo-return', { id })).statusCode).toBe(200)
      expect([await owed(), await creditOf(), await balances('2026-03-20')]).toEqual([8_500, 5_000, [5_000]])
    })

    test('takes back no use where what it paid was paid whole since, nor one that is not there', async () => {
      const rest: Finance = (await ledger.find(dues.id)).json().finance
      const payment = { finances: [chosen(rest)], date: '2026-03-06' }
      expect((await ledger.post('/finances/pay-finances', { payment })).statusCode).toBe(200)
      expect((await giveBack({ takesBack: [first, second] })).json().error.code).toBe('rest_settled')
      expect((await giveBack({ takesBack: [newId()] })).statusCode).toBe(404)
      expect(await creditOf()).toBe(500)
    })

    test('has entries in the books by which the use shows, which no bank takes back', async () => {
      const shown = (await ledger.all()).find(({ creditUseId, amount }) => creditUseId !== undefined && amount > 0)
      if (shown === undefined) throw new Error('the use in another category shows')
      const answer = await giveBack({ finances: [chosen(shown)] })
      expect(answer.json().error.fields).toEqual({ 'return.finances.0.id': 'not_allowed' })
    })
  })

  test('refuses by its line what does not come to what left the account', async () => {
    const dues = await ledger.stored({ amount: 6_000, date: '2026-03-05', memberId })
    const back = { kind: 'return', id: newId(), finances: [chosen(dues)] } as const
    const lines = [{ line: line('2026-03-12', -6_300), decision: back }]
    const answer = await ledger.post('/finances/import-matched', { import: { id: newId(), fileName: 'a', lines } })
    expect(answer.json().error.fields).toEqual({ 'import.lines.0.decision': 'not_allowed' })
  })

  test('is offered for the line that gives it back, by who it is of, never for sure by the amount alone', async () => {
    const dues = await due()
    await book([{ line: line('2026-03-05', 6_000), decision: { kind: 'pay', finances: [chosen(dues)] } }])
    const { lines } = await match([
      line('2026-03-12', -6_350, { description: 'RUECKLASTSCHRIFT Beitrag' }),
      { date: '2026-03-12', amount: -6_000, description: 'Miete' },
    ])
    expect(lines[0]?.offers[0]).toMatchObject({ kind: 'return', certainty: 'likely', fee: 350 })
    const rent = lines[1]?.offers.filter(({ kind }) => kind === 'return') ?? []
    expect(rent.map(({ certainty }) => certainty)).not.toContain('certain')
  })
})

test('one direct debit of a batch that comes back is offered as that member’s alone, with the bank’s fee', async () => {
  const others = await Promise.all(['Anton Beer', 'Cleo Dorn'].map((name) => ledger.addMember({ name })))
  const dues = await Promise.all([memberId, ...others].map((id) => due({ memberId: id })))
  const batch = { date: '2026-03-05', amount: 18_000, description: 'SAMMEL-LS-EINZUG ANZAHL 3' }
  await book([{ line: batch, decision: { kind: 'pay', finances: dues.map(chosen) } }])
  const back = line('2026-03-12', -6_300, { description: 'SEPA-Rücklastschrift Beitrag', counterparty: 'Wilma Kranz' })
  const { lines } = await match([back])
  const [first] = lines[0]?.offers ?? []
  expect(first).toMatchObject({ kind: 'return', certainty: 'likely', fee: 300, finances: [{ id: dues[0]?.id }] })
  const finances = first?.finances ?? []
  const fee = { description: 'Rücklastschrift', isPassedOn: true }
  await book([{ line: back, decision: { kind: 'return', id: newId(), finances, fee } }])
  expect(await owed()).toBe(6_300)
  expect(await balances('2026-03-05', '2026-03-12')).toEqual([18_000, 11_700])
})

describe('what a processor kept of a payment', () => {
  const payout = line('2026-03-05', 5_816, { description: 'PayPal Wilma Kranz', counterparty: 'PayPal Europe' })

  test('is offered as its fee, and not ticked by a name', async () => {
    const dues = await due()
    const { lines } = await match([payout])
    const offer = lines[0]?.offers.find(({ fee }) => fee !== undefined)
    expect(offer).toMatchObject({ kind: 'due', certainty: 'likely', fee: 184, finances: [chosen(dues)] })
  })

  test('is what the file says, where it does, however much that is', async () => {
    const dues = await due()
    const told = { ...line('2026-03-05', 5_000), fee: 1_000 }
    const { lines } = await match([told, { ...told, fee: 999 }])
    const [first, second] = lines.map(({ offers }) => offers.find(({ fee }) => fee !== undefined))
    expect(first).toMatchObject({ kind: 'due', certainty: 'certain', fee: 1_000, finances: [chosen(dues)] })
    // The rest of the due stays open then.
    expect(second).toMatchObject({ kind: 'part', fee: 999, finances: [chosen(dues)] })
    const fee = { id: newId(), description: 'PayPal' }
    await book([{ line: told, decision: { kind: 'pay', finances: [chosen(dues)], fee } }])
    expect([await owed(), await balances('2026-03-05')]).toEqual([0, [5_000]])
  })

  test('goes with a part of what is owed, and with what is over, where the file says how much it is', async () => {
    const dues = await due({ amount: 12_000 })
    const told = { ...line('2026-03-05', 5_816), fee: 184 }
    const { lines } = await match([told])
    expect(lines[0]?.offers[0]).toMatchObject({ kind: 'part', fee: 184, finances: [chosen(dues)] })
    const kept = () => ({ id: newId(), description: 'PayPal' })
    await book([{ line: told, decision: { kind: 'pay', finances: [chosen(dues)], id: newId(), fee: kept() } }])
    expect([await owed(), await balances('2026-03-05')]).toEqual([6_000, [5_816]])

    const more = { ...line('2026-04-05', 6_786), fee: 214 }
    const open = (await ledger.all()).find(({ status }) => status === 'pending')
    const rest = (await match([more])).lines[0]?.offers[0]
    expect(rest).toMatchObject({ kind: 'due', fee: 214, over: 1_000, memberId })
    const decision = {
      kind: 'pay' as const,
      finances: open ? [chosen(open)] : [],
      id: newId(),
      creditOf: memberId,
      fee: kept(),
    }
    const imported = await book([{ line: more, decision }])
    expect([await owed(), await balances('2026-04-05')]).toEqual([0, [5_816 + 6_786]])
    const credit = (await ledger.all()).find(({ amount, kind }) => amount === 1_000 && kind === 'income')
    expect(credit).toMatchObject({ memberId, status: 'paid' })
    await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${imported}`)
    expect([await owed(), await balances('2026-04-05')]).toEqual([6_000, [5_816]])
  })

  test('is an expense beside what is paid whole; both come to the bank’s line, and are of it', async () => {
    const dues = await due()
    const fee = { id: newId(), description: 'PayPal' }
    const imported = await book([{ line: payout, decision: { kind: 'pay', finances: [chosen(dues)], fee } }])
    expect(await entries()).toEqual(['2026-03-05 expense 184 paid other', '2026-03-05 income 6000 paid dues'])
    expect(await balances('2026-03-05')).toEqual([5_816])
    const found = (await ledger.find(fee.id)).json()
    expect(found.bank).toMatchObject([{ amount: 5_816 }])
    expect(found.bookings[0]).toMatchObject({ total: 5_816, count: 2 })
    expect(found.bookings[0].parts).toContainEqual(expect.objectContaining({ financeId: dues.id, amount: 6_000 }))
    await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${imported}`)
    expect(await entries()).toEqual(['2026-03-01 income 6000 pending dues'])
  })
})
