import { v7 as uuid } from 'uuid'
import { sections, type MemberWrite } from '@contract/members'
import { foundGroup } from './group'
import { measureLoad, pick, printLoad, repeat } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const MEMBERS = 10_000
const PER_PAGE = 25
const P99_MS = 50

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

/** List, search and add, in a group of 10,000 members. */
export const membersUnderLoad: Section = async ({ url }) => {
  const { headers } = await foundGroup(url)
  await repeat(url, headers, add, MEMBERS)
  printLoad(`Members: ${MEMBERS} in the group`, await measureLoad(url, headers, [list, search, add]))
}
