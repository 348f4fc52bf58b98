/** A copy without empty texts, and without objects that hold nothing else: an empty input means that the value is absent. */
export function withoutEmpty<Values extends object>(values: Values): Values {
  const kept = Object.entries(values)
    .map(([key, value]) => [key, isRecord(value) ? withoutEmpty(value) : value] as const)
    .filter(([, value]) => value !== '' && value !== undefined && !(isRecord(value) && Object.keys(value).length === 0))
  // The keys that stay keep their values, so what is there is still a part of Values.
  return Object.fromEntries(kept) as Values
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
