import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { auditOf } from '../audit/auditFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { recordKinds } from './recordKinds'

// docs/writes.md, line by line, for every record that people edit.

/** A record as it was read. Of a year or of an event there is one, and it has no id of its own. */
const Stored = z.looseObject({ id: z.optional(z.string()), version: z.number() })

const Schema = z.looseObject({
  $ref: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
})
const Body = z.object({
  content: z.object({
    'application/json': z.object({ schema: z.object({ properties: z.record(z.string(), Schema) }) }),
  }),
})
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ requestBody: z.optional(z.unknown()) }))),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

/** A group of its own: its calls, and what its activity log has of them. */
async function begin() {
  const admin = await foundGroup(server.app)
  const entries = () => auditOf(server.app, admin)
  async function noted<T>(work: () => Promise<T>) {
    const known = new Set((await entries()).map(({ id }) => id))
    const done = await work()
    const log = (await entries()).filter(({ id }) => !known.has(id)).map(({ action }) => action)
    return { ...done, log }
  }
  const post = async (call: string, key: string, record: object) => {
    const answer = await callAs(server.app, admin, 'POST', call, { [key]: record })
    const { error, [key]: stored } = answer.json()
    return { status: answer.statusCode, stored, code: error?.code, current: error?.current }
  }
  return {
    post: (call: string, key: string, record: object) => noted(() => post(call, key, record)),
    send: async (call: string, key: string, record: object) => (await post(call, key, record)).stored,
    remove: async (call: string) => (await callAs(server.app, admin, 'DELETE', call)).statusCode,
  }
}

describe.each(recordKinds)('$call', ({ call, key, make, change, remove, log }) => {
  async function create() {
    const group = await begin()
    const sent = await make(group.send)
    const save = (record: object) => group.post(call, key, record)
    const created = await save(sent)
    return { ...group, sent, save, created, first: Stored.parse(created.stored) }
  }

  test('creates once, however often it is sent', async () => {
    const { sent, save, created, first } = await create()
    expect(created).toMatchObject({ status: 201, stored: { ...sent, version: 1 }, log: log.added })
    expect(await save(sent)).toMatchObject({ status: 200, stored: first, log: [] })
    const other = { ...sent, ...change }
    expect(await save(other)).toMatchObject({ status: 409, code: 'conflict', current: first, log: [] })
  })

  test('replaces the version that was read, and no other', async () => {
    const { save, first } = await create()
    const changed = { ...first, ...change }
    expect(await save(changed)).toMatchObject({ status: 200, stored: { ...changed, version: 2 }, log: log.changed })
    const second = { ...changed, version: 2 }
    // As it is stored: even so, nobody replaces what they have not read.
    for (const stale of [first, changed, { ...second, version: 3 }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await save(stale)).toMatchObject({ status: 409, code: 'conflict', current: second, log: [] })
    }
    expect(await save(second)).toMatchObject({ status: 200, stored: { ...second, version: 3 }, log: [] })
  })

  test.skipIf(remove === undefined)('is restored as it was, and by nothing else', async () => {
    const group = await create()
    const { sent, save, first } = group
    const removal = `${remove}${first.id}`
    expect([await group.remove(removal), await group.remove(removal)]).toEqual([200, 404])
    expect(await save({ ...first, ...change })).toMatchObject({ status: 404, code: 'not_found', log: [] })
    expect(await save(sent)).toMatchObject({ status: 409, code: 'conflict', current: first, log: [] })
    expect(await save({ ...first, version: 2 })).toMatchObject({ status: 409, code: 'conflict', log: [] })
    expect(await save(first)).toMatchObject({ status: 200, stored: { ...first, version: 2 }, log: log.restored })
    expect(await group.remove(removal)).toBe(200)
  })

  test('a version of what never existed is not found', async () => {
    const { send, post } = await begin()
    const sent = await make(send)
    const unknown = { ...sent, ...('id' in sent && { id: newId() }), version: 1 }
    expect(await post(call, key, unknown)).toMatchObject({ status: 404, code: 'not_found', log: [] })
  })
})

test('each call that takes a record with its version stands in the table', async () => {
  const { paths, components } = Description.parse((await server.app.inject('/openapi.json')).json())
  const propertiesOf = ({ $ref = '', properties }: z.infer<typeof Schema>) =>
    properties ?? components.schemas[$ref.replace('#/components/schemas/', '')]?.properties ?? {}
  const versioned = Object.entries(paths).filter(([path, { post }]) => {
    const body = Body.safeParse(post?.requestBody)
    if (!path.includes('/add-') || !body.success) return false
    const records = Object.values(body.data.content['application/json'].schema.properties)
    return records.some((record) => Object.hasOwn(propertiesOf(record), 'version'))
  })
  expect(versioned.map(([path]) => path).toSorted()).toEqual(recordKinds.map(({ call }) => call).toSorted())
})
