import { InvitationOffer, InvitationQuery, RegisterBody, SignedIn } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { hashPassword } from '../../platform/auth/passwords'
import { signIns } from './signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { accountRepository } from './accountRepository'
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
  const attempts = new AttemptLimit(dependencies.config.isRateLimited ? ATTEMPTS_PER_ACCOUNT : Infinity)

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
      attempts.take(person.email, reply)
      const newcomer = { ...person, passwordHash: await hashPassword(password) }
      // The schema lets exactly one of the two through; without either, no invitation is a spent one.
      const { groupId, userId } =
        group === undefined
          ? await registrations.join(newcomer, invitation ?? '')
          : await registrations.found(newcomer, group)
      return reply.code(201).send(await sessions.open(await accounts.find(groupId, userId), newcomer.passwordHash))
    },
  )
}
