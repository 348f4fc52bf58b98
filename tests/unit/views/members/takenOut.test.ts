import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { minorAge } from '@contract/guardianRules'
import type { Member, PostalAddress } from '@contract/members'
import type { Contact } from '@contract/members/contacts'
import { messages as en } from '@/i18n/en/members'
import { fileColumns } from '@/views/members/columns/fileColumns'
import { mailAddresses } from '@/views/members/chosen/mailAddresses'
import { households } from '@/views/members/print/households'

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { members: en } } })
})

const member = (id: string, over: Partial<Member> = {}): Member => ({
  id,
  name: id,
  section: 'brass',
  status: 'active',
  version: 1,
  ...over,
})

const guardian = (name: string, memberId: string, over: Partial<Contact> = {}): Contact => ({
  id: name,
  name,
  members: [{ memberId, isGuardian: true }],
  version: 1,
  ...over,
})

function cells(members: Member[], guardians?: Contact[], seesAll = true): Record<string, unknown>[] {
  const t = i18next.getFixedT('en', ['members', 'ownFields'] as const)
  const columns = fileColumns(members, t, { seesAll, ownFields: [], guardians })
  return members.map((one) => Object.fromEntries(columns.map(({ id, value }) => [id, value(one)])))
}

test('guardians with a phone are called where nobody else is named', () => {
  const members = [member('mara'), member('elio', { emergencyContact: { name: 'Ruth', phone: '1 22' } }), member('ivo')]
  const petra = guardian('Petra', 'mara', { phone: '079 640 56 28', email: 'petra@example.org' })
  const [mara, elio, ivo] = cells(members, [petra, guardian('Urs', 'mara'), guardian('Lea', 'elio', { phone: '3 44' })])
  expect(mara).toMatchObject({
    emergencyName: 'Petra',
    emergencyPhone: '079 640 56 28',
    guardians: 'Petra, Urs',
    guardianPhones: 'Petra: 079 640 56 28',
    guardianEmails: 'Petra: petra@example.org',
  })
  expect(elio).toMatchObject({
    emergencyName: 'Ruth',
    emergencyPhone: '1 22',
    guardians: 'Lea',
    guardianPhones: '3 44',
  })
  expect(ivo).toMatchObject({ emergencyName: undefined, guardians: undefined })
})

test('whoever reads contacts gets their columns, also where nobody has an emergency contact', () => {
  expect(cells([member('mara')], [guardian('Petra', 'mara', { phone: '3 44' })], false)[0]).toMatchObject({
    emergencyPhone: '3 44',
    guardians: 'Petra',
  })
  expect(cells([member('mara')], [], false)[0]).not.toHaveProperty('emergencyPhone')
  expect(cells([member('mara')])[0]).not.toHaveProperty('guardians')
})

test('a label is shared by those of one surname at one address', () => {
  const linesOf = (address: PostalAddress | undefined) => (address?.street === undefined ? [] : [address.street])
  const at = (street: string, name: string, familyName?: string) => member(name, { address: { street }, familyName })
  const shared = households(
    [
      at('Rain 1', 'Ana Raemy', 'Raemy'),
      at('rain 1', 'Raemy Bia', 'Raemy'),
      at('Rain 1', 'Caio Jungo', 'Jungo'),
      at('Rain 1', 'Davi raemy'),
      at('Rain 2', 'Eva Raemy', 'Raemy'),
      at('Rain 1', 'Fay Raemy', 'Raemy'),
      member('Gil Raemy'),
      member('Hal Raemy'),
    ],
    linesOf,
  )
  expect(shared.map(({ people }) => people.map(({ name }) => name))).toEqual([
    ['Ana Raemy', 'Raemy Bia', 'Davi raemy'],
    ['Caio Jungo'],
    ['Eva Raemy'],
    ['Fay Raemy'],
    ['Gil Raemy'],
    ['Hal Raemy'],
  ])
})

test('the guardians of minors are written to as well, and for whoever has no address', () => {
  const members = [
    member('mara', { birthDate: '2015-01-01', email: 'mara@example.org' }),
    member('elio', { birthDate: '2015-01-01' }),
    member('adult', { birthDate: '1990-01-01', email: 'adult@example.org' }),
    member('ivo'),
  ]
  const petra = guardian('Petra', 'mara', { email: 'petra@example.org' })
  const others = [
    guardian('Petra', 'elio', { email: 'Petra@example.org' }),
    guardian('Lea', 'adult', { email: 'lea@example.org' }),
    guardian('Urs', 'ivo'),
  ]
  expect(mailAddresses(members, [petra, ...others], '2026-11-30')).toEqual({
    addresses: ['mara@example.org', 'petra@example.org', 'adult@example.org'],
    without: ['ivo'],
  })
})

test('a minor is as old as their last birthday says', () => {
  const ages = ['2026-11-29', '2026-11-30', '2026-12-01'].map((day) => minorAge('2012-11-30', day))
  expect(ages).toEqual([13, 14, 14])
  expect([minorAge('2008-11-30', '2026-11-30'), minorAge(undefined, '2026-11-30')]).toEqual([undefined, undefined])
})
