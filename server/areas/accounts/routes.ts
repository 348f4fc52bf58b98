import * as z from 'zod/mini'
import { Credentials, PasswordChange, PersonAnswer, SignedIn } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import { AccountChange } from '@contract/users'
import { actorFrom } from '../../platform/audit/actor'
import { appendFailedSignIn } from '../../platform/audit/failedSignIns'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { knownDevices } from '../../platform/auth/knownDevices'
import { makeSignInGuard } from '../../platform/auth/signInGuard'
import { callerOf } from '../../platform/auth/guard'
import { assertGoodPassword } from '../../platform/auth/passwordRules'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { personOf, signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError, invalidField } from '../../platform/http/errors'
import { notifyOfPassword } from './identity/accountNotices'
import { accountRepository } from './identity/accountRepository'
import { secondSteps } from './secondFactors/secondStep'

/** A minute: a whole band behind one router signs in, a list of stolen passwords does not get far. */
const LOGINS_PER_ADDRESS = 60
/** A minute, for whoever is signed in. */
const WRONG_CURRENT_PASSWORDS = 10

export const authRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const accounts = accountRepository(db)
  const sessions = signIns(dependencies)
  const secondStepOf = secondSteps(dependencies)
  const devices = knownDevices(dependencies)
  const guard = makeSignInGuard(dependencies, devices)
  const passwordChanges = new AttemptLimit(dependencies, 'password change', WRONG_CURRENT_PASSWORDS)

  app.post(
    '/auth/login',
    {
      config: { access: 'public', rateLimit: { max: LOGINS_PER_ADDRESS } },
      schema: { body: Credentials, response: { 200: SignedIn, 401: ErrorBody, 429: ErrorBody } },
    },
    async (request, reply) => {
      const { email, password } = request.body
      const refund = await guard.admit(email, request, reply)
      const account = await accounts.findByEmail(email)
      const isRight = await isPassword(password, account?.passwordHash)
      if (account === undefined) throw new ApiError('invalid_credentials')
      const { passwordHash, ...who } = account
      if (!isRight) {
        // Not waited for: the answer must not take longer where there is an account.
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
      const signedIn = await sessions.openIn(who, passwordHash, request, reply)
      await refund()
      return signedIn
    },
  )

  app.get(
    '/auth/user',
    { config: { access: 'signed-in', servesSetup: true }, schema: { response: { 200: PersonAnswer } } },
    async (request) => {
      const { groupId, userId } = callerOf(request)
      return { user: personOf(await accounts.find(groupId, userId)) }
    },
  )

  app.post(
    '/auth/update-user',
    {
      config: { access: 'signed-in', freshProof: true },
      schema: { body: AccountChange, response: { 200: PersonAnswer, 409: ErrorBody } },
    },
    async (request) => {
      const caller = callerOf(request)
      await accounts.changeDetails(caller, request.body)
      return { user: personOf(await accounts.find(caller.groupId, caller.userId)) }
    },
  )

  app.post(
    '/auth/change-password',
    {
      config: { access: 'signed-in' },
      schema: { body: PasswordChange, response: { 204: z.undefined(), 429: ErrorBody } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const attempt = await passwordChanges.take(caller.userId, reply)
      const { currentPassword, newPassword } = request.body
      const current = await accounts.findPasswordHash(caller)
      const isRight = await isPassword(currentPassword, current)
      if (!isRight) throw invalidField('currentPassword', 'wrong_password')
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
    },
  )
}
