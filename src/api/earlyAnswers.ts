import { EARLY_MS } from './earlyReplies'

interface EarlyAnswer {
  /** The query's argument, as JSON. */
  arg: string
  askedAt: number
  promise: Promise<unknown>
  /** Undefined until it is there. */
  answer?: unknown
}

/** By the person as they are signed in, and by query: others, or the same with other rights, find nothing. */
let answers = new WeakMap<object, Map<unknown, EarlyAnswer>>()

const toText = (arg: unknown) => JSON.stringify(arg) ?? ''

function find(person: object, query: unknown, arg: unknown): EarlyAnswer | undefined {
  const early = answers.get(person)?.get(query)
  return early?.arg === toText(arg) && Date.now() - early.askedAt <= EARLY_MS ? early : undefined
}

/** Asks ahead of the screen that will ask the same, unless that was done a moment ago. Resolves once it is answered, or failed. */
export async function askEarly(person: object, query: unknown, arg: unknown, ask: () => Promise<unknown>) {
  const known = find(person, query, arg)
  const early: EarlyAnswer = known ?? { arg: toText(arg), askedAt: Date.now(), promise: ask() }
  const queries = answers.get(person) ?? new Map<unknown, EarlyAnswer>()
  answers.set(person, queries.set(query, early))
  try {
    early.answer = await early.promise
  } catch {
    // The screen asks for itself, and shows why it fails.
    if (queries.get(query) === early) queries.delete(query)
  }
}

/** The answer that is here already. It stays until it is taken. */
export function peekEarlyAnswer(person: object, query: unknown, arg: unknown): unknown {
  return find(person, query, arg)?.answer
}

/** The answer that is here or on its way, once: whoever asks later wants a newer one. */
export function takeEarlyAnswer(person: object, query: unknown, arg: unknown): Promise<unknown> | undefined {
  const early = find(person, query, arg)
  if (early) answers.get(person)?.delete(query)
  return early?.promise
}

/** After a change, what was asked for before it is old. */
export function dropEarlyAnswers(): void {
  answers = new WeakMap()
}
