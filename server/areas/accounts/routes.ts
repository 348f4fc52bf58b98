import * as z from 'zod/mini'
import { Credentials, PasswordChange, PersonAnswer, SignedIn } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { knownDevices } from '../../platform/auth/knownDevices'
import { makeSignInGuard } from '../../platform/auth/signInGuard'
import { callerOf } from '../../platform/auth/guard'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { personOf, signIns } from './signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError, invalidField } from '../../platform/http/errors'
import { accountRepository } from './accountRepository'

/** A minute: a whole band behind one router signs in, a list of stolen passwords does not get far. */
const LOGINS_PER_ADDRESS = 60
/** A minute, for whoever is signed in. */
const WRONG_CURRENT_PASSWORDS = 10

export const authRoutes: AreaRoutes = (app, dependencies) => {
  const accounts = accountRepository(dependencies.db)
  const sessions = signIns(dependencies)
  const { isRateLimited } = dependencies.config
  const devices = knownDevices(dependencies.secret)
  const guard = makeSignInGuard(isRateLimited, devices)
  const passwordChanges = new AttemptLimit(isRateLimited ? WRONG_CURRENT_PASSWORDS : Infinity)

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
      if (account === undefined || !isRight) throw new ApiError('invalid_credentials')
      const { passwordHash, ...who } = account
      const signedIn = await sessions.open(who, passwordHash)
      refund()
      devices.remember(email, request, reply)
      return signedIn
    },
  )

  app.get(
    '/auth/user',
    { config: { access: 'signed-in' }, schema: { response: { 200: PersonAnswer } } },
    async (request) => {
      const { groupId, userId } = callerOf(request)
      return { user: personOf(await accounts.find(groupId, userId)) }
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
      passwordChanges.take(caller.userId, reply)
      const { currentPassword, newPassword } = request.body
      const current = await accounts.findPasswordHash(caller)
      const isRight = await isPassword(currentPassword, current)
      const isChanged =
        isRight && (await accounts.changePassword(caller, current ?? '', await hashPassword(newPassword)))
      if (!isChanged) throw invalidField('currentPassword', 'wrong_password')
      passwordChanges.refund(caller.userId)
      return reply.code(204).send()
    },
  )
}
