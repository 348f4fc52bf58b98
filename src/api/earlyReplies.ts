import { env } from '@/configs/env'
import type { GetCall } from './firstCalls'

/** What an older answer says may have changed since. */
export const EARLY_MS = 15_000
const TIMEOUT_MS = 20_000

interface EarlyReply {
  sentAt: number
  /** Under which session it was asked for. */
  authorization: string
  /** Null where there is no answer, or one that is no plain success: the usual call then learns why. */
  answer: Promise<{ text: string; headers: Record<string, string> } | null>
}

declare global {
  /** By address: what was asked for ahead of its screen, and nobody has taken yet. The page's first script begins it. */
  var earlyReplies: Map<string, EarlyReply> | undefined
}

/** A call's parameters in an address: objects in brackets, arrays repeated (`contract/lists.ts`). */
export function toSearch(params: object): string {
  const search = new URLSearchParams()
  function add(name: string, value: unknown): void {
    if (Array.isArray(value)) value.forEach((item) => add(name, item))
    else if (value instanceof Date) add(name, value.toISOString())
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) add(`${name}[${key}]`, item)
    } else if (typeof value === 'string') search.append(name, value)
    else if (typeof value === 'number' || typeof value === 'boolean') search.append(name, String(value))
  }
  for (const [name, value] of Object.entries(params)) add(name, value)
  return search.toString()
}

function addressOf({ url, params = {} }: GetCall): string {
  const search = toSearch(params)
  return search === '' ? url : `${url}?${search}`
}

/** Makes calls ahead of their screen: the axios instance (http.ts) takes each answer when a screen makes the same call. */
export function sendEarly(
  calls: readonly GetCall[],
  headers: { Authorization: string } & Record<string, string>,
): void {
  const replies = (globalThis.earlyReplies ??= new Map())
  for (const [address, { sentAt }] of replies) if (Date.now() - sentAt > EARLY_MS) replies.delete(address)
  for (const call of calls) {
    const address = addressOf(call)
    // It is on its way already.
    if (replies.get(address)?.authorization === headers.Authorization) continue
    replies.set(address, {
      sentAt: Date.now(),
      authorization: headers.Authorization,
      answer: ask(env.apiUrl + address, headers),
    })
  }
}

async function ask(address: string, headers: Record<string, string>): ReturnType<typeof fetchAnswer> {
  try {
    return await fetchAnswer(address, headers)
  } catch {
    return null
  }
}

async function fetchAnswer(address: string, headers: Record<string, string>) {
  const response = await fetch(address, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status !== 200) return null
  return { text: await response.text(), headers: Object.fromEntries(response.headers) }
}

/** The answer that is here or on its way to the very same call of the same session, once. */
export function takeEarlyReply(call: GetCall, authorization: unknown): EarlyReply['answer'] | undefined {
  const address = addressOf(call)
  const early = globalThis.earlyReplies?.get(address)
  globalThis.earlyReplies?.delete(address)
  if (!early || early.authorization !== authorization || Date.now() - early.sentAt > EARLY_MS) return undefined
  return early.answer
}

/** After a change, what was asked for before it is old. */
export function dropEarlyReplies(): void {
  globalThis.earlyReplies?.clear()
}
