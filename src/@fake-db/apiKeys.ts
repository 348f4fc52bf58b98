import * as z from 'zod/mini'
import { nextId } from './rows'
import { get, NOT_FOUND, post, remove, type SampleCall } from './sampleCall'
import { dayOf } from './words'

const accesses = ['read', 'write', 'full'] as const

export interface ApiKey {
  id: number
  name: string
  /** Its first letters; the rest is known to nobody any more. */
  start: string
  access: (typeof accesses)[number]
  /** YYYY-MM-DD, as the two others; empty, never. */
  createdOn: string
  expiresOn: string
  lastUsedOn: string
}

const seeds: readonly Omit<ApiKey, 'id'>[] = [
  {
    name: 'Website of the orchestra',
    start: 'sample_7hq2',
    access: 'read',
    createdOn: dayOf(12),
    expiresOn: '',
    lastUsedOn: dayOf(325),
  },
  {
    name: 'Ticket office',
    start: 'sample_m04x',
    access: 'write',
    createdOn: dayOf(140),
    expiresOn: dayOf(505),
    lastUsedOn: dayOf(324),
  },
  {
    name: 'Nightly backup',
    start: 'sample_b9ze',
    access: 'full',
    createdOn: dayOf(201),
    expiresOn: dayOf(566),
    lastUsedOn: '',
  },
]

const NewKey = z.object({
  name: z.string().check(z.minLength(1)),
  access: z.enum(accesses),
  /** Absent: for good. */
  days: z.optional(z.number()),
})
const OneKey = z.object({ id: z.number() })

const SECRET_BYTES = 20
const SHOWN = 4
const DAY_MS = 86_400_000

const makeSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))].map((byte) => (byte % 36).toString(36)).join('')

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Not in the specification, which has a page of keys and no calls for it. */
export function apiKeyCalls(): SampleCall[] {
  const keys: ApiKey[] = seeds.map((seed, index) => ({ id: index + 1, ...seed }))
  const revoked = new Set<number>()
  return [
    get('/apps/api-keys/data', () => [200, { keys: keys.filter(({ id }) => !revoked.has(id)) }]),
    // The one answer that has the whole key.
    post('/apps/api-keys/add-key', (ask) => {
      const { name, access, days } = ask.body(NewKey)
      const secret = `sample_${makeSecret()}`
      const key: ApiKey = {
        id: nextId(keys),
        name,
        start: secret.slice(0, 'sample_'.length + SHOWN),
        access,
        createdOn: inDays(0),
        expiresOn: days === undefined ? '' : inDays(days),
        lastUsedOn: '',
      }
      keys.push(key)
      return [201, { key, secret }]
    }),
    remove('/apps/api-keys/revoke', (ask) => {
      const id = ask.id()
      if (revoked.has(id) || keys.every((key) => key.id !== id)) return NOT_FOUND
      revoked.add(id)
      return [200]
    }),
    post('/apps/api-keys/restore', (ask) => (revoked.delete(ask.body(OneKey).id) ? [200] : NOT_FOUND)),
  ]
}
