import { expect, it } from 'vitest'
import { passwordStrength } from '@/views/samples/authentication/passwordStrength'

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['trompete', 'fair'],
  ['meu trombone', 'good'],
  ['duas trompas e um oboé', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, false)).toBe(strength)
})

it('whatever would be refused is weak', () => {
  expect(passwordStrength('duas trompas e um oboé', true)).toBe('weak')
})
