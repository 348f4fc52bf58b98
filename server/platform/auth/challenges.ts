import { randomBytes } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { ApiError } from '../http/errors'
import { deriveKey } from './derivedKeys'
import { acceptedSecrets } from './signingSecret'
import type { Secrets } from '../config'

const ALGORITHM = 'HS256'
/** Long enough to find the telephone, short enough that one left lying about is worth nothing. */
const LIFETIME_S = 300
const NONCE_BYTES = 32

/** What an attempt is for; a challenge for one opens no other. */
type ChallengePurpose = 'sign in' | 'sign in by passkey' | 'prove' | 'add totp' | 'add passkey'

/** Whose attempt it is. */
export interface Holder {
  groupId: string
  userId: string
}

export interface Challenge {
  /** The signed text that travels to the client and back. */
  token: string
  /** Random, base64url: what an authenticator signs, and by which a challenge that was used is known. */
  nonce: string
  endsAt: Date
}

interface ReadChallenge extends Challenge {
  /** Absent where nobody has said who they are. */
  holder: Holder | undefined
  /** What `make` was given; the client can read it. */
  payload: string
}

const Claims = z.object({
  jti: z.string(),
  exp: z.number(),
  gid: z.optional(Id),
  sub: z.optional(Id),
  dat: z.optional(z.string()),
})

/**
 * One attempt at showing who one is. Signed and not stored, so that strangers can fill no table and any server process can
 * read what another one handed out; only those that served are kept (accounts/secondFactors/challengeRepository.ts).
 */
export function challenges(secrets: Secrets) {
  const keyOf = (secret: Uint8Array) => deriveKey(secret, 'batuta challenge')

  /** Throws where no accepted secret has signed it for this purpose, or its time is over. */
  async function verify(token: string, purpose: ChallengePurpose) {
    const keys = acceptedSecrets(secrets).map(keyOf)
    const tried = keys.map((key) => jwtVerify(token, key, { algorithms: [ALGORITHM], audience: purpose }))
    return (await Promise.any(tried)).payload
  }

  return {
    async make(purpose: ChallengePurpose, holder?: Holder, payload?: string): Promise<Challenge> {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      const endsAtS = Math.floor(Date.now() / 1000) + LIFETIME_S
      const claims = { ...(holder && { gid: holder.groupId, sub: holder.userId }), ...(payload && { dat: payload }) }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(purpose)
        .setJti(nonce)
        .setExpirationTime(endsAtS)
        .sign(keyOf(secrets.secret))
      return { token, nonce, endsAt: new Date(endsAtS * 1000) }
    },

    /** Throws `challenge_expired` for whatever is no challenge of ours for this purpose, now. */
    async read(token: string, purpose: ChallengePurpose): Promise<ReadChallenge> {
      try {
        const { jti, exp, gid, sub, dat = '' } = Claims.parse(await verify(token, purpose))
        const holder = gid !== undefined && sub !== undefined ? { groupId: gid, userId: sub } : undefined
        return { token, nonce: jti, endsAt: new Date(exp * 1000), holder, payload: dat }
      } catch {
        throw new ApiError('challenge_expired')
      }
    },
  }
}
