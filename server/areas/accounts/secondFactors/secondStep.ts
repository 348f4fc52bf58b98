import type { FastifyRequest } from 'fastify'
import type { SecondFactorDemand } from '@contract/errors'
import { challenges } from '../../../platform/auth/challenges'
import { hashToken } from '../../../platform/auth/opaqueTokens'
import { findRelyingParty } from '../../../platform/auth/relyingParty'
import type { AppDependencies } from '../../../platform/dependencies'
import type { Account } from '../identity/accountRepository'
import { factorChecks, hasFactors } from './factorChecks'
import { requestOptions } from './passkeyCeremony'
import { secondFactorRepository } from './secondFactorRepository'

/** Lets the second step check that the password of the first has not changed. */
export function passwordFingerprint(passwordHash: string | null | undefined): string {
  return hashToken(passwordHash ?? '').toString('base64url')
}

/** The second step of a sign-in. Undefined for an account without a second factor. */
export function secondSteps(dependencies: AppDependencies) {
  const factors = secondFactorRepository(dependencies.db)
  const checks = factorChecks(dependencies)
  const attempts = challenges(dependencies)

  return async (
    account: Account,
    passwordHash: string | null,
    request: FastifyRequest,
  ): Promise<SecondFactorDemand | undefined> => {
    const { groupId, userId } = account
    const found = await factors.find(account)
    if (!hasFactors(found)) return undefined
    const challenge = await attempts.make('sign in', { groupId, userId }, passwordFingerprint(passwordHash))
    const { methods, known } = checks.methodsOf(found, request)
    const party = findRelyingParty(request, dependencies.config)
    return {
      challenge: challenge.token,
      methods,
      ...(party && known.length > 0 && { passkeyOptions: requestOptions(party, challenge, known) }),
    }
  }
}
