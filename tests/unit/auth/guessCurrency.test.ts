import { expect, test } from 'vitest'
import { guessCurrency } from '@/auth/guessCurrency'

test('a currency is guessed from where the browser is, else from where its language is at home', () => {
  expect(guessCurrency('en-GB', 'en')).toBe('GBP')
  expect(guessCurrency('pt', 'en')).toBe('BRL')
  expect(guessCurrency('de-DE', 'de')).toBe('EUR')
  expect(guessCurrency('de-AT', 'de-AT')).toBe('EUR')
  expect(guessCurrency('de-CH', 'de-CH')).toBe('CHF')
  expect(guessCurrency('de-LI', 'de-CH')).toBe('CHF')
})

test.each(['C', 'en-US@posix', 'POSIX.UTF-8', ''])('a browser whose language is “%s” gets that of the app', (tag) => {
  expect(guessCurrency(tag, 'pt-BR')).toBe('BRL')
})
