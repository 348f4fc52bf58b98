import { secondFactorCall, authLoginBeginPasskeyCall, authLoginPasskeyCall } from '@contract/secondFactors'
import { challenges } from '../../../platform/auth/challenges'
import { relyingPartyOf } from '../../../platform/auth/relyingParty'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { accountRepository } from '../identity/accountRepository'
import { challengeRepository } from './challengeRepository'
import { factorChecks } from './factorChecks'
import { readUserHandle, requestOptions } from './passkeyCeremony'
import { passwordFingerprint } from './secondStep'
import { signIns } from '../identity/signIn'
import { serve } from '../../../platform/http/serve'

/** A minute, as for passwords (routes.ts). */
const SIGN_INS_PER_ADDRESS = 60

/** The second step of a sign-in, and the one step of a sign-in by passkey. */
export const secondStepRoutes: AreaRoutes = (app, dependencies) => {
  const { config, db } = dependencies
  const accounts = accountRepository(db)
  const attempts = challenges(dependencies)
  const usedAttempts = challengeRepository(db)
  const checks = factorChecks(dependencies)
  const sessions = signIns(dependencies)
  serve(
    app,
    secondFactorCall,
    async (request, reply) => {
      const { challenge: token, ...shown } = request.body
      const challenge = await attempts.read(token, 'sign in')
      const { holder } = challenge
      const passwordHash = holder && (await accounts.findPasswordHash(holder))
      // If the password changed between the two steps, sign-in starts again.
      if (holder === undefined || passwordFingerprint(passwordHash) !== challenge.payload)
        throw new ApiError('challenge_expired')
      const factor = await checks.check(holder, shown, challenge, request, reply)
      await usedAttempts.spend(holder, challenge)
      const account = await accounts.find(holder.groupId, holder.userId)
      const factors = ['password', factor] as const
      return sessions.openIn(account, { passwordHash: passwordHash ?? null, factors }, request, reply)
    },
    { rateLimit: { max: SIGN_INS_PER_ADDRESS } },
  )

  serve(
    app,
    authLoginBeginPasskeyCall,
    async (request) => {
      const party = relyingPartyOf(request, config)
      const challenge = await attempts.make('sign in by passkey')
      return { challenge: challenge.token, options: requestOptions(party, challenge) }
    },
    { rateLimit: { max: SIGN_INS_PER_ADDRESS } },
  )

  serve(
    app,
    authLoginPasskeyCall,
    async (request, reply) => {
      const { challenge: token, passkey } = request.body
      const party = relyingPartyOf(request, config)
      const challenge = await attempts.read(token, 'sign in by passkey')
      const holder = readUserHandle(passkey.userHandle ?? '')
      if (holder === undefined) throw invalidField('passkey', 'wrong_passkey')
      await checks.checkPasskey(holder, passkey, challenge, party, true)
      await usedAttempts.spend(holder, challenge)
      const account = await accounts.find(holder.groupId, holder.userId)
      const passwordHash = (await accounts.findPasswordHash(holder)) ?? null
      return sessions.openIn(account, { passwordHash, factors: ['passkey'] }, request, reply)
    },
    { rateLimit: { max: SIGN_INS_PER_ADDRESS } },
  )
}
