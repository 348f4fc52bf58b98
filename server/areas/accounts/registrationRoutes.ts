import { InvitationOffer, InvitationQuery, RegisterBody, SignedIn } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import { actorFrom } from '../../platform/audit/actor'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { knownDevices } from '../../platform/auth/knownDevices'
import { assertGoodPassword } from '../../platform/auth/passwordRules'
import { hashPassword } from '../../platform/auth/passwords'
import { signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { visitorOf } from '../../platform/http/visitors'
import { accountRepository } from './identity/accountRepository'
import { invitationRepository } from './invitationRepository'
import { registrationRepository } from './registrationRepository'

/** A minute: enough for a rehearsal where everybody accepts an invitation at once. */
const REGISTRATIONS_PER_ADDRESS = 30
/** A minute, under one e-mail address. */
const ATTEMPTS_PER_ACCOUNT = 10

export const registrationRoutes: AreaRoutes = (app, dependencies) => {
  const accounts = accountRepository(dependencies.db)
  const invitations = invitationRepository(dependencies.db)
  const registrations = registrationRepository(dependencies.db)
  const sessions = signIns(dependencies)
  const devices = knownDevices(dependencies)
  const attempts = new AttemptLimit(dependencies, 'registration', ATTEMPTS_PER_ACCOUNT)

  app.get(
    '/auth/invitation',
    {
      config: { access: 'public' },
      schema: { querystring: InvitationQuery, response: { 200: InvitationOffer, 404: ErrorBody } },
    },
    (request) => invitations.findOffer(request.query.token),
  )

  app.post(
    '/auth/register',
    {
      config: { access: 'public', rateLimit: { max: REGISTRATIONS_PER_ADDRESS } },
      schema: { body: RegisterBody, response: { 201: SignedIn, 409: ErrorBody, 429: ErrorBody } },
    },
    async (request, reply) => {
      const { password, group, invitation, ...person } = request.body
      await attempts.take(person.email, reply)
      const groupName = group?.name ?? (await invitations.lookUp(invitation ?? ''))?.groupName
      await assertGoodPassword('password', password, { ...person, groupName })
      const newcomer = { ...person, passwordHash: await hashPassword(password) }
      // The schema lets exactly one of the two through; without either, no invitation is a spent one.
      const actor =
        group === undefined
          ? await registrations.join(newcomer, invitation ?? '', (who) => actorFrom(request, who))
          : await registrations.found(newcomer, group, visitorOf(request).locale, (who) => actorFrom(request, who))
      const account = await accounts.find(actor.groupId, actor.userId)
      const signedIn = await sessions.open(account, newcomer.passwordHash, request)
      devices.remember(person.email, request, reply)
      return reply.code(201).send(signedIn)
    },
  )
}
