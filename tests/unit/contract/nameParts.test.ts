import { expect, test } from 'vitest'
import { givenNameOf, greetedName, spokenNameOf, withoutFamilyName } from '@contract/nameParts'

test('the surname is cut off at the end of a name or at its beginning, in whole words', () => {
  expect(withoutFamilyName('Gian Weber', 'Weber')).toBe('Gian')
  expect(withoutFamilyName('Ana Clara de Souza Lima', 'de Souza Lima')).toBe('Ana Clara')
  expect(withoutFamilyName('Nagy Ilona', 'nagy')).toBe('Ilona')
  expect(withoutFamilyName('Weber', 'Weber')).toBe('')
  expect(withoutFamilyName('Gian Weber', 'eber')).toBeUndefined()
  expect(withoutFamilyName('Ana Souza Lima', 'Souza')).toBeUndefined()
  expect(withoutFamilyName('İpek Şahin', 'Şahin')).toBeUndefined()
})

test('people are spoken to as they are called, by first name, or by the whole name where no surname is known', () => {
  expect(spokenNameOf({ name: 'Giovanna Weber', familyName: 'Weber', calledName: 'Gigi' })).toBe('Gigi')
  expect(spokenNameOf({ name: 'Giovanna Weber', familyName: 'Weber' })).toBe('Giovanna')
  expect(spokenNameOf({ name: 'Giovanna Weber', familyName: null, calledName: null })).toBe('Giovanna Weber')
  expect(givenNameOf({ name: 'Pelé', familyName: 'Pelé' })).toBeUndefined()
})

test('a greeting in German with Sie says the whole name', () => {
  const giovanna = { name: 'Giovanna Weber', spokenName: 'Giovanna' }
  expect(greetedName(giovanna, 'de-CH', 'formal')).toBe('Giovanna Weber')
  expect(greetedName(giovanna, 'de', 'informal')).toBe('Giovanna')
  expect(greetedName(giovanna, 'pt-BR', 'formal')).toBe('Giovanna')
  expect(greetedName({ name: 'Pelé' }, 'en', 'formal')).toBe('Pelé')
})
