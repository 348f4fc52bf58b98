import * as z from 'zod/mini'

/** As much of JSON Schema as the description of our calls uses. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  anyOf?: Schema[] | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  minimum?: number | undefined
  maximum?: number | undefined
}

export const Schema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.optional(z.string()),
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    format: z.optional(z.string()),
    enum: z.optional(z.array(z.unknown())),
    anyOf: z.optional(z.array(Schema)),
    properties: z.optional(z.record(z.string(), Schema)),
    required: z.optional(z.array(z.string())),
    items: z.optional(Schema),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
  }),
)

export type Random = () => number

export function pick<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

/** What no form sends, whatever the field. */
const nonsense: unknown[] = [
  null,
  true,
  '',
  ' ',
  [],
  {},
  -1,
  0,
  1.5,
  1e308,
  -0,
  2 ** 53,
  2 ** 31,
  '9223372036854775808',
  '1e400',
  'NaN',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\u202e\ufeff\u2028',
  '😀'.repeat(200),
  'x'.repeat(100_000),
  `'; drop table members; --`,
  '%_\\',
  '\\u0000',
  '{{7*7}}',
  '../../etc/passwd',
  { toString: 'x', constructor: { prototype: 1 } },
  { length: 3, 0: 'a' },
  [null],
  Array.from({ length: 300 }, () => 'x'),
  nested(200),
]

const extremes: Record<string, unknown[]> = {
  date: ['0001-01-01', '9999-12-31', '2024-02-29', '0000-01-01', '2023-02-29', '1582-10-10'],
  'date-time': [
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '0000-01-01T00:00:00Z',
    '2026-03-29T01:30:00Z',
    '2026-12-31T23:59:60Z',
    '2026-06-30T23:59:59.999999999999Z',
  ],
}

/** What a field of that name takes, where its schema does not say. */
const words: Record<string, string[]> = {
  currency: ['BRL', 'JPY', 'EUR'],
  timeZone: ['America/Sao_Paulo', 'Pacific/Apia', 'UTC', 'Africa/Casablanca'],
  phone: ['+55 11 91234-5678'],
  document: ['529.982.247-25'],
  url: ['https://example.org/ensaio'],
  month: ['2026-03', '2025-12', '0001-01', '9999-12'],
  q: ['ana', 'joão silva', '%', '\\'],
  start: ['2026-03-15T19:30:00Z', '2026-03-15', '2026-10-25T00:30:00Z'],
  end: ['2026-03-15T21:30:00Z', '2026-03-16', '2026-12-25T21:30:00Z'],
}

function leafOf(schema: Schema, name: string, { random, ids }: HostileSource): unknown {
  const { format = '', minimum = 0, maximum = 1000 } = schema
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type
  if (format === 'uuid') return random() < 0.1 ? pick(random, ids).toUpperCase() : pick(random, ids)
  if (words[name] !== undefined && random() < 0.8) return pick(random, words[name])
  if (extremes[format] !== undefined && random() < 0.2) return pick(random, extremes[format])
  if (format === 'date') return `202${Math.floor(4 + random() * 4)}-0${Math.floor(1 + random() * 9)}-15`
  if (format === 'date-time') return `2026-0${Math.floor(1 + random() * 9)}-15T${Math.floor(10 + random() * 13)}:30:00Z`
  if (format === 'email') return `someone${Math.floor(random() * 50)}@example.org`
  if (type === 'integer' || type === 'number') return pick(random, [minimum, maximum, minimum + 1, 1, 1, 2])
  if (type === 'boolean') return random() < 0.5
  if (type === 'string') return pick(random, words[name] ?? ['Ana', 'João da Silva', '9e1', "O'Neill"])
  return null
}

interface HostileSource {
  random: Random
  schemas: Record<string, Schema>
  /** Of records that are there, that are another group's, and that nobody has. */
  ids: string[]
  /** Under the names by which calls take them. */
  records: Record<string, object[]>
  /** Of how many values one is nonsense, 0 to 1. */
  share: number
}

/** As it was read, but for one field. */
function changed(record: object, source: HostileSource): object {
  const [key] = pick(source.random, Object.entries(record))
  return { ...record, [key]: pick(source.random, nonsense) }
}

/** A value as the schema wants it, but for what is nonsense in it. */
export function hostileValue(schema: Schema, source: HostileSource, name = ''): unknown {
  const { random, schemas, share } = source
  if (random() < share) return pick(random, nonsense)
  const stored = source.records[name]
  if (stored !== undefined && random() < 0.5) {
    const record = pick(random, stored)
    return random() < share * 5 ? changed(record, source) : record
  }
  if (schema.$ref !== undefined) return hostileValue(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, source)
  if (schema.enum !== undefined) return pick(random, schema.enum)
  if (schema.anyOf !== undefined) return hostileValue(pick(random, schema.anyOf), source, name)
  if (schema.type === 'array') {
    const { items = {} } = schema
    return Array.from({ length: Math.floor(random() * 4) }, () => hostileValue(items, source))
  }
  if (schema.type !== 'object') return leafOf(schema, name, source)
  const { properties = {}, required = [] } = schema
  const isGiven = (key: string) => random() >= (required.includes(key) ? share : 0.6)
  const given = Object.keys(properties).filter(isGiven)
  const value = given.map((key) => [key, hostileValue(properties[key] ?? {}, source, key)])
  if (random() < share) value.push(['unknown', pick(random, nonsense)])
  return Object.fromEntries(value)
}
