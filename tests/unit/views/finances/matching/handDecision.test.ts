import { expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import { handDecision } from '@/views/finances/matching/handDecision'
import { ruleOfLine } from '@/views/finances/matching/ruleOfLine'

const line = (amount: number, over: Partial<BankLine> = {}): BankLine => ({
  date: '2026-11-05',
  amount,
  description: 'PAG*PAPELARIA CENTRAL 0012 05/11',
  ...over,
})
const entry = (id: string, amount: number, status: Finance['status'] = 'pending'): Finance => ({
  id,
  kind: 'income',
  amount,
  status,
  description: 'Mensalidade',
  category: 'dues',
  date: '2026-11-01',
  memberId: 'ana',
  version: 1,
})

test('entries pay by their sum, one of more in part, and what is paid already is just that line', () => {
  expect(handDecision(line(5000), [])).toEqual({ kind: 'none' })
  expect(handDecision(line(5000), [entry('a', 2000), entry('b', 3000)])).toMatchObject({
    kind: 'ready',
    rest: 0,
    decision: { kind: 'pay', finances: [{ id: 'a' }, { id: 'b' }] },
  })
  const part = handDecision(line(5000), [entry('a', 8000)])
  expect(part).toMatchObject({ kind: 'ready', rest: 3000, decision: { kind: 'pay', id: expect.any(String) } })
  const nobody = { ...entry('c', 2000), memberId: undefined }
  expect(handDecision(line(5000), [nobody])).toEqual({ kind: 'more', by: 3000 })
  const late = { ...entry('b', 3000), dueDate: '2026-10-01' }
  expect(handDecision(line(5000), [entry('a', 4000), late])).toMatchObject({
    kind: 'ready',
    rest: 2000,
    decision: { finances: [{ id: 'b' }, { id: 'a' }], id: expect.any(String) },
  })
  expect(handDecision(line(3000), [entry('a', 4000), late])).toEqual({ kind: 'less', by: 4000 })
  expect(handDecision(line(5000), [entry('a', 5000, 'paid')])).toMatchObject({
    decision: { kind: 'link', financeId: 'a' },
  })
  expect(handDecision(line(5000), [entry('a', 5000, 'paid'), entry('b', 1)])).toEqual({ kind: 'mixed' })
})

test('what is over becomes credit of the member who is chosen, else of who owes the oldest', () => {
  const bia = { ...entry('b', 1000), memberId: 'bia', dueDate: '2026-10-01' }
  const over = handDecision(line(5000), [entry('a', 2000), bia])
  expect(over).toMatchObject({ kind: 'over', over: 2000, memberIds: ['bia', 'ana'], decision: { creditOf: 'bia' } })
  expect(handDecision(line(5000), [entry('a', 2000), bia], 'ana')).toMatchObject({ decision: { creditOf: 'ana' } })
})

test('the way of payment is read from the line, also where the rest is a fee', () => {
  const pix = { description: 'PIX RECEBIDO ANA' }
  expect(handDecision(line(5000, pix), [entry('a', 5000)])).toMatchObject({ decision: { method: 'pix' } })
  expect(handDecision(line(5000), [entry('a', 5200)], undefined, true)).toMatchObject({
    rest: 200,
    isFee: true,
    decision: { method: 'transfer', fee: { id: expect.any(String) } },
  })
})

test('a correction teaches a rule by who paid, else by the words that stay; what was offered for sure teaches none', () => {
  const open = { matched: { offers: [] } }
  const made = { kind: 'new', id: 'x', category: 'scores' } as const
  const of = (each: Parameters<typeof ruleOfLine>[0]) => ruleOfLine(each, () => entry('a', 5000))
  expect(of({ ...open, line: line(-5), decision: made })).toMatchObject({
    contains: 'PAG PAPELARIA CENTRAL',
    category: 'scores',
  })
  const pay = { kind: 'pay', finances: [{ id: 'a', version: 1 }] } as const
  expect(
    of({
      ...open,
      line: line(5000, { counterparty: 'Carlos Souza' }),
      decision: { ...pay, finances: [...pay.finances] },
    }),
  ).toMatchObject({ counterparty: 'Carlos Souza', memberId: 'ana' })
  expect(of({ ...open, line: line(5, { description: '0012' }), decision: made })).toBeUndefined()
  expect(of({ ...open, line: line(5), decision: { kind: 'skip' } })).toBeUndefined()
  const said = { kind: 'rule', certainty: 'certain', reasons: ['rule'], category: 'scores' } as const
  const matched = { offers: [{ ...said, reasons: [...said.reasons] }] }
  expect(of({ line: line(-5), decision: made, matched })).toBeUndefined()
  const linked = { ...made, memberId: 'ana', eventId: 'gala' }
  expect(of({ line: line(-5), decision: linked, matched })).toMatchObject({ memberId: 'ana', eventId: 'gala' })
})
