/** Of the latest request of a list. `refreshing`: what it asks for is here already, and is asked for again. */
export type RequestStatus = 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed'

/** A request is under way. */
export const isRequesting = (status: RequestStatus): boolean => status === 'loading' || status === 'refreshing'

/** Both must come from one schema, or be built alike: the order of keys counts. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The status while `asked` is under way: what the request before asked for may be here already. */
export function statusOfRequest(status: RequestStatus, askedBefore: unknown, asked: unknown): RequestStatus {
  return (status === 'ready' || status === 'refreshing') && isSame(askedBefore, asked) ? 'refreshing' : 'loading'
}

/** `before` if both are the same as JSON, so that what shows it is not rendered again. Both must come from one schema: the order of keys counts. */
export function keepUnchanged<Value>(before: Value, now: Value): Value {
  return isSame(before, now) ? before : now
}

/** The same for rows: those that are unchanged, and the whole list if all are. */
export function keepUnchangedRows<Row extends { id: string }>(before: Row[], now: Row[]): Row[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const kept = now.map((row) => keepUnchanged(known.get(row.id) ?? row, row))
  return kept.length === before.length && kept.every((row, index) => row === before[index]) ? before : kept
}
