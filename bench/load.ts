import autocannon from 'autocannon'
import { v7 as uuid } from 'uuid'
import { sections, type MemberWrite } from '@contract/members'
import { SignedIn } from '@contract/auth'

const CONNECTIONS = 10
const DURATION_S = 8
const MEMBERS = 10_000
const P99_TARGET_MS = 50

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

interface Figure {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

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

interface BenchSession {
  headers: Record<string, string>
  /** What the client keeps in localStorage for it. */
  storage: Record<string, string>
}

/** Founds a group to measure in. */
export async function foundGroup(url: string): Promise<BenchSession> {
  const body = {
    name: 'Bench',
    email: `bench-${uuid()}@example.org`,
    password: 'a long enough password',
    document: 'BENCH-1',
    group: { name: 'Bench', currency: 'BRL', timeZone: 'America/Sao_Paulo' },
  }
  const reply = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (reply.status !== 201) throw new Error(`register: ${reply.status} ${await reply.text()}`)
  const { userData, accessToken, refreshToken } = SignedIn.parse(await reply.json())
  return {
    headers: {
      authorization: `Bearer ${accessToken}`,
      'x-user-document': body.document,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    storage: { userData: JSON.stringify(userData), accessToken, refreshToken },
  }
}

async function run(url: string, name: string, options: Partial<autocannon.Options>): Promise<Figure> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: DURATION_S, ...options })
  return {
    name,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

const addRequest = (headers: Record<string, string>): autocannon.Request => {
  let index = 0
  return {
    method: 'POST',
    path: '/members/add-member',
    headers,
    setupRequest: (request) => ({ ...request, body: JSON.stringify({ member: someMember(index++) }) }),
  }
}

const getRequest = (headers: Record<string, string>, pathAt: (index: number) => string): autocannon.Request => {
  let index = 0
  return { method: 'GET', headers, setupRequest: (request) => ({ ...request, path: pathAt(index++) }) }
}

/** Fills a group with 10,000 members and measures list, search and add, each with 10 connections. */
export async function measureLoad(url: string, headers: Record<string, string>): Promise<Figure[]> {
  await autocannon({ url, connections: CONNECTIONS, amount: MEMBERS, requests: [addRequest(headers)] })
  const pages = Math.floor(MEMBERS / 25)
  const list = (index: number) => `/members/list-members?config[perPage]=25&config[page]=${1 + ((index * 37) % pages)}`
  const search = (index: number) =>
    `/members/list-members?config[q]=${encodeURIComponent(pick(lastNames, index).slice(0, 5))}&config[perPage]=25`
  return [
    await run(url, 'list', { requests: [getRequest(headers, list)] }),
    await run(url, 'search', { requests: [getRequest(headers, search)] }),
    await run(url, 'add', { requests: [addRequest(headers)] }),
  ]
}

export function printLoad(figures: Figure[]): void {
  console.log(
    `\nMembers: ${MEMBERS} in the group, ${CONNECTIONS} connections, ${DURATION_S} s each (target p99 < ${P99_TARGET_MS} ms)`,
  )
  console.table(
    figures.map(({ name, perSecond, p50Ms, p99Ms, failures }) => ({
      call: name,
      'calls/s': perSecond,
      'p50 ms': p50Ms,
      'p99 ms': p99Ms,
      target: p99Ms < P99_TARGET_MS ? 'met' : 'missed',
      failures,
    })),
  )
}
