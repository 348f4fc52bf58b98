import type { GetCall } from './firstCalls'
import { readSession } from './session'

/** As long as somebody may need from pointing at a link to the call of its screen. */
const KEPT_MS = 15_000

interface CallAhead {
  answer: Promise<unknown>
  madeAt: number
  userId: string | undefined
}

/** Answers to calls that were made before the screen that needs them was opened, by what was asked. */
const calls = new Map<string, CallAhead>()

const keyOf = ({ url, params }: GetCall) => JSON.stringify([url, params])

/** Makes a call whose answer the next such question takes; nothing where it is on its way already. */
export function callAhead(call: GetCall, ask: () => Promise<unknown>): void {
  const key = keyOf(call)
  const now = Date.now()
  for (const [known, { madeAt }] of calls) if (now - madeAt > KEPT_MS) calls.delete(known)
  if (calls.has(key)) return
  // A screen that finds no answer asks for itself, and then says what went wrong.
  const answer = ask().catch(() => undefined)
  calls.set(key, { answer, madeAt: now, userId: readSession()?.id })
}

/** The answer that came ahead, once; undefined where there is none, it failed, is too old, or was another person's. */
export async function takeAhead(call: GetCall): Promise<unknown> {
  const key = keyOf(call)
  const found = calls.get(key)
  calls.delete(key)
  if (!found || Date.now() - found.madeAt > KEPT_MS || found.userId !== readSession()?.id) return undefined
  return found.answer
}

/** After any change, and at its start, what was asked before no longer counts. */
export function dropAhead(): void {
  calls.clear()
}
