import { describe, expect, test } from 'vitest'
import type { Member } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { instrumentValue, readSet } from '@/views/members/chosen/memberSet'
import { vCards } from '@/views/members/chosen/vCards'

const field = (kind: OwnField['kind'], id: string): OwnField => ({
  id,
  name: kind,
  kind,
  seenBy: [],
  writtenBy: ['manager'],
  version: 1,
})
const TODAY = '2026-11-29'
const row = (name: string, value = '', on = '') => ({ field: name, value, on })

describe('what ticked members get', () => {
  test('an instrument brings its section along, and none takes part and seat away', () => {
    expect(readSet([row('instrument', instrumentValue('brass', 'Horn in F/Bb'))], [], TODAY, 'en')).toEqual({
      set: { section: 'brass', instrument: 'Horn in F/Bb' },
      errors: [],
    })
    expect(readSet([row('instrument')], [], TODAY, 'en').set).toEqual({ instrument: null, part: null, seat: null })
  })

  test('what is left empty is emptied, but no member is without section and status', () => {
    const { set, errors } = readSet(
      [row('position', ' '), row('feeClass'), row('status'), row('part', '2')],
      [],
      TODAY,
      'en',
    )
    expect(set).toEqual({ position: null, feeClassId: null, part: 2 })
    expect(errors).toEqual([{ at: 2, input: 'value', error: 'required' }])
  })

  test('own fields by their kind: what does not fit is said, a consent without a day is of today', () => {
    const [shoes, photos, diet] = [field('number', 'a'), field('consent', 'b'), field('text', 'c')]
    const typed = [row('a', 'large'), row('b', 'yes'), row('c')]
    expect(readSet(typed, [shoes, photos, diet], TODAY, 'en')).toEqual({
      set: { ownValues: { b: { isGiven: true, on: TODAY }, c: null } },
      errors: [{ at: 0, input: 'value', error: 'wrong_type' }],
    })
  })
})

const ana: Member = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Ana Lima; a primeira, a única',
  section: 'woodwinds',
  instrument: 'Clarinet',
  part: 2,
  status: 'active',
  email: 'ana@example.org',
  phone: '+55 (0)11 99999-0000',
  birthDate: '2000-02-29',
  notes: 'Private',
  version: 1,
}

test('a card says how to reach somebody and what they play, as RFC 6350 writes it', () => {
  expect(vCards([ana], 'Banda', () => 'Woodwinds')).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      `UID:urn:uuid:${ana.id}`,
      'FN:Ana Lima\\; a primeira\\, a única',
      'EMAIL:ana@example.org',
      'TEL:+55 11 99999-0000',
      'BDAY:20000229',
      'ORG:Banda',
      'ROLE:Clarinet 2',
      'CATEGORIES:Woodwinds',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('a long line goes on behind a break after 75 bytes, and no character is cut', () => {
  const card = vCards([{ ...ana, name: 'ã'.repeat(100) }], '', () => 'Woodwinds')
  const lines = card.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${'ã'.repeat(100)}\r\n`)
})
