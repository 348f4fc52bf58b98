import { stringify } from 'qs'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SignedIn } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { newEvent } from '../calendar/events/calendarFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { Schema, hostileValue, pick } from './hostileValues'
import type { Random } from './hostileValues'
import { callAs, foundGroup, headersOf, joinAs } from '../support/factories'
import { triesOf } from '../support/wholeRun'

/** Each call is made so often. Many more were tried when this was written; these are kept for what changes later. */
const ROUNDS = triesOf(25)
/** Of all calls together: not all of it was turned away at the door. */
const GOOD_A_ROUND = 12
const SEED = 20_261_122

const Call = z.looseObject({
  parameters: z.optional(z.array(z.looseObject({ name: z.string(), in: z.string(), schema: Schema }))),
  /** JSON, but for files. */
  requestBody: z.optional(
    z.looseObject({ content: z.looseObject({ 'application/json': z.optional(z.looseObject({ schema: Schema })) }) }),
  ),
})
const Description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
})
const Method = z.enum(['GET', 'POST', 'DELETE'])
const Records = z.array(z.looseObject({ id: z.string() }))

let server: TestServer
let description: z.infer<typeof Description>
let callers: [SignedIn, ...SignedIn[]]
let records: Record<string, z.infer<typeof Records>>
let ids: string[]

async function demoAs(role: string): Promise<SignedIn> {
  return SignedIn.parse((await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role } })).json())
}

async function someOf(person: SignedIn, url: string) {
  const all = Records.parse((await callAs(server.app, person, 'GET', url)).json())
  return all.filter((_, at) => at % Math.ceil(all.length / 20) === 0)
}

beforeAll(async () => {
  server = await createTestServer()
  description = Description.parse((await server.app.inject('/openapi.json')).json())
  const admin = await demoAs('admin')
  const staff = [await demoAs('treasurer'), await demoAs('conductor')]
  callers = [admin, ...staff, await joinAs(server.app, admin, 'member'), await joinAs(server.app, admin, 'client')]
  records = {
    member: await someOf(admin, '/members/all-members'),
    event: await someOf(admin, '/calendar/all-events'),
    finance: await someOf(admin, '/finances/all-finances'),
  }
  const stranger = await foundGroup(server.app)
  const theirs = newEvent()
  await callAs(server.app, stranger, 'POST', '/calendar/add-event', { event: theirs })
  ids = [
    ...Object.values(records).flatMap((some) => some.map(({ id }) => id)),
    admin.userData.group.id,
    stranger.userData.id,
    theirs.id,
    newId(),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]
})

afterAll(() => server.close())

const otherTypes = ['application/json; charset=latin1', 'text/plain', 'multipart/form-data; boundary=x', 'nonsense']

function requestFor(random: Random, path: string, { parameters = [], requestBody }: z.infer<typeof Call>) {
  const share = pick(random, [0, 0, 0.02, 0.1, 0.4])
  const source = { random, schemas: description.components.schemas, ids, records, share }
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && random() < 0.9)
  const query = Object.fromEntries(inQuery.map(({ name, schema }) => [name, hostileValue(schema, source, name)]))
  const text = stringify(query, { arrayFormat: 'repeat', encodeValuesOnly: true })
  const address = path.replace(/\{\w+\}/, () => pick(random, ids))
  const json = requestBody?.content['application/json']
  const body = requestBody && (json ? JSON.stringify(hostileValue(json.schema, source)) : '%PDF-1.7 and no more of it')
  const usual = json ? 'application/json' : 'application/octet-stream'
  const type = random() < 0.95 ? usual : pick(random, otherTypes)
  return {
    // As much as fits a request's first lines; what is cut off there may be half a character.
    url: `${address}?${text.slice(0, 12_000)}`,
    headers: {
      ...headersOf(random() < 0.7 ? callers[0] : pick(random, callers)),
      ...(body && { 'content-type': type }),
    },
    ...(body && { payload: random() < 0.02 ? body.slice(0, -1) : body }),
  }
}

/** What is wrong with an answer, where something is. */
function defectOf(statusCode: number, type: unknown, body: string): string | undefined {
  if (statusCode < 400) return undefined
  if (statusCode >= 500) return `${statusCode}: ${body}`
  const isOurs = type === 'application/json; charset=utf-8' && ErrorBody.safeParse(JSON.parse(body)).success
  return isOurs ? undefined : `not in the one shape: ${body}`
}

test(`whatever is sent, by whomever, is answered in the contract’s shape, and never with a 500 (seed ${SEED})`, async () => {
  const random = seeded(SEED)
  const defects: object[] = []
  let good = 0
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [name, call] of Object.entries(methods)) {
      const method = Method.parse(name.toUpperCase())
      for (let round = 0; round < ROUNDS; round += 1) {
        const request = requestFor(random, path, call)
        const { statusCode, headers, body } = await server.app.inject({ method, ...request })
        const defect = defectOf(statusCode, headers['content-type'], body)
        if (defect !== undefined)
          defects.push({ defect, method, url: request.url, payload: request.payload?.slice(0, 500) })
        if (statusCode < 300) good += 1
      }
    }
  }
  expect(defects).toEqual([])
  expect(good).toBeGreaterThan(ROUNDS * GOOD_A_ROUND)
  // A minute on an idle machine, in its whole size.
}, 400_000)
