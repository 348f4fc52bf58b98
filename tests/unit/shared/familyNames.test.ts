import { expect, test } from 'vitest'
import { familyNameChoices, likelyFamilyName } from '@/shared/records/familyNames'

test('the likely surname is the last word with the particles before it', () => {
  expect(
    ['Gian Weber', 'Ana Maria de Souza', 'Beat von der Weid', 'Pelé', 'da Silva', ''].map(likelyFamilyName),
  ).toEqual(['Weber', 'de Souza', 'von der Weid', '', 'Silva', ''])
})

test('what may be the surname stands at an end of the name', () => {
  expect(familyNameChoices('Ana  Souza Lima')).toEqual(['Lima', 'Souza Lima', 'Ana', 'Ana Souza'])
  expect(familyNameChoices('Pelé')).toEqual([])
})
