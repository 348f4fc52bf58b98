import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { roles } from '@contract/auth'
import { PERSONAL_LINK_HEADER } from '@contract/calendar/links'
import { AUDITOR_LINK_HEADER } from '@contract/finances/auditing'
import { headersOf } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { sensitive, sensitiveGroup } from './sensitiveGroup'
import type { Sensitive } from './sensitiveGroup'

const Read = z.looseObject({
  'x-access': z.looseObject({
    public: z.optional(z.boolean()),
    roles: z.array(z.enum(roles)),
    leaders: z.optional(z.boolean()),
    link: z.optional(z.string()),
  }),
  parameters: z.optional(
    z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.optional(z.boolean()) })),
  ),
})
type Read = z.infer<typeof Read>
const Description = z.looseObject({
  paths: z.record(z.string(), z.looseObject({ get: z.optional(Read) })),
})

const ofMember: Sensitive[] = ['phone', 'email']
const ofEvents: Sensitive[] = ['privateTitle', 'privatePlace', 'privateText', 'sectionTitle', 'report']
const ofMoney: Sensitive[] = ['entry', 'entryNote', 'receipt', 'pix', 'bankAccount', 'auditor']
const ofAnswers: Sensitive[] = ['absence', 'answer', 'poll', 'comment', 'deputy', 'message']

/** All that each may come across, in whatever call and whatever record: what is not here has leaked, what is gone is missed by somebody. */
const mayRead: Record<string, Sensitive[]> = {
  treasurer: [...ofMember, ...ofEvents, ...ofMoney],
  conductor: [...ofMember, 'emergency', 'conductorsField', ...ofEvents, ...ofAnswers],
  // As Bia, whom the private event and poll do not ask. What asks a section is for everybody's calendar.
  member: ['sectionTitle'],
  client: [],
  // Ana is theirs: her answers and the events that ask her, and of the register her address and number alone.
  leader: [...ofMember, 'sectionTitle', 'privateTitle', 'privatePlace', 'answer'],
  // The strings are theirs, and Ana is none of them.
  stranger: ['sectionTitle'],
  told: [],
  own: [],
  // Their own name.
  deputy: ['deputy'],
  auditor: ['auditor', 'entry', 'receipt'],
  named: ['auditor', 'entry', 'receipt'],
}

let server: TestServer
let group: Awaited<ReturnType<typeof sensitiveGroup>>
let reads: [string, Read][]

beforeAll(async () => {
  server = await createTestServer()
  group = await sensitiveGroup(server)
  const { paths } = Description.parse((await server.app.inject('/openapi.json')).json())
  reads = Object.entries(paths).flatMap(([path, { get }]) => (get && !path.includes('{') ? [[path, get]] : []))
}, 120_000)
afterAll(() => server.close())

/** The call as it is, asked of each record, filtered by whom and what is sensitive, and searched for words of them. */
function queriesOf({ parameters = [] }: Read): string[] {
  const names = parameters.filter((parameter) => parameter.in === 'query')
  const today = new Date().toISOString().slice(0, 10)
  const others = names
    .filter(({ name, required }) => required && !/^(id|\w*Id)$/.test(name))
    .map(({ name }) => [name, /year/i.test(name) ? today.slice(0, 4) : name.startsWith('with') ? 'true' : today])
  const ids = Object.values(group.ids)
  const given = names.flatMap(({ name }): [string, string][] => {
    if (/^(id|\w*Id)$/.test(name)) return ids.map((id) => [name, id])
    if (name === 'q') return [sensitive.privateTitle, sensitive.note, 'Ana'].map((word) => [name, word])
    if (name !== 'config') return []
    return [
      ['config[memberId]', group.ids.ana],
      ['config[eventId]', group.ids.pastSecret],
      ['config[eventId]', group.ids.secret],
    ]
  })
  return [
    '',
    ...given.map(
      (query) => `?${new URLSearchParams([query, ...others].map(([key = '', value = '']) => [key, value])).toString()}`,
    ),
  ]
}

/** Which of the words the caller comes across, and where; `TOKEN` is somebody's secret. */
async function readAll(headers: Record<string, string>, mayMake: (access: Read['x-access']) => boolean) {
  const seen = new Map<string, Set<string>>()
  const urls = reads
    .filter(([, read]) => mayMake(read['x-access']))
    .flatMap(([path, read]) => queriesOf(read).map((query) => ({ path, url: `${path}${query}` })))
  for (const { path, url } of urls) {
    // oxlint-disable-next-line no-await-in-loop -- so many at once would wait for one another in the database
    const { statusCode, body } = await server.app.inject({ method: 'GET', url, headers })
    if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}`)
    if (statusCode >= 300) continue
    const words = [...Object.entries(sensitive), ...group.tokens.map((token) => ['TOKEN', token] as const)]
    for (const [kind, word] of words) if (body.includes(word)) seen.set(kind, (seen.get(kind) ?? new Set()).add(path))
  }
  return Object.fromEntries([...seen].map(([kind, paths]) => [kind, [...paths]]))
}

function beyond(seen: Record<string, string[]>, name: string) {
  const theirs: string[] = mayRead[name] ?? []
  return {
    leaked: Object.fromEntries(Object.entries(seen).filter(([kind]) => !theirs.includes(kind))),
    missed: theirs.filter((kind) => seen[kind] === undefined),
  }
}

test.each(['treasurer', 'conductor', 'member', 'client'] as const)(
  'a %s reads what is theirs, and nothing else',
  async (role) => {
    const seen = await readAll(
      headersOf(group.people[role]),
      (access) => access.public === true || access.roles.includes(role),
    )
    expect(beyond(seen, role)).toEqual({ leaked: {}, missed: [] })
  },
  120_000,
)

test.each(['leader', 'stranger'] as const)(
  'a section leader, as “%s”, reads what is of those they lead, and nothing else',
  async (name) => {
    const mayMake = (access: Read['x-access']) =>
      access.public === true || access.leaders === true || access.roles.includes('member')
    expect(beyond(await readAll(headersOf(group.people[name]), mayMake), name)).toEqual({ leaked: {}, missed: [] })
  },
  120_000,
)

test.each(['told', 'own', 'deputy'] as const)('by the link “%s” nothing of anybody else is read', async (name) => {
  const seen = await readAll({ [PERSONAL_LINK_HEADER]: group.links[name] }, ({ link }) => link === 'personal')
  expect(beyond(seen, name)).toEqual({ leaked: {}, missed: [] })
})

test.each(['auditor', 'named'] as const)('the auditor’s link “%s” opens the books alone', async (name) => {
  const seen = await readAll({ [AUDITOR_LINK_HEADER]: group.auditors[name] }, ({ link }) => link === 'auditor')
  expect(beyond(seen, name)).toEqual({ leaked: {}, missed: [] })
})

test('not even an administrator is answered what opens a door of somebody else', async () => {
  const seen = await readAll(headersOf(group.people.admin), () => true)
  expect(seen.TOKEN).toBeUndefined()
}, 120_000)
