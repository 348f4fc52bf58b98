import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

type Json = Record<string, unknown>

/** By their last names: what is no text that people read, and why it may hold any sign. */
const exempt: Record<string, string> = {
  password: 'any sign may be in it, and only its hash is kept',
  currentPassword: 'compared, and not kept',
  newPassword: 'any sign may be in it, and only its hash is kept',
  token: 'compared with what we gave out',
  refreshToken: 'compared with what we gave out',
  invitation: 'compared with what we gave out',
  challenge: 'compared with what we gave out',
  code: 'compared with what we gave out',
  'login.email': 'compared with the addresses that are there',
  'config.instrument': 'compared with what members have on record',
  currency: 'one that Intl knows',
  timeZone: 'one that Intl knows',
  year: 'digits, which a refinement sees to',
  key: 'brought into the form of a Pix key, or refused',
  iban: 'brought into the form of an IBAN, or refused',
  bic: 'brought into the form of a BIC, or refused',
  creditorId: 'brought into the form of a creditor identifier, or refused',
  shape: 'JSON of the client, shown to nobody',
  source: 'JSON of the client, shown to nobody',
  answers: 'JSON of the client, shown to nobody',
  ownValues: 'checked by the kind of its field (server/areas/members/ownValues.ts)',
  'ownValue.value': 'the same',
}
const isExempt = (path: string) =>
  Object.keys(exempt).some(
    (name) => (/[.?]/.test(path.at(-name.length - 1) ?? '') && path.endsWith(name)) || path.endsWith(`/${name}`),
  )

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts in what a call is asked by, whose form nothing tells: neither a pattern or format, nor the words that it may be. */
function openTexts(schema: unknown, path: string, named: Json, seen: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => openTexts(part, path, named, seen))
  if (!isObject(schema)) return []
  const { $ref } = schema
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return seen.includes(name) ? [] : openTexts(named[name], path, named, [...seen, name])
  }
  const isTold = ['pattern', 'format', 'enum', 'const', 'allOf', 'contentEncoding'].some((key) => key in schema)
  const own = schema.type === 'string' && !isTold ? [path] : []
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : []
  return [
    ...own,
    ...properties.flatMap(([key, part]) => openTexts(part, `${path}.${key}`, named, seen)),
    ...['anyOf', 'oneOf', 'allOf', 'items', 'prefixItems', 'additionalProperties'].flatMap((key) =>
      openTexts(schema[key], path, named, seen),
    ),
  ]
}

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

test('each text that a call is asked by is in one line, in several, or of a form of its own', async () => {
  const described: unknown = (await server.app.inject('/openapi.json')).json()
  if (!isObject(described) || !isObject(described.paths) || !isObject(described.components))
    throw new Error('no description')
  const named = isObject(described.components.schemas) ? described.components.schemas : {}
  const found = Object.entries(described.paths).flatMap(([path, calls]) =>
    Object.values(isObject(calls) ? calls : {}).flatMap((call) => {
      if (!isObject(call)) return []
      const { requestBody, parameters } = call
      const contents = isObject(requestBody) && isObject(requestBody.content) ? Object.values(requestBody.content) : []
      const bodies = contents.map((content) => (isObject(content) ? content.schema : undefined))
      const asked = Array.isArray(parameters) ? parameters : []
      return [
        ...bodies.flatMap((body) => openTexts(body, path, named)),
        ...asked.flatMap((one) => (isObject(one) ? openTexts(one.schema, `${path}?${String(one.name)}`, named) : [])),
      ]
    }),
  )
  expect(found.length, 'the walk finds passwords at least').toBeGreaterThan(10)
  expect(found.filter((path) => !isExempt(path))).toEqual([])
})
