import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { MemberList, sections, type Member, type MemberWrite } from '@contract/members'
import { listDuplicatesCall, mergeMembersCall, undoMergeCall } from '@contract/members/duplicates'
import { ChangeMembersAnswer, changeMembersCall, type MemberFieldSet } from '@contract/members/memberChanges'
import type { OwnFieldWrite, OwnValue } from '@contract/members/ownFields'
import { foundGroup, type BenchGroup } from './group'
import { measureLoad, pick, printLoad, repeat } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'
import { median } from './usable/targets'

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

const CHANGED = 1_000
const CHANGE_MS = 2_000
const ROUNDS = 5

const membersOf = async ({ call }: BenchGroup, page: number, perPage: number): Promise<Member[]> =>
  MemberList.parse(await call('GET', `/members/list-members?config[perPage]=${perPage}&config[page]=${page}`)).members

/** What one person waits for, each so many times in turn: a change of many, its Undo, and a merge of two records. */
async function manyAtOnce(group: BenchGroup): Promise<void> {
  const waits = new Map<string, number[]>()
  const wait = async (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const startedAt = performance.now()
    const answer = await work()
    waits.set(name, [...(waits.get(name) ?? []), performance.now() - startedAt])
    return answer
  }
  const change = (name: string, members: { id: string; version: number; set: MemberFieldSet }[]) =>
    wait(name, () => group.call(changeMembersCall.method, changeMembersCall.path, { change: { members } }))
  const [text] = ownFields
  for (let round = 0; round < ROUNDS; round++) {
    const chosen: Member[] = []
    for (let page = 1; chosen.length < CHANGED; page++) chosen.push(...(await membersOf(group, page, 100)))
    const set: MemberFieldSet = { section: 'brass', ...(text && { ownValues: { [text.id]: `Round ${round}` } }) }
    const changed = await change(
      `change ${CHANGED}`,
      chosen.map(({ id, version }) => ({ id, version, set })),
    )
    await change(`undo it`, ChangeMembersAnswer.parse(changed).members)
    await wait('find duplicates', () => group.call(listDuplicatesCall.method, listDuplicatesCall.path))
    const [kept, givenUp] = (await membersOf(group, 1, 10)).map(({ id, version }) => ({ id, version }))
    const merge = { id: uuid(), kept, givenUp, taken: [] }
    await wait('merge two', () => group.call(mergeMembersCall.method, mergeMembersCall.path, { merge }))
    await wait('undo the merge', () => group.call(undoMergeCall.method, undoMergeCall.path, { id: merge.id }))
  }
  console.log(`\nOne at a time in a group of ${MEMBERS} members with ${OWN_FIELDS} own fields, medians of ${ROUNDS}`)
  console.table(
    [...waits].map(([step, ms]) => {
      const isTimed = step.startsWith('change')
      const verdict = median(ms) <= CHANGE_MS ? 'met' : 'missed'
      return { step, ms: Math.round(median(ms)), target: isTimed ? `≤ ${CHANGE_MS} ms: ${verdict}` : '' }
    }),
  )
}

/** List, search and add, in a group of 10,000 members, without own fields and with twenty of them; then changes of many and merges. */
export const membersUnderLoad: Section = async ({ url, connectToDatabase }) => {
  const client = new pg.Client(await connectToDatabase())
  await client.connect()
  // The database does it by itself within a minute; a register grows over years.
  const tidy = () => client.query('vacuum analyze members')
  const { headers } = await foundGroup(url)
  await repeat(url, headers, add, MEMBERS)
  await tidy()
  printLoad(`Members: ${MEMBERS} in the group`, await measureLoad(url, headers, [list, search, add]))
  const own = await foundGroup(url)
  for (const field of ownFields) await own.call('POST', '/members/add-own-field', { field })
  await repeat(url, own.headers, addWithOwn, MEMBERS)
  await tidy()
  await client.end()
  printLoad(
    `Members: ${MEMBERS} in the group, with ${OWN_FIELDS} own fields`,
    await measureLoad(url, own.headers, [listWithOwn, filterByOwn, addWithOwn]),
  )
  await manyAtOnce(own)
}
