import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const LIFETIME_S = 180 * 86_400
/** The only call that reads it. */
const PATH = '/auth/login'

/** One cookie for each account: a family may share a computer. */
const nameOf = (email: string) => `batuta-device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * Marks a browser in which somebody has signed in, by a cookie that scripts cannot read: `id.signature`. It opens nothing; wrong
 * passwords from elsewhere do not count against it.
 */
export function knownDevices(secret: Uint8Array) {
  const sign = (email: string, id: string) => createHmac('sha256', secret).update(`device ${email} ${id}`).digest()

  return {
    /** The browser's id where the account has signed in with it. */
    find(request: FastifyRequest, email: string): string | undefined {
      const [id = '', signature = ''] = readCookie(request, nameOf(email))?.split('.') ?? []
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(email, id)
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined
    },

    /** Answers the browser that it is known from now on. */
    remember(email: string, request: FastifyRequest, reply: FastifyReply): void {
      const id = this.find(request, email) ?? randomBytes(16).toString('hex')
      const value = `${id}.${sign(email, id).toString('base64url')}`
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${nameOf(email)}=${value}; Path=${PATH}; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

export type KnownDevices = ReturnType<typeof knownDevices>
