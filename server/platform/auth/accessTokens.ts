import { SignJWT, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { ApiError } from '../http/errors'
import { acceptedSecrets, kidOf } from './signingSecret'
import type { Secrets } from '../config'

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

const Claims = z.object({ sub: Id, gid: Id, sid: Id, doc: z.string(), exp: z.number() })

interface Verified {
  session: Session
  /** Seconds since 1970, as in the token. */
  endsAt: number
}

/** Tokens name the secret they are signed with (`kid`). Those of before they did are tried with each that is accepted. */
export function accessTokens(secrets: Secrets, ttlS: number) {
  const kid = kidOf(secrets.secret)
  const accepted = acceptedSecrets(secrets).map((secret) => ({ secret, kid: kidOf(secret) }))
  /** A token comes with each call of its person, and its signature stays as good as it was: only its time is looked at again. */
  const verified = new Map<string, Verified>()

  async function checkWith(secret: Uint8Array, token: string): Promise<Verified> {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    })
    const { gid, sub, sid, doc, exp } = Claims.parse(payload)
    return { session: { groupId: gid, userId: sub, familyId: sid, document: doc }, endsAt: exp }
  }

  async function check(token: string): Promise<Verified> {
    const named = decodeProtectedHeader(token).kid
    for (const { secret } of accepted.filter((one) => named === undefined || named === one.kid)) {
      try {
        return await checkWith(secret, token)
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      }
    }
    // Nobody's mistake: someone made it, or the secret has been turned twice.
    throw new ApiError('unauthenticated', { security: { event: 'token_forged' } })
  }

  function remember(token: string, found: Verified): void {
    verified.set(token, found)
    const [oldest] = verified.keys()
    if (verified.size > CACHE_MAX && oldest !== undefined) verified.delete(oldest)
  }

  return {
    sign({ groupId, userId, familyId, document }: Session): Promise<string> {
      return new SignJWT({ gid: groupId, sid: familyId, doc: document })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ttlS}s`)
        .sign(secrets.secret)
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
        if (error instanceof errors.JWTExpired) throw new ApiError('token_expired')
        throw error instanceof ApiError ? error : new ApiError('unauthenticated')
      }
    },
  }
}
