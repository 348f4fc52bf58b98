import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecondFactorMethod } from '@contract/errors'
import type { PasskeyAssertion, SecondFactorBody } from '@contract/secondFactors'
import { AttemptLimit } from '../../../platform/auth/attemptLimit'
import type { Challenge, Holder } from '../../../platform/auth/challenges'
import { findRelyingParty, relyingPartyOf } from '../../../platform/auth/relyingParty'
import type { RelyingParty } from '../../../platform/auth/relyingParty'
import { totpVault } from '../../../platform/auth/totpCodes'
import type { AppDependencies } from '../../../platform/dependencies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { networkOf } from '../../../platform/http/networks'
import { verifyAssertion } from './passkeyCeremony'
import { passkeyRepository } from './passkeyRepository'
import { secondFactorRepository } from './secondFactorRepository'
import type { FactorsOfUser } from './secondFactorRepository'
import { totpRepository } from './totpRepository'

/** A minute, for one account from one network; totpRepository.ts counts them from everywhere. */
const ATTEMPTS_PER_SOURCE = 10

/** What somebody shows of themself: one of these. */
export type ShownFactor = Pick<SecondFactorBody, 'code' | 'recoveryCode' | 'passkey'>

export const hasFactors = ({ totp, passkeys }: FactorsOfUser) => totp !== undefined || passkeys.length > 0

/** Reported at the field and in the security log: whoever gets this far knows the password. */
function refusal({ groupId, userId }: Holder, field: keyof ShownFactor, error: string): ApiError {
  return new ApiError('invalid', {
    fields: { [field]: error },
    security: { event: 'second_factor_failed', groupId, userId },
  })
}

/** Checks a second factor; each code, recovery code or assertion can be used only once. */
export function factorChecks(dependencies: AppDependencies) {
  const { config, db } = dependencies
  const codes = totpRepository(db, totpVault(dependencies))
  const passkeys = passkeyRepository(db)
  const factors = secondFactorRepository(db)
  const attempts = new AttemptLimit(dependencies, 'second factor', ATTEMPTS_PER_SOURCE)

  async function checkCode(holder: Holder, code: string): Promise<void> {
    const outcome = await codes.use(holder, code)
    if (outcome.is === 'blocked') throw new ApiError('too_many_requests', { retryAfterS: outcome.waitS })
    if (outcome.is !== 'right') throw refusal(holder, 'code', `${outcome.is}_code`)
  }

  async function checkPasskey(
    holder: Holder,
    assertion: PasskeyAssertion,
    challenge: Pick<Challenge, 'nonce'>,
    party: RelyingParty,
    isOnlyFactor: boolean,
  ): Promise<void> {
    const passkey = await passkeys.find(holder, party.id, Buffer.from(assertion.id, 'base64url'))
    const counter = passkey && (await verifyAssertion(assertion, passkey, challenge, party, isOnlyFactor))
    const isGood = passkey !== undefined && counter !== undefined && (await passkeys.use(holder, passkey.id, counter))
    if (!isGood) throw refusal(holder, 'passkey', 'wrong_passkey')
  }

  return {
    checkPasskey,

    /** The account's factors that can be used here: a passkey works only under its own host name. */
    methodsOf(found: FactorsOfUser, request: FastifyRequest) {
      const host = findRelyingParty(request, config)?.id
      const known = found.passkeys.filter((passkey) => passkey.host === host)
      const methods: SecondFactorMethod[] = []
      if (found.totp !== undefined) methods.push('totp')
      if (known.length > 0) methods.push('passkey')
      if (found.recoveryCodesLeft > 0) methods.push('recoveryCode')
      return { methods, known }
    },

    /**
     * Returns which factor it was. Throws an error at the field, `challenge_expired` or `too_many_requests`. `challenge` is the one that
     * a passkey has signed: spend it afterwards.
     */
    async check(
      holder: Holder,
      { code, recoveryCode, passkey }: ShownFactor,
      challenge: Pick<Challenge, 'nonce'> | undefined,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<SecondFactorMethod> {
      const attempt = await attempts.take(`${holder.userId} ${networkOf(request.ip)}`, reply)
      if (code !== undefined) await checkCode(holder, code)
      else if (recoveryCode !== undefined) {
        if (!(await factors.useRecoveryCode(holder, recoveryCode)))
          throw refusal(holder, 'recoveryCode', 'wrong_recovery_code')
      } else if (passkey !== undefined) {
        if (challenge === undefined) throw new ApiError('challenge_expired')
        await checkPasskey(holder, passkey, challenge, relyingPartyOf(request, config), false)
      } else throw invalidField('code', 'required')
      await attempt.refund()
      if (code !== undefined) return 'totp'
      return recoveryCode === undefined ? 'passkey' : 'recoveryCode'
    },
  }
}
