/** The address with words of it changed, an empty one taken out; the rest stays. */
export function linkTo(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) next.set(key, value)
  const kept = [...next].filter(([, value]) => value !== '')
  return `?${new URLSearchParams(kept).toString()}`
}
