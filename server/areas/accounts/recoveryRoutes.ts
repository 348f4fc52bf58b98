import {
  authMailCall,
  forgotPasswordCall,
  findPasswordResetCall,
  resetPasswordCall,
  verifyEmailCall,
  authEmailCall,
  changeEmailCall,
  sendVerificationCall,
  resetLinkCall,
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
import { serve } from '../../platform/http/serve'

/** Per minute and network address: enough for a household that forgot its passwords, too few to try them all. */
const CALLS_PER_ADDRESS = 20
/** A minute, for one e-mail address or account. */
const MAILS_PER_ACCOUNT = 3
/** Per minute and account. */
const WRONG_CURRENT_PASSWORDS = 10
export const recoveryRoutes: AreaRoutes = (app, dependencies) => {
  const { config, db } = dependencies
  const accounts = accountRepository(db)
  const recovery = recoveryRepository(db)
  const devices = knownDevices(dependencies)
  const attempts = new AttemptLimit(dependencies, 'account mail', MAILS_PER_ACCOUNT)
  const passwordAttempts = new AttemptLimit(dependencies, 'e-mail change', WRONG_CURRENT_PASSWORDS)
  const sendsMail = config.smtpUrl !== undefined

  serve(app, authMailCall, async () => ({
    sendsMail,
  }))

  serve(
    app,
    forgotPasswordCall,
    async (request, reply) => {
      const { email } = request.body
      await attempts.take(email, reply)
      await enqueue(db, forgottenPassword, { email })
      return reply.code(204).send()
    },
    { rateLimit: { max: CALLS_PER_ADDRESS } },
  )

  serve(
    app,
    findPasswordResetCall,
    async (request) => {
      const { email, groupName } = await recovery.findReset(request.query.token)
      return { reset: { email, groupName } }
    },
    { rateLimit: { max: CALLS_PER_ADDRESS } },
  )

  serve(
    app,
    resetPasswordCall,
    async (request, reply) => {
      const { token, newPassword } = request.body
      const owner = await recovery.findReset(token)
      await assertGoodPassword('newPassword', newPassword, owner)
      await recovery.resetPassword(token, await hashPassword(newPassword), request)
      // Wrong passwords may have locked the owner out: a known device may sign in all the same.
      devices.remember(owner.email, request, reply)
      return reply.code(204).send()
    },
    { rateLimit: { max: CALLS_PER_ADDRESS } },
  )

  serve(app, verifyEmailCall, async (request) => ({ email: await recovery.verifyEmail(request.body.token, request) }), {
    rateLimit: { max: CALLS_PER_ADDRESS },
  })

  serve(app, authEmailCall, async (request) => ({ ...(await recovery.findEmailStatus(callerOf(request))), sendsMail }))

  serve(app, changeEmailCall, async (request, reply) => {
    const caller = callerOf(request)
    const attempt = await passwordAttempts.take(caller.userId, reply)
    const { newEmail, currentPassword } = request.body
    const isRight = await isPassword(currentPassword, await accounts.findPasswordHash(caller))
    if (!isRight) throw invalidField('currentPassword', 'wrong_password')
    await attempt.refund()
    // Each call sends a mail to an address that may be a stranger's.
    await attempts.take(caller.userId, reply)
    await recovery.changeEmail(caller, newEmail, sendsMail)
    return { email: newEmail, isPending: sendsMail }
  })

  serve(app, sendVerificationCall, async (request, reply) => {
    const { groupId, userId } = callerOf(request)
    await attempts.take(userId, reply)
    await enqueue(db, accountMail, { kind: 'verify_email', groupId, userId })
    return reply.code(204).send()
  })

  serve(app, resetLinkCall, async (request) => {
    const actor = callerOf(request)
    const link = { groupId: actor.groupId, userId: request.body.id, purpose: 'reset_password' } as const
    const { token, expiresAt } = await addAccountToken(db, { ...link, ttlHours: HANDED_TTL_HOURS, actor })
    return { token, expiresAt: expiresAt.toISOString() }
  })
}
