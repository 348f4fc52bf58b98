import { SignJWT, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { Id } from '@contract/wire'
import { ApiError } from '../errors'

const ALGORITHM = 'HS256'
const ISSUER = 'batuta'
const AUDIENCE = 'batuta-client'

/** Who signed in, and in which refresh family: what an access token says. */
export interface Session {
  groupId: string
  userId: string
  familyId: string
  document: string
}

const Claims = z.object({ sub: Id, gid: Id, sid: Id, doc: z.string() })

export function accessTokens(secret: Uint8Array, ttlS: number) {
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
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
        })
        const claims = Claims.parse(payload)
        return { groupId: claims.gid, userId: claims.sub, familyId: claims.sid, document: claims.doc }
      } catch (error) {
        throw new ApiError(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthenticated')
      }
    },
  }
}
