import { type ProofOffer, authProofCall, proveAuthCall } from '@contract/secondFactors'
import { AttemptLimit } from '../../../platform/auth/attemptLimit'
import { challenges } from '../../../platform/auth/challenges'
import { callerOf } from '../../../platform/auth/guard'
import { isPassword } from '../../../platform/auth/passwords'
import { findRelyingParty } from '../../../platform/auth/relyingParty'
import { sessionRepository } from '../../../platform/auth/sessionRepository'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { accountRepository } from '../identity/accountRepository'
import { challengeRepository } from './challengeRepository'
import { factorChecks, hasFactors } from './factorChecks'
import { requestOptions } from './passkeyCeremony'
import { secondFactorRepository } from './secondFactorRepository'
import { serve } from '../../../platform/http/serve'

/** Per minute and account. */
const WRONG_PASSWORDS = 10

/** A signed-in person proves again who they are, before calls guarded by `config.freshProof`. */
export const proofRoutes: AreaRoutes = (app, dependencies) => {
  const { config, db } = dependencies
  const accounts = accountRepository(db)
  const attempts = challenges(dependencies)
  const usedAttempts = challengeRepository(db)
  const checks = factorChecks(dependencies)
  const factors = secondFactorRepository(db)
  const sessions = sessionRepository(db)
  const passwords = new AttemptLimit(dependencies, 'proof', WRONG_PASSWORDS)
  serve(app, authProofCall, async (request): Promise<ProofOffer> => {
    const { groupId, userId } = callerOf(request)
    const found = await factors.find({ groupId, userId })
    if (!hasFactors(found)) return { methods: ['password'] }
    const { methods, known } = checks.methodsOf(found, request)
    const party = findRelyingParty(request, config)
    if (party === undefined || known.length === 0) return { methods }
    const challenge = await attempts.make('prove', { groupId, userId })
    return { methods, passkey: { challenge: challenge.token, options: requestOptions(party, challenge, known) } }
  })

  serve(app, proveAuthCall, async (request, reply) => {
    const caller = callerOf(request)
    const { password, challenge: token, ...shown } = request.body
    if (password !== undefined) {
      // An account with a second factor must use it: the password alone may have been stolen.
      if (hasFactors(await factors.find(caller))) throw invalidField('password', 'not_allowed')
      const attempt = await passwords.take(caller.userId, reply)
      if (!(await isPassword(password, await accounts.findPasswordHash(caller))))
        throw invalidField('password', 'wrong_password')
      await attempt.refund()
    } else {
      const challenge = token === undefined ? undefined : await attempts.read(token, 'prove')
      if (challenge !== undefined && challenge.holder?.userId !== caller.userId) throw new ApiError('challenge_expired')
      await checks.check(caller, shown, challenge, request, reply)
      if (challenge !== undefined) await usedAttempts.spend(caller, challenge)
    }
    await sessions.markProven(caller)
    return reply.code(204).send()
  })
}
