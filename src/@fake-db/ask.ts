import type { AxiosRequestConfig } from 'axios'
import type * as z from 'zod/mini'

/** What a sample call is asked with. */
export interface Ask {
  /** A parameter as text; undefined where it is absent, null or empty. */
  text: (name: string) => string | undefined
  number: (name: string, fallback: number) => number
  /** A repeated parameter, or one with commas. Undefined where it is absent; present but empty is no value. */
  list: (name: string) => string[] | undefined
  /** `id`, or the parameter of another name: from the query, the body, or beside them in the axios config. */
  id: (name?: string) => number
  /** What stands in the place of `:part` in the path. */
  part: string
  /** Throws a BadBody where it does not fit. */
  body: <Schema extends z.ZodMiniType>(schema: Schema) => z.infer<Schema>
}

export class BadBody extends Error {}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const valueOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined

/** A parameter from the query of the address or from `params`, as whoever calls wrote it. */
function paramOf({ url = '', params }: AxiosRequestConfig, name: string): unknown {
  const query = new URLSearchParams(url.split('?')[1])
  if (query.has(name)) return query.getAll(name)
  if (!(params instanceof URLSearchParams)) return valueOf(params, name)
  return params.has(name) ? params.getAll(name) : undefined
}

function listOf(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined
  const values: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat()
  return values.map(String).filter((text) => text !== '')
}

/** Reads a request as the mock adapter hands it over: its body is already text. */
export function readAsk(config: AxiosRequestConfig, path: RegExp): Ask {
  const text = (name: string) => {
    const value = paramOf(config, name)
    return value === undefined || value === null ? undefined : [value].flat().map(String).join(',') || undefined
  }
  return {
    text,
    number: (name, fallback) => {
      const given = Number(text(name) ?? Number.NaN)
      return Number.isInteger(given) && given > 0 ? given : fallback
    },
    list: (name) => listOf(paramOf(config, name)),
    id: (name = 'id') => Number(text(name) ?? valueOf(parseJson(config.data), name) ?? valueOf(config, name)),
    part: path.exec(config.url ?? '')?.[1] ?? '',
    body: (schema) => {
      const parsed = schema.safeParse(parseJson(config.data))
      if (!parsed.success) throw new BadBody(parsed.error.message)
      return parsed.data
    },
  }
}
