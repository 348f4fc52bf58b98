import type { App, AppDependencies } from '../dependencies'
import { ApiError } from './errors'

const PATH = '/.well-known/security.txt'
/** Less than a year is recommended (RFC 9116, 2.5.5); whoever reads it later asks anew. */
const VALID_MS = 180 * 86_400_000
const DAY_MS = 86_400_000

/** Tells whoever finds a weakness in this installation whom to write to (RFC 9116). Without SECURITY_CONTACT there is none. */
export function addSecurityTxt(app: App, { config }: AppDependencies): void {
  const { securityContact, securityPolicy, publicUrl } = config

  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    if (securityContact === undefined) throw new ApiError('not_found')
    // The same for a whole day, so that a copy can be compared.
    const expires = new Date(Math.floor((Date.now() + VALID_MS) / DAY_MS) * DAY_MS)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, pt',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${PATH}`]),
      ...(securityPolicy === undefined ? [] : [`Policy: ${securityPolicy}`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
