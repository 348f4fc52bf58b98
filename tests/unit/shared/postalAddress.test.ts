import { expect, test } from 'vitest'
import { addressLines } from '@contract/addressLines'
import { countryOf } from '@/shared/records/postalAddress'
import { households } from '@/views/members/print/households'

const parts = { street: 'Street 1', postcode: '12345', town: 'Town', region: 'RG' }

test.each([
  ['DE', 'Street 1|12345 Town|RG'],
  ['BR', 'Street 1|Town-RG|12345'],
  ['US', 'Street 1|Town, RG 12345'],
  ['GB', 'Street 1|Town|12345'],
  ['IT', 'Street 1|12345 Town RG'],
  ['HU', 'Town|Street 1|12345'],
])('in %s an address stands as its post has it', (home, lines) => {
  expect(addressLines(parts, { home, language: 'en' }).join('|')).toBe(lines)
})

test('what is missing leaves no mark, and another country is named', () => {
  const at = (address: object, home?: string) => addressLines(address, { home, language: 'en' }).join('|')
  expect(at({ street: 'Rua A', town: 'São José' }, 'BR')).toBe('Rua A|São José')
  expect(at({ postcode: '8000', country: 'CH' }, 'BR')).toBe('8000|Switzerland')
  expect(at({ town: 'Denver', postcode: '80014' }, 'US')).toBe('Denver 80014')
  expect(at({ town: 'Bogotá', postcode: '110111' }, 'CO')).toBe('Bogotá, 110111')
  expect(at({ town: 'Bern', country: 'CH' }, 'CH')).toBe('Bern')
  expect(addressLines(undefined, { home: 'CH', language: 'en' })).toEqual([])
})

test.each([
  ['Deutschland', 'DE'],
  ['alemanha', 'DE'],
  ['Suíça', 'CH'],
  ['Svizzera', 'CH'],
  ['USA', 'US'],
  ['br', 'BR'],
  ['Atlantis', undefined],
])('%s is the country %s', (name, code) => {
  expect(countryOf(name)).toBe(code)
})

test('who live at one address and have one surname share a label, however it is written; all others stand alone', () => {
  const one = (name: string, street?: string) =>
    ({
      id: name,
      name,
      section: 'other',
      status: 'active',
      version: 1,
      ...(street && { address: { street } }),
    }) as const
  const people = [
    one('Ana Lima', 'Rua A, 1'),
    one('Bia Lima'),
    one('Caio LIMA', 'rua a, 1'),
    one('Davi Reis', 'Rua A, 1'),
  ]
  const found = households(people, (address) => addressLines(address, { home: 'BR', language: 'en' }))
  expect(found.map((each) => [each.people.map(({ name }) => name).join(), each.lines.join()])).toEqual([
    ['Ana Lima,Caio LIMA', 'Rua A, 1'],
    ['Bia Lima', ''],
    ['Davi Reis', 'Rua A, 1'],
  ])
})
