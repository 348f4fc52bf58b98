import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import { emptyBody, idBody } from '@contract/primitives'
import {
  EmailChange,
  EmailChangeAnswer,
  EmailStatus,
  ForgottenPasswordBody,
  MailStatus,
  PasswordReset,
  ResetLinkAnswer,
  ResetOffer,
  ResetTokenQuery,
  VerifiedEmail,
  VerifyEmailBody,
} from '@contract/recovery'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { callerOf } from '../../platform/auth/guard'
import { knownDevices } from '../../platform/auth/knownDevices'
import { assertGoodPassword } from '../../platform/auth/passwordRules'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import type { AreaRoutes } from '../../platform/dependencies'
import { invalidField } from '../../platform/http/errors'
import { enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { accountRepository } from './identity/accountRepository'
import { addAccountToken } from './identity/accountTokens'
import { forgottenPassword } from './forgottenPassword'
import { HANDED_TTL_HOURS } from './handedResetLink'
import { recoveryRepository } from './recoveryRepository'

/** A minute, from one address: a household that forgot its passwords, and nobody who tries them all. */
const CALLS_PER_ADDRESS = 20
/** A minute, for one e-mail address or account. */
const MAILS_PER_ACCOUNT = 3
/** A minute, for whoever is signed in. */
const WRONG_CURRENT_PASSWORDS = 10

const open = { access: 'public', rateLimit: { max: CALLS_PER_ADDRESS } } as const

export const recoveryRoutes: AreaRoutes = (app, dependencies) => {
  const { config, db } = dependencies
  const accounts = accountRepository(db)
  const recovery = recoveryRepository(db)
  const devices = knownDevices(dependencies)
  const attempts = new AttemptLimit(dependencies, 'account mail', MAILS_PER_ACCOUNT)
  const passwordAttempts = new AttemptLimit(dependencies, 'e-mail change', WRONG_CURRENT_PASSWORDS)
  const sendsMail = config.smtpUrl !== undefined

  app.get('/auth/mail', { config: { access: 'public' }, schema: { response: { 200: MailStatus } } }, async () => ({
    sendsMail,
  }))

  app.post(
    '/auth/forgot-password',
    { config: open, schema: { body: ForgottenPasswordBody, response: { 204: z.undefined(), 429: ErrorBody } } },
    async (request, reply) => {
      const { email } = request.body
      await attempts.take(email, reply)
      await enqueue(db, forgottenPassword, { email })
      return reply.code(204).send()
    },
  )

  app.get(
    '/auth/reset-password',
    {
      config: open,
      schema: { querystring: ResetTokenQuery, response: { 200: ResetOffer, 404: ErrorBody, 429: ErrorBody } },
    },
    async (request) => {
      const { email, groupName } = await recovery.findReset(request.query.token)
      return { reset: { email, groupName } }
    },
  )

  app.post(
    '/auth/reset-password',
    {
      config: open,
      schema: { body: PasswordReset, response: { 204: z.undefined(), 404: ErrorBody, 429: ErrorBody } },
    },
    async (request, reply) => {
      const { token, newPassword } = request.body
      const owner = await recovery.findReset(token)
      await assertGoodPassword('newPassword', newPassword, owner)
      await recovery.resetPassword(token, await hashPassword(newPassword), request)
      // Wrong passwords may have locked the owner out: as a known device, this browser is heard all the same.
      devices.remember(owner.email, request, reply)
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/verify-email',
    {
      config: open,
      schema: { body: VerifyEmailBody, response: { 200: VerifiedEmail, 404: ErrorBody, 429: ErrorBody } },
    },
    async (request) => ({ email: await recovery.verifyEmail(request.body.token, request) }),
  )

  app.get(
    '/auth/email',
    { config: { access: 'signed-in' }, schema: { response: { 200: EmailStatus } } },
    async (request) => ({ ...(await recovery.findEmailStatus(callerOf(request))), sendsMail }),
  )

  app.post(
    '/auth/change-email',
    {
      config: { access: 'signed-in', freshProof: true },
      schema: { body: EmailChange, response: { 200: EmailChangeAnswer, 409: ErrorBody, 429: ErrorBody } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const attempt = await passwordAttempts.take(caller.userId, reply)
      const { newEmail, currentPassword } = request.body
      const isRight = await isPassword(currentPassword, await accounts.findPasswordHash(caller))
      if (!isRight) throw invalidField('currentPassword', 'wrong_password')
      await attempt.refund()
      // Each is a mail to an address that may be anybody's.
      await attempts.take(caller.userId, reply)
      await recovery.changeEmail(caller, newEmail, sendsMail)
      return { email: newEmail, isPending: sendsMail }
    },
  )

  app.post(
    '/auth/send-verification',
    { config: { access: 'signed-in' }, schema: { body: emptyBody, response: { 204: z.undefined(), 429: ErrorBody } } },
    async (request, reply) => {
      const { groupId, userId } = callerOf(request)
      await attempts.take(userId, reply)
      await enqueue(db, accountMail, { kind: 'verify_email', groupId, userId })
      return reply.code(204).send()
    },
  )

  app.post(
    '/users/reset-link',
    {
      config: { access: ['update', 'User'], freshProof: true },
      schema: { body: idBody, response: { 200: ResetLinkAnswer, 404: ErrorBody } },
    },
    async (request) => {
      const actor = callerOf(request)
      const link = { groupId: actor.groupId, userId: request.body.id, purpose: 'reset_password' } as const
      const { token, expiresAt } = await addAccountToken(db, { ...link, ttlHours: HANDED_TTL_HOURS, actor })
      return { token, expiresAt: expiresAt.toISOString() }
    },
  )
}
