import { expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import { financeFields, financeRules } from '@/views/finances/entry/financeConflict'

const { isSame, merge, questionsOf } = financeRules

const read: Finance = {
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'income',
  amount: 5000,
  description: 'Mensalidade',
  category: 'dues',
  date: '2026-03-10',
  status: 'pending',
  dueDate: '2026-03-05',
  version: 4,
}
const mine = { ...read, amount: 5500, notes: 'mine', dueDate: undefined }
const theirs: Finance = { ...read, amount: 6000, status: 'paid', date: '2026-03-12', version: 5 }

test('every field of an entry is one that is compared', () => {
  const known = new Set<string>([...financeFields, 'id', 'version', 'splitId', 'creditUseId'])
  const full: Required<Finance> = {
    ...read,
    memberId: read.id,
    eventId: read.id,
    accountId: read.id,
    method: 'pix',
    notes: '',
    dueDate: '',
    subcategoryId: read.id,
    purposeId: read.id,
    creditUseId: read.id,
    splitId: read.id,
  }
  expect(Object.keys(full).filter((field) => !known.has(field))).toEqual([])
})

test('asks only where the other one changed something, and says where both did', () => {
  expect(questionsOf({ mine, theirs, read })).toEqual([
    { field: 'amount', isMine: true },
    { field: 'status', isMine: false },
    { field: 'date', isMine: false },
  ])
})

test('what the person changed alone is kept without a question, and theirs where theirs is chosen', () => {
  const merged = merge({ mine, theirs, read }, (field) => field === 'amount')
  expect(merged).toMatchObject({ amount: 5500, status: 'paid', date: '2026-03-12', notes: 'mine', version: 5 })
  expect(JSON.parse(JSON.stringify(merged))).not.toHaveProperty('dueDate')
  expect(merge({ mine, theirs, read }, () => false).amount).toBe(6000)
})

test('a new entry under an id that is taken is asked about field by field', () => {
  const fields = questionsOf({ mine, theirs, read: undefined }).map(({ field }) => field)
  expect(fields).toEqual(['amount', 'status', 'date', 'dueDate', 'notes'])
})

test('two who wrote the same agree, whatever their versions', () => {
  expect(isSame({ ...read, version: 5 }, read)).toBe(true)
  expect(questionsOf({ mine: { ...read, amount: 6000 }, theirs: { ...read, amount: 6000, version: 5 }, read })).toEqual(
    [],
  )
})
