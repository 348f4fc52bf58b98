/** The embedded database cannot run, told in words for the person who started the server. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}

export const OWN_SERVER_HINT = 'Set DATABASE_URL to a PostgreSQL server of your own instead.'

export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
