import { v7 as uuid } from 'uuid'
import { sections, type MemberWrite } from '@contract/members'
import type { OwnFieldWrite, OwnValue } from '@contract/members/ownFields'
import { foundGroup } from './group'
import { measureLoad, pick, printLoad, repeat } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const MEMBERS = 10_000
const PER_PAGE = 25
const P99_MS = 50
const OWN_FIELDS = 20
const OWN_P99_MS = 60

const firstNames = ['Ana', 'João', 'Mariana', 'José', 'Conceição', 'Luís', 'Érica', 'Antônio', 'Lívia', 'Otávio']
const lastNames = [
  'Álvares',
  'Souza',
  'Gonçalves',
  'Pereira',
  'Brandão',
  'Araújo',
  'Müller',
  'Nakamura',
  'Zanetti',
  'Íris',
]
const letters = 'abcdefghijklmnopqrstuvwxyz'

function someMember(index: number): MemberWrite {
  const middle = letters[index % 26]?.toUpperCase() ?? ''
  return {
    id: uuid(),
    name: `${pick(firstNames, index)} ${middle}. ${pick(lastNames, Math.floor(index / 10))} ${index}`,
    section: pick(sections, index),
    instrument: 'Clarinet',
    status: index % 9 === 0 ? 'former' : 'active',
    email: `member${index}@example.org`,
    joinedOn: `20${10 + (index % 16)}-03-01`,
  }
}

/** One of each kind four times over, as a group that left its spreadsheet has them. */
const ownFields = Array.from({ length: OWN_FIELDS }, (_, index): OwnFieldWrite => {
  const kind = pick(['text', 'number', 'date', 'choice', 'yesNo'] as const, index)
  const options = kind === 'choice' ? { options: ['S', 'M', 'L'].map((name) => ({ id: uuid(), name })) } : {}
  return { id: uuid(), name: `Field ${index}`, kind, ...options, seenBy: [], writtenBy: ['manager'] }
})

function someValue({ kind, options = [] }: OwnFieldWrite, index: number): OwnValue {
  if (kind === 'number') return index % 50
  if (kind === 'date') return `20${10 + (index % 16)}-03-01`
  if (kind === 'choice') return pick(options, index).id
  return kind === 'yesNo' ? index % 2 === 0 : `Some words, as people type them (${index % 100})`
}

const ownValuesOf = (index: number) => Object.fromEntries(ownFields.map((field) => [field.id, someValue(field, index)]))

const address = (config: string) => `/members/list-members?config[perPage]=${PER_PAGE}&${config}`

const pages = Math.floor(MEMBERS / PER_PAGE)
const list: LoadedCall = {
  call: 'list',
  targetP99Ms: P99_MS,
  at: (index) => ({ path: address(`config[page]=${1 + ((index * 37) % pages)}`) }),
}
const search: LoadedCall = {
  call: 'search',
  targetP99Ms: P99_MS,
  at: (index) => ({ path: address(`config[q]=${encodeURIComponent(pick(lastNames, index).slice(0, 5))}`) }),
}
const add: LoadedCall = {
  call: 'add',
  targetP99Ms: P99_MS,
  at: (index) => ({ method: 'POST', path: '/members/add-member', body: { member: someMember(index) } }),
}

const addWithOwn: LoadedCall = {
  call: 'add, 20 own fields',
  targetP99Ms: P99_MS,
  at: (index) => ({
    method: 'POST',
    path: '/members/add-member',
    body: { member: { ...someMember(index), ownValues: ownValuesOf(index) } },
  }),
}
const listWithOwn: LoadedCall = { ...list, call: 'list, 20 own fields', targetP99Ms: OWN_P99_MS }
const filterByOwn: LoadedCall = {
  call: 'list, by an own field',
  targetP99Ms: OWN_P99_MS,
  at: (index) => {
    const [field] = ownFields.filter(({ kind }) => kind === 'choice')
    const value = pick(field?.options ?? [], index).id
    return { path: address(`config[page]=${1 + (index % 50)}&config[ownField]=${field?.id}&config[ownValue]=${value}`) }
  },
}

/** List, search and add, in a group of 10,000 members, without own fields and with twenty of them. */
export const membersUnderLoad: Section = async ({ url }) => {
  const { headers } = await foundGroup(url)
  await repeat(url, headers, add, MEMBERS)
  printLoad(`Members: ${MEMBERS} in the group`, await measureLoad(url, headers, [list, search, add]))
  const own = await foundGroup(url)
  for (const field of ownFields) await own.call('POST', '/members/add-own-field', { field })
  await repeat(url, own.headers, addWithOwn, MEMBERS)
  printLoad(
    `Members: ${MEMBERS} in the group, with ${OWN_FIELDS} own fields`,
    await measureLoad(url, own.headers, [listWithOwn, filterByOwn, addWithOwn]),
  )
}
