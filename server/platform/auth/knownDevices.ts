import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameText } from './isSameText'
import { acceptedSecrets } from './signingSecret'
import type { Config, Secrets } from '../config'

const LIFETIME_S = 180 * 86_400
/** The only call that reads it. */
const PATH = '/auth/login'
/** What a browser takes over https alone, for this host and all of its paths (RFC 6265bis): no neighbouring host can set it. */
const HOST_ONLY = '__Host-'

/** One cookie for each account: a family may share a computer. */
const nameOf = (email: string) => `batuta-device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * Marks a browser in which somebody has shown or chosen their password, by a cookie that scripts cannot read: `id.signature`. It opens nothing; wrong
 * passwords from elsewhere do not count against it.
 */
export function knownDevices({ config, ...secrets }: Secrets & { config: Pick<Config, 'publicUrl'> }) {
  const sign = (secret: Uint8Array, email: string, id: string) =>
    createHmac('sha256', secret).update(`device ${email} ${id}`).digest('base64url')

  return {
    /** The browser's id where the account is known in it. */
    find(request: FastifyRequest, email: string): string | undefined {
      const name = nameOf(email)
      // The bare name is that of http, and what https had before it was bound to the host: it serves until it ends.
      const cookie = readCookie(request, `${HOST_ONLY}${name}`) ?? readCookie(request, name)
      const [id = '', signature = ''] = cookie?.split('.') ?? []
      const isOurs = acceptedSecrets(secrets).some((secret) => isSameText(signature, sign(secret, email, id)))
      return isOurs ? id : undefined
    },

    /** Answers the browser that it is known from now on. */
    remember(email: string, request: FastifyRequest, reply: FastifyReply): void {
      const id = this.find(request, email) ?? randomBytes(16).toString('hex')
      const value = `${id}.${sign(secrets.secret, email, id)}`
      const isSecure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true
      const name = isSecure ? `${HOST_ONLY}${nameOf(email)}` : nameOf(email)
      const place = isSecure ? 'Path=/; Secure' : `Path=${PATH}`
      reply.header('set-cookie', `${name}=${value}; ${place}; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict`)
    },
  }
}

export type KnownDevices = ReturnType<typeof knownDevices>
