import { roleAbilities } from '@contract/users'
import type { SignInFactor } from '@contract/audit'
import type { Person, SignedIn, TokenPair } from '@contract/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEMO_GROUP_ID } from '@contract/demoRoles'
import { actorFrom } from '../../../platform/audit/actor'
import type { AppDependencies } from '../../../platform/dependencies'
import type { Transaction } from '../../../platform/db/database'
import { ApiError } from '../../../platform/http/errors'
import { visitorOf } from '../../../platform/http/visitors'
import type { Account } from './accountRepository'
import { rotateToken } from '../../../platform/auth/sessionRotation'
import { knownDevices } from '../../../platform/auth/knownDevices'
import { notifyOfDevice } from './accountNotices'
import { sessionRepository } from '../../../platform/auth/sessionRepository'
import { accessTokens } from '../../../platform/auth/accessTokens'
import { groupOfToken, hashToken } from '../../../platform/auth/opaqueTokens'
import { isWithinItsTime, makeRefreshToken } from '../../../platform/auth/refreshTokenTimes'
import { deriveKey } from '../../../platform/auth/derivedKeys'
import { decrypt, encrypt } from '../../../platform/auth/encryption'

export function personOf({ userId, groupId: _groupId, ...account }: Account): Person {
  return { id: userId, ...account, ability: roleAbilities[account.role] }
}

/** Only the refresh token itself can decrypt its successor. */
const successorKey = (refreshToken: string) => deriveKey(refreshToken, 'batuta refresh successor')

function signedIn(account: Account, tokens: TokenPair): SignedIn {
  return { userData: { ...personOf(account), ...tokens }, ...tokens }
}

interface Shown {
  /** The verified hash; null for an account without a password. */
  passwordHash: string | null
  /** The factors shown at sign-in, in that order. */
  factors: readonly SignInFactor[]
}

/** Opens, renews and ends sessions. */
export function signIns({ config, db, ...secrets }: AppDependencies) {
  const devices = knownDevices({ config, ...secrets })
  const tokens = accessTokens(secrets, config.accessTokenTtlS)
  const sessions = sessionRepository(db)
  const ttlS = config.refreshTokenTtlS

  return {
    /** Like `open`, and remembers this browser for the account; the owner is notified if it was not known. */
    async openIn(account: Account, shown: Shown, request: FastifyRequest, reply: FastifyReply) {
      const isKnown = devices.find(request, account.email) !== undefined
      const signedIn = await this.open(account, shown, request, async (tx) => {
        if (!isKnown) await notifyOfDevice(tx, account, request)
      })
      devices.remember(account.email, request, reply)
      return signedIn
    },

    /**
     * Opens a session. Throws `invalid_credentials` if the password has changed since it was verified. Recorded, except for visitors of
     * the demo. `onOpen` runs in the same transaction.
     */
    async open(
      account: Account,
      { passwordHash, factors }: Shown,
      request: FastifyRequest,
      onOpen?: (tx: Transaction) => Promise<void>,
    ): Promise<SignedIn> {
      const refreshToken = makeRefreshToken(account.groupId, ttlS)
      const token = { hash: hashToken(refreshToken), ttlS }
      const actor = account.groupId === DEMO_GROUP_ID ? undefined : actorFrom(request, account)
      const opening = { visitor: visitorOf(request), actor, factors, onOpen }
      const familyId = await sessions.open(account, passwordHash, token, opening)
      return signedIn(account, { accessToken: await tokens.sign({ ...account, familyId }), refreshToken })
    },

    async refresh(refreshToken: string): Promise<TokenPair> {
      const groupId = groupOfToken(refreshToken)
      if (groupId === undefined) throw new ApiError('invalid_refresh_token')
      const successor = makeRefreshToken(groupId, ttlS, refreshToken)
      const rotation = await rotateToken(db, groupId, hashToken(refreshToken), {
        hash: hashToken(successor),
        encrypted: encrypt(successor, successorKey(refreshToken)),
        ttlS,
      })
      if (rotation.outcome === 'refused') {
        const isRevoked = !rotation.isKnown && isWithinItsTime(refreshToken)
        throw new ApiError('invalid_refresh_token', isRevoked ? { sessionEnd: 'revoked' } : {})
      }
      if (rotation.outcome === 'reused') {
        const { groupId, userId } = rotation.session
        throw new ApiError('invalid_refresh_token', { security: { event: 'refresh_reused', groupId, userId } })
      }
      return {
        accessToken: await tokens.sign(rotation.session),
        refreshToken:
          rotation.outcome === 'repeated' ? decrypt(rotation.encrypted, successorKey(refreshToken)) : successor,
      }
    },

    /** Ends the session of the token. Does nothing for an unknown token. */
    async end(refreshToken: string, request: FastifyRequest): Promise<void> {
      const groupId = groupOfToken(refreshToken)
      if (groupId !== undefined) await sessions.endByToken(groupId, hashToken(refreshToken), request)
    },
  }
}
