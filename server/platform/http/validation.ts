import { parse as parseBrackets } from 'qs'
import type { FastifySchemaCompiler } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import { validationErrorOf } from '@contract/errors'
import { ApiError, FIELDS_MAX } from './errors'

type Path = PropertyKey[]

/** `config[page]=1` and repeated keys, as axios writes them. The limits bound what one address line can make us build. */
export function parseQuery(query: string): Record<string, unknown> {
  const parsed = parseBrackets(query, {
    plainObjects: true,
    depth: 3,
    arrayLimit: 100,
    parameterLimit: 200,
    decoder: (text, decode, charset, type) => {
      const decoded = decode(text, undefined, charset)
      // qs drops this key in silence. In parentheses it stays, and is refused like any other that no schema knows.
      return type === 'key' ? decoded.replaceAll('__proto__', '(__proto__)') : decoded
    },
  })
  return withPrototypes(parsed) as Record<string, unknown>
}

/** qs makes objects without a prototype, which no rule could compare with anything, not even to find them wrong. */
function withPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPrototypes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPrototypes(inner)]))
}

/** By these an object is compared; no schema has a field of such a name. */
const COMPARING = ['toString', 'valueOf']

/** Paths of fields that would make their object throw where a rule compares it. */
function findUncomparable(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const own = COMPARING.filter((key) => Object.hasOwn(value, key)).map((key) => [...path, key])
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => findUncomparable(inner, [...path, key]))]
}

/** An error without a path (of the whole body or query) gets the name of that part as its path. */
function nameOf(path: Path, part: string): string {
  return path.length === 0 ? part : path.map(String).join('.')
}

/** Only the first error of each path is kept. */
function addIssue(fields: Map<string, string>, issue: $ZodIssue, part: string): void {
  const add = (path: Path, error: string) => {
    const name = nameOf(path, part)
    if (!fields.has(name)) fields.set(name, error)
  }
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, FIELDS_MAX + 1)) add([...issue.path, key], 'unknown_field')
    return
  }
  add(issue.path, validationErrorOf(issue))
}

/** JSON can carry both: PostgreSQL refuses a NUL, and half a surrogate pair becomes another character on the way to it. */
function canBeStored(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Paths of texts that would not come back as they went in. */
function findUnstorable(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return canBeStored(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => findUnstorable(inner, [...path, key]))
}

/** Checks a part of the request by its zod schema; the error names everything that is wrong in it. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> = ({ schema, httpPart }) => {
  const part = httpPart === 'querystring' ? 'query' : (httpPart ?? 'request')
  return (data: unknown) => {
    const uncomparable = findUncomparable(data).slice(0, FIELDS_MAX + 1)
    if (uncomparable.length > 0) {
      const named = uncomparable.map((path) => [nameOf(path, part), 'unknown_field'])
      return { error: new ApiError('invalid', { fields: Object.fromEntries(named) }) }
    }
    // No body at all lacks every field: parsed as an empty one, so that each is named.
    const result = safeParse(schema, data ?? {})
    // Not an object: a key may be called `constructor`.
    const fields = new Map<string, string>()
    if (result.success) {
      for (const path of findUnstorable(result.data).slice(0, FIELDS_MAX + 1))
        fields.set(nameOf(path, part), 'not_allowed')
      if (fields.size === 0) return { value: result.data }
    } else {
      for (const issue of result.error.issues) {
        // One more than is told, to know that there are more.
        if (fields.size > FIELDS_MAX) break
        addIssue(fields, issue, part)
      }
    }
    return { error: new ApiError('invalid', { fields: Object.fromEntries(fields) }) }
  }
}
