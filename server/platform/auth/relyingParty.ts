import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { ApiError } from '../http/errors'

/** For whom a passkey is made, and from where it may be shown (WebAuthn level 3, 5.1.2 and 13.4.9). */
export interface RelyingParty {
  /** A host name, never an address of numbers. */
  id: string
  origins: string[]
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/**
 * PUBLIC_URL's, else that of the address under which the browser came (behind a proxy that TRUST_PROXY names: the one that it
 * passes on). A host that somebody made up gains nothing: authenticators show a passkey to the name alone that it was made for.
 * Over http they work on the machine itself only, so both schemes can be let through: a proxy may end TLS without saying so.
 * Undefined where passkeys cannot be, as the host is an address of numbers.
 */
export function findRelyingParty(request: FastifyRequest, { publicUrl }: Config): RelyingParty | undefined {
  const urls = publicUrl === undefined ? [`https://${request.host}`, `http://${request.host}`] : [publicUrl]
  const parsed = urls.flatMap((url) => parseUrl(url) ?? [])
  const id = parsed[0]?.hostname ?? ''
  if (id === '' || id.startsWith('[') || isIP(id) > 0) return undefined
  return { id, origins: parsed.map(({ origin }) => origin) }
}

/** As `findRelyingParty`; throws `passkeys_need_name` where there is none. */
export function relyingPartyOf(request: FastifyRequest, config: Config): RelyingParty {
  const party = findRelyingParty(request, config)
  if (party === undefined) throw new ApiError('passkeys_need_name')
  return party
}
