import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberName } from '@contract/names'
import type { FeeMember } from '@contract/finances/fees'
import { financeFixture } from '../finances/financeFixture'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

async function namesOf(people: object[]) {
  const ledger = financeFixture(server.app, await foundGroup(server.app))
  const ids = await Promise.all(people.map((person) => ledger.addMember(person)))
  const { members }: { members: MemberName[] } = await ledger.read('/members/list-names')
  return { ledger, ids, members, besides: members.map(({ beside = '' }) => beside).toSorted() }
}

test('who has the name of another is told with the instrument, and whoever has a name of their own by it alone', async () => {
  const { ledger, ids, members } = await namesOf([
    { name: 'Ana Lima', instrument: 'Viola' },
    { name: 'Ana Lima', instrument: 'Oboé' },
    { name: 'Rui Prado', instrument: 'Viola', email: 'rui@example.org' },
  ])
  const besideOf = (id: string | undefined) => members.find((member) => member.id === id)?.beside
  expect(ids.map(besideOf)).toEqual(['Viola', 'Oboé', undefined])
  const { members: payers }: { members: FeeMember[] } = await ledger.read('/finances/list-fees')
  const feeBesides = new Map(payers.map(({ memberId, beside }) => [memberId, beside]))
  expect(ids.map((id) => feeBesides.get(id))).toEqual(['Viola', 'Oboé', undefined])
})

test('of one instrument, the part tells them apart, and whoever is chosen from comes with what they play', async () => {
  const { members, besides } = await namesOf([
    { name: 'Ana Lima', instrument: 'Viola', part: 1, email: 'a@example.org' },
    { name: 'Ana Lima', instrument: 'Viola', part: 2, email: 'b@example.org' },
    { name: 'Rui Prado', instrument: 'Oboé' },
  ])
  expect(besides).toEqual(['', 'Viola 1', 'Viola 2'])
  expect(members.at(-1)).toMatchObject({ name: 'Rui Prado', instrument: 'Oboé' })
})

test('of one instrument, the e-mail or the year of joining tells them apart, else all that is known', async () => {
  const viola = { name: 'Ana Lima', instrument: 'Viola' }
  expect(
    (
      await namesOf([
        { ...viola, email: 'a@example.org' },
        { ...viola, email: 'b@example.org' },
      ])
    ).besides,
  ).toEqual(['a@example.org', 'b@example.org'])
  expect(
    (
      await namesOf([
        { ...viola, joinedOn: '1990-02-03', birthDate: '1970-02-03' },
        { ...viola, joinedOn: '2008-05-06', birthDate: '1971-02-03' },
      ])
    ).besides,
  ).toEqual(['1990', '2008'])
  expect((await namesOf([{ ...viola, email: 'a@example.org' }, viola])).besides).toEqual([
    'Viola',
    'Viola · a@example.org',
  ])
})
