import { loginCall, authUserCall, changePasswordCall } from '@contract/auth'
import { updateUserCall } from '@contract/users'
import { actorFrom } from '../../platform/audit/actor'
import { appendFailedSignIn } from '../../platform/audit/failedSignIns'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { knownDevices } from '../../platform/auth/knownDevices'
import { makeSignInGuard } from '../../platform/auth/signInGuard'
import { assertProven, callerOf } from '../../platform/auth/guard'
import { assertGoodPassword } from '../../platform/auth/passwordRules'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { personOf, signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError, invalidField } from '../../platform/http/errors'
import { notifyOfPassword } from './identity/accountNotices'
import { accountRepository } from './identity/accountRepository'
import { hasFactors } from './secondFactors/factorChecks'
import { secondFactorRepository } from './secondFactors/secondFactorRepository'
import { secondSteps } from './secondFactors/secondStep'
import { serve } from '../../platform/http/serve'

/** A minute: a whole band behind one router signs in, a list of stolen passwords does not get far. */
const LOGINS_PER_ADDRESS = 60
/** Per minute and account. */
const WRONG_CURRENT_PASSWORDS = 10

export const authRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const accounts = accountRepository(db)
  const factors = secondFactorRepository(db)
  const sessions = signIns(dependencies)
  const secondStepOf = secondSteps(dependencies)
  const devices = knownDevices(dependencies)
  const guard = makeSignInGuard(dependencies, devices)
  const passwordChanges = new AttemptLimit(dependencies, 'password change', WRONG_CURRENT_PASSWORDS)

  serve(
    app,
    loginCall,
    async (request, reply) => {
      const { email, password } = request.body
      const refund = await guard.admit(email, request, reply)
      const account = await accounts.findByEmail(email)
      const isRight = await isPassword(password, account?.passwordHash)
      if (account === undefined) throw new ApiError('invalid_credentials')
      const { passwordHash, ...who } = account
      if (!isRight) {
        // Not awaited: the answer must not take longer if there is an account.
        appendFailedSignIn(db, actorFrom(request, who)).catch((err: unknown) =>
          request.log.error({ err }, 'a failed sign-in was not recorded'),
        )
        const { groupId, userId } = who
        throw new ApiError('invalid_credentials', { security: { event: 'sign_in_failed', groupId, userId } })
      }
      const secondFactor = await secondStepOf(who, passwordHash, request)
      if (secondFactor !== undefined) {
        await refund()
        throw new ApiError('second_factor_required', { secondFactor })
      }
      const signedIn = await sessions.openIn(who, { passwordHash, factors: ['password'] }, request, reply)
      await refund()
      return signedIn
    },
    { rateLimit: { max: LOGINS_PER_ADDRESS } },
  )

  serve(app, authUserCall, async (request) => {
    const { groupId, userId } = callerOf(request)
    return { user: personOf(await accounts.find(groupId, userId)) }
  })

  serve(app, updateUserCall, async (request) => {
    const caller = callerOf(request)
    await accounts.changeDetails(caller, request.body)
    return { user: personOf(await accounts.find(caller.groupId, caller.userId)) }
  })

  serve(app, changePasswordCall, async (request, reply) => {
    const caller = callerOf(request)
    const attempt = await passwordChanges.take(caller.userId, reply)
    const { currentPassword, newPassword } = request.body
    const current = await accounts.findPasswordHash(caller)
    const isRight = await isPassword(currentPassword, current)
    if (!isRight) throw invalidField('currentPassword', 'wrong_password')
    // A stolen password must not suffice: an account with a second factor needs a recent proof.
    if (hasFactors(await factors.find(caller))) assertProven(caller)
    const { email, name, document, group } = await accounts.find(caller.groupId, caller.userId)
    await assertGoodPassword('newPassword', newPassword, { email, name, document, groupName: group.name })
    const passwordHash = await hashPassword(newPassword)
    const isChanged = await accounts.changePassword(caller, current ?? '', passwordHash, (tx) =>
      notifyOfPassword(tx, caller),
    )
    if (!isChanged) throw invalidField('currentPassword', 'wrong_password')
    await attempt.refund()
    devices.remember(email, request, reply)
    return reply.code(204).send()
  })
}
