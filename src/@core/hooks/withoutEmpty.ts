/**
 * A copy without empty texts, and without objects that hold nothing else: an empty input means that the value is absent. Rows of
 * a list stay as they are, since a form tells by its empty texts which of them say nothing; with `alsoInRows` they are emptied
 * too, and keep their places.
 */
export function withoutEmpty<Values extends object>(values: Values, alsoInRows = false): Values {
  const inside = (value: unknown): unknown => {
    if (isRecord(value)) return withoutEmpty(value, alsoInRows)
    return alsoInRows && Array.isArray(value) ? value.map((row: unknown) => (isRecord(row) ? inside(row) : row)) : value
  }
  const kept = Object.entries(values)
    .map(([key, value]) => [key, inside(value)] as const)
    .filter(([, value]) => value !== '' && value !== undefined && !(isRecord(value) && Object.keys(value).length === 0))
  // The keys that stay keep their values, so what is there is still a part of Values.
  return Object.fromEntries(kept) as Values
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
