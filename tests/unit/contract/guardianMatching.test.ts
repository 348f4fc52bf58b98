import { expect, test } from 'vitest'
import { matchGuardians } from '@contract/members/guardianMatching'

const rosa = { name: 'Rosa Lima', email: 'familia@example.org', phone: '+55 12 90000-0001' }
const paulo = { name: 'Paulo Lima', email: 'familia@example.org' }

test.each([
  ['the same name, however written', [{ name: 'ROSA  LÍMA' }], [rosa, paulo], [rosa]],
  ['the same name, surname first', [{ name: 'Lima Rosa' }], [rosa, paulo], [rosa]],
  ['an initial, with the same phone', [{ name: 'R. Lima', phone: '5512900000001' }], [paulo, rosa], [rosa]],
  ['an initial, with the phone as dialled at home', [{ name: 'R. Lima', phone: '(012) 90000 0001' }], [rosa], [rosa]],
  ['an initial, with the same e-mail', [{ name: 'P. Lima', email: 'FAMILIA@example.org' }], [rosa, paulo], [paulo]],
  ['parents who share an address stay two', [rosa, paulo], [rosa], [rosa, undefined]],
  ['another person at the same address', [{ name: 'Ivo Reis', email: 'familia@example.org' }], [rosa], [undefined]],
  ['each contact once', [{ name: 'Rosa Lima' }, { name: 'Rosa Lima' }], [rosa], [rosa, undefined]],
  ['a name that only begins alike', [{ name: 'Rosana Lima' }], [rosa], [undefined]],
])('%s', (_what, told, contacts, matched) => {
  expect(matchGuardians(told, contacts)).toEqual(matched)
})
