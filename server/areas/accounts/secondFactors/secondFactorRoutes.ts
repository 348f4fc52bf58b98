import {
  secondFactorsCall,
  beginTotpCall,
  addTotpCall,
  removeTotpCall,
  renewRecoveryCodesCall,
} from '@contract/secondFactors'
import { AttemptLimit } from '../../../platform/auth/attemptLimit'
import { challenges } from '../../../platform/auth/challenges'
import { callerOf } from '../../../platform/auth/guard'
import { findTotpStep, makeTotpSecret, totpUri, totpVault } from '../../../platform/auth/totpCodes'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { accountRepository } from '../identity/accountRepository'
import { challengeRepository } from './challengeRepository'
import { toReadableCode } from './recoveryCodes'
import { secondFactorOverview } from './secondFactorOverview'
import { secondFactorRepository } from './secondFactorRepository'
import { serve } from '../../../platform/http/serve'

/** A minute. */
const WRONG_CODES = 10

/** The authenticator app and the recovery codes of one's own account; passkeyRoutes.ts has its passkeys. */
export const secondFactorRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const accounts = accountRepository(db)
  const attempts = challenges(dependencies)
  const usedAttempts = challengeRepository(db)
  const factors = secondFactorRepository(db)
  const overviewOf = secondFactorOverview(db)
  const vault = totpVault(dependencies)
  const setups = new AttemptLimit(dependencies, 'second factor setup', WRONG_CODES)

  serve(app, secondFactorsCall, async (request) => ({ secondFactors: await overviewOf(callerOf(request)) }))

  serve(app, beginTotpCall, async (request) => {
    const { groupId, userId } = callerOf(request)
    const { email, group } = await accounts.find(groupId, userId)
    const code = makeTotpSecret()
    const { token } = await attempts.make('add totp', { groupId, userId }, code)
    return { secret: code, uri: totpUri(code, `${group.name}: ${email}`), challenge: token }
  })

  serve(app, addTotpCall, async (request, reply) => {
    const caller = callerOf(request)
    const attempt = await setups.take(caller.userId, reply)
    const challenge = await attempts.read(request.body.challenge, 'add totp')
    if (challenge.holder?.userId !== caller.userId) throw new ApiError('challenge_expired')
    const step = findTotpStep(challenge.payload, request.body.code)
    if (step === undefined) throw invalidField('code', 'wrong_code')
    await attempt.refund()
    await usedAttempts.spend(caller, challenge)
    const codes = await factors.putTotp(caller, vault.lock(challenge.payload, caller), step)
    return reply.code(201).send({
      secondFactors: await overviewOf(caller),
      ...(codes && { recoveryCodes: codes.map(toReadableCode) }),
    })
  })

  serve(app, removeTotpCall, async (request) => {
    const caller = callerOf(request)
    await factors.removeTotp(caller)
    return { secondFactors: await overviewOf(caller) }
  })

  serve(app, renewRecoveryCodesCall, async (request) => {
    const caller = callerOf(request)
    const codes = await factors.renewCodes(caller)
    return { secondFactors: await overviewOf(caller), recoveryCodes: codes.map(toReadableCode) }
  })
}
