import { expect, test } from 'vitest'
import { phoneKey } from '@contract/phoneKeys'

test.each([
  ['+41 79 640 56 28', '0041796405628', '079/640.56.28', 'Mobil 079 640 56 28', '079 640 56 28 (Mutter)'],
  ['+55 12 90000-0001', '(12) 90000-0001', 'Celular: 012 90000 0001', '12 90000-0001 ramal 12'],
  ['044 123 45 67 x12', '+41441234567 ext. 8'],
])('%s and the others are one number', (...spellings) => {
  expect(new Set(spellings.map(phoneKey)).size).toBe(1)
})

test('without digits there is no number, and others are others', () => {
  expect(phoneKey('after six, please')).toBe('')
  expect(phoneKey('079 640 56 28')).not.toBe(phoneKey('079 640 56 29'))
})
