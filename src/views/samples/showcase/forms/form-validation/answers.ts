/** What a server may answer: nothing is wrong, something at these fields, or nothing at all. */
export type Answer = { kind: 'ok' } | { kind: 'refused'; errors: Record<string, string> } | { kind: 'down' }

const ANSWER_MS = 500

/** Stands in for the call; words for what is wrong are those of the contract. */
export async function send(email: string, isDown: boolean): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  if (isDown) return { kind: 'down' }
  if (email === 'ana@example.org') return { kind: 'refused', errors: { email: 'taken' } }
  return { kind: 'ok' }
}
