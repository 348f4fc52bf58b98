import type { Contact } from '@contract/members/contacts'
import type { HonourWrite, ServiceAdjustmentWrite } from '@contract/members/honours'
import type { MemberWrite } from '@contract/members'
import { phone } from './members'
import { DEMO_MAIL_DOMAIN } from './orchestra/orchestra'

const idOf = (kind: string, number: number): string =>
  `01900000-0000-7000-8000-00000${kind}${number.toString(16).padStart(6, '0')}`

/** Whose parents answer for them. */
const CHILD = 'Kauã Nascimento'
const parents = [
  { name: 'Rosana Nascimento', relation: 'mãe', mail: 'rosana.nascimento' },
  { name: 'Edmílson Nascimento', relation: 'pai', mail: 'edmilson.nascimento' },
]

/** Parents of the orchestra's minors, as people of their own. */
export function demoParents(roster: readonly MemberWrite[]): Omit<Contact, 'version'>[] {
  const child = roster.find(({ name }) => name === CHILD)
  if (child === undefined) return []
  return parents.map(({ name, relation, mail }, index) => ({
    id: idOf('c', index + 1),
    name,
    email: `${mail}@${DEMO_MAIL_DOMAIN}`,
    phone: phone(2000 + index),
    members: [{ memberId: child.id, relation, isGuardian: true as const }],
  }))
}

const JUBILEES = [10, 25]
const laterBy = (day: string, years: number) => {
  const [year = '', ...rest] = day.split('-')
  return [Number(year) + years, ...rest].join('-').replace('02-29', '02-28')
}

/** What was given for years of service. The latest jubilee still waits for that. */
export function demoHonours(roster: readonly MemberWrite[], today: string): HonourWrite[] {
  const reached = roster.flatMap(({ id, joinedOn = today }) =>
    JUBILEES.map((years) => ({ memberId: id, years, givenOn: laterBy(joinedOn, years) })),
  )
  return reached
    .filter(({ givenOn }) => givenOn <= today)
    .toSorted((one, other) => (one.givenOn < other.givenOn ? -1 : 1))
    .slice(0, -1)
    .map((honour, index) => ({
      id: idOf('d', index + 1),
      ...honour,
      note: honour.years === 25 ? 'Placa, no concerto de fim de ano' : 'Broche',
    }))
}

/** Whose years before the orchestra count. */
export const demoAdjustments = (roster: readonly MemberWrite[]): ServiceAdjustmentWrite[] =>
  roster
    .filter(({ name }) => name === 'Otávio Lacerda')
    .map(({ id }) => ({ id: idOf('e', 1), memberId: id, years: 3, reason: 'Banda jovem' }))
