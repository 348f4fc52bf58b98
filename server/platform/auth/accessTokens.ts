import { SignJWT, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { ApiError } from '../http/errors'

const ALGORITHM = 'HS256'
const ISSUER = 'batuta'
const AUDIENCE = 'batuta-client'
/** Of tokens remembered at once; past it the oldest are forgotten and checked again. */
const CACHE_MAX = 10_000

/** Who signed in, and in which refresh family: what an access token says. */
export interface Session {
  groupId: string
  userId: string
  familyId: string
  document: string
}

/** Who makes a change, for the record. */
export type Actor = Pick<Session, 'groupId' | 'userId'>

const Claims = z.object({ sub: Id, gid: Id, sid: Id, doc: z.string(), exp: z.number() })

interface Verified {
  session: Session
  /** Seconds since 1970, as in the token. */
  endsAt: number
}

export function accessTokens(secret: Uint8Array, ttlS: number) {
  /** A token comes with each call of its person, and its signature stays as good as it was: only its time is looked at again. */
  const verified = new Map<string, Verified>()

  async function check(token: string): Promise<Verified> {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    })
    const { gid, sub, sid, doc, exp } = Claims.parse(payload)
    return { session: { groupId: gid, userId: sub, familyId: sid, document: doc }, endsAt: exp }
  }

  function remember(token: string, found: Verified): void {
    verified.set(token, found)
    const [oldest] = verified.keys()
    if (verified.size > CACHE_MAX && oldest !== undefined) verified.delete(oldest)
  }

  return {
    sign({ groupId, userId, familyId, document }: Session): Promise<string> {
      return new SignJWT({ gid: groupId, sid: familyId, doc: document })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ttlS}s`)
        .sign(secret)
    },

    /** Throws `token_expired` for a token of ours past its time, `unauthenticated` for all else that is not good now. */
    async verify(token: string): Promise<Session> {
      const known = verified.get(token)
      if (known !== undefined && known.endsAt > Date.now() / 1000) return known.session
      try {
        const found = await check(token)
        remember(token, found)
        return found.session
      } catch (error) {
        verified.delete(token)
        throw new ApiError(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthenticated')
      }
    },
  }
}
