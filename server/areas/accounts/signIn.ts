import { roleAbilities } from '@contract/auth'
import type { Person, SignedIn, TokenPair } from '@contract/auth'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDependencies } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import type { Account } from './accountRepository'
import { rotateToken } from '../../platform/auth/sessionRotation'
import { sessionRepository } from '../../platform/auth/sessionRepository'
import { accessTokens } from '../../platform/auth/accessTokens'
import { groupOfToken, hashToken, makeOpaqueToken } from '../../platform/auth/opaqueTokens'
import { decrypt, encrypt } from '../../platform/auth/encryption'

export function personOf({ userId, groupId: _groupId, ...account }: Account): Person {
  return { id: userId, ...account, ability: roleAbilities[account.role] }
}

function signedIn(account: Account, tokens: TokenPair): SignedIn {
  return { userData: { ...personOf(account), ...tokens }, ...tokens }
}

/** Opens sessions, lets them live on, and ends them. */
export function signIns({ config, db, secret }: AppDependencies) {
  const tokens = accessTokens(secret, config.accessTokenTtlS)
  const sessions = sessionRepository(db)
  const ttlS = config.refreshTokenTtlS

  return {
    /** `passwordHash` is the one that was verified, null for an account without; throws `invalid_credentials` where it has changed. */
    async open(account: Account, passwordHash: string | null): Promise<SignedIn> {
      const { groupId, userId } = account
      const refreshToken = makeOpaqueToken(groupId)
      const familyId = await sessions.open(groupId, userId, passwordHash, { hash: hashToken(refreshToken), ttlS })
      return signedIn(account, { accessToken: await tokens.sign({ ...account, familyId }), refreshToken })
    },

    async refresh(refreshToken: string, log: FastifyBaseLogger): Promise<TokenPair> {
      const groupId = groupOfToken(refreshToken)
      if (groupId === undefined) throw new ApiError('invalid_refresh_token')
      const successor = makeOpaqueToken(groupId)
      const rotation = await rotateToken(db, groupId, hashToken(refreshToken), {
        hash: hashToken(successor),
        encrypted: encrypt(successor, refreshToken),
        ttlS,
      })
      if (rotation.outcome === 'refused') throw new ApiError('invalid_refresh_token')
      if (rotation.outcome === 'reused') {
        log.warn({ familyId: rotation.session.familyId }, 'a used refresh token came back: its family is ended')
        throw new ApiError('invalid_refresh_token')
      }
      return {
        accessToken: await tokens.sign(rotation.session),
        refreshToken: rotation.outcome === 'repeated' ? decrypt(rotation.encrypted, refreshToken) : successor,
      }
    },

    /** Ends the session of the token. One that nobody knows has ended already. */
    async end(refreshToken: string): Promise<void> {
      const groupId = groupOfToken(refreshToken)
      if (groupId !== undefined) await sessions.endByToken(groupId, hashToken(refreshToken))
    },
  }
}
