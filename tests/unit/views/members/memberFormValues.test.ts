import { expect, test } from 'vitest'
import type { Member } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { memberRules } from '@/views/members/form/memberFormValues'

const { isSame, merge, questionsOf } = memberRules([])

const read: Member = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Ana',
  section: 'brass',
  status: 'active',
  phone: '1',
  emergencyContact: { name: 'Mãe', phone: '2' },
  version: 4,
}
const mine = { ...read, phone: '11', notes: 'mine', emergencyContact: undefined }
const theirs: Member = { ...read, phone: '111', name: 'Ana Maria', version: 5 }

test('asks only where the other one changed something, and says where both did', () => {
  expect(questionsOf({ mine, theirs, read })).toEqual([
    { field: 'name', isMine: false },
    { field: 'phone', isMine: true },
  ])
})

test('asks about every difference where nothing was read', () => {
  const fields = questionsOf({ mine, theirs, read: undefined }).map(({ field }) => field)
  expect(fields).toEqual(['name', 'phone', 'emergencyContact', 'notes'])
})

test('two who saved the same agree, and there is nothing to ask', () => {
  const conflict = { mine: { ...read, phone: '3' }, theirs: { ...read, phone: '3', version: 5 }, read }
  expect(questionsOf(conflict)).toEqual([])
  expect(isSame(conflict.mine, conflict.theirs)).toBe(true)
})

test('the same change by both, and one more by the person: nothing to ask, and nothing lost', () => {
  const conflict = { mine: { ...read, phone: '3', notes: 'mine' }, theirs: { ...read, phone: '3', version: 5 }, read }
  expect(questionsOf(conflict)).toEqual([])
  expect(isSame(conflict.mine, conflict.theirs)).toBe(false)
  expect(merge(conflict, () => true)).toEqual({ ...read, phone: '3', notes: 'mine', version: 5 })
})

test.each([
  ['mine', '11'],
  ['theirs', '111'],
])('the phone is %s as chosen; what only one of them changed is in it either way', (whose, phone) => {
  const merged = merge({ mine, theirs, read }, (field) => field === 'phone' && whose === 'mine')
  expect(merged).toEqual({
    id: read.id,
    name: 'Ana Maria',
    section: 'brass',
    status: 'active',
    phone,
    notes: 'mine',
    version: 5,
  })
})

const own = (id: string, name: string): OwnField => ({
  id,
  name,
  kind: 'text',
  seenBy: [],
  writtenBy: ['manager'],
  version: 1,
})
const [diet, shirt] = [own('diet', 'Diet'), own('shirt', 'T-shirt')]

test('own fields are asked about and merged one by one', () => {
  const rules = memberRules([diet, shirt])
  const before: Member = { ...read, ownValues: { diet: 'none', shirt: 'S', gone: 'kept' } }
  const conflict = {
    mine: { ...before, ownValues: { shirt: 'M', gone: 'kept' } },
    theirs: { ...before, ownValues: { diet: 'none', shirt: 'L', gone: 'kept' }, version: 5 },
    read: before,
  }
  expect(rules.questionsOf(conflict)).toEqual([{ field: 'shirt', isMine: true }])
  expect(rules.merge(conflict, () => true).ownValues).toEqual({ shirt: 'M', gone: 'kept' })
  expect(rules.merge(conflict, () => false).ownValues).toEqual({ shirt: 'L', gone: 'kept' })
})
