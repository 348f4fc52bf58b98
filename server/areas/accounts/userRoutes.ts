import { ErrorBody } from '@contract/errors'
import { InvitationAnswer, InvitationBody, InvitationList } from '@contract/users'
import { MemberLinkBody, RoleChangeBody, UserAnswer, UserBody, UserList, UserListQuery } from '@contract/users'
import { IdAnswer, idQuery } from '@contract/primitives'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { callerOf } from '../../platform/auth/guard'
import { hashToken, makeOpaqueToken } from '../../platform/auth/opaqueTokens'
import type { AreaRoutes } from '../../platform/dependencies'
import { visitorOf } from '../../platform/http/visitors'
import { enqueueInvitation } from './invitationMail'
import { invitationRepository } from './invitationRepository'
import { secondFactorRepository } from './secondFactors/secondFactorRepository'
import { userRepository } from './userRepository'

/** A minute, by one group. */
const INVITATION_MAILS = 30

export const userRoutes: AreaRoutes = (app, dependencies) => {
  const { db, secret } = dependencies
  const mails = new AttemptLimit(dependencies, 'invitation mail', INVITATION_MAILS)
  const users = userRepository(db)
  const invitations = invitationRepository(db)
  const factors = secondFactorRepository(db)

  app.get(
    '/users/list-users',
    {
      config: { access: ['read', 'User'] },
      schema: { querystring: UserListQuery, response: { 200: UserList } },
    },
    (request) => users.list(callerOf(request).groupId, request.query.config),
  )

  app.post(
    '/users/update-role',
    {
      config: { access: ['update', 'User'], freshProof: true },
      schema: { body: RoleChangeBody, response: { 200: UserAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => {
      const { id, role } = request.body
      return { user: await users.changeRole(callerOf(request), id, role) }
    },
  )

  app.post(
    '/users/link-member',
    {
      config: { access: ['update', 'User'], freshProof: true },
      schema: { body: MemberLinkBody, response: { 200: UserAnswer, 404: ErrorBody } },
    },
    async (request) => {
      const { id, memberId } = request.body
      return { user: await users.linkMember(callerOf(request), id, memberId) }
    },
  )

  app.delete(
    '/users/remove-user',
    {
      config: { access: ['delete', 'User'], freshProof: true },
      schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    (request) => users.remove(callerOf(request), request.query.id),
  )

  app.post(
    '/users/remove-second-factors',
    {
      config: { access: ['update', 'User'], freshProof: true },
      schema: { body: UserBody, response: { 200: IdAnswer, 404: ErrorBody } },
    },
    async (request) => {
      await factors.takeOffAll(callerOf(request), request.body.id)
      return { id: request.body.id.toLowerCase() }
    },
  )

  app.get(
    '/users/list-invitations',
    { config: { access: ['read', 'User'] }, schema: { response: { 200: InvitationList } } },
    async (request) => ({ invitations: await invitations.list(callerOf(request).groupId) }),
  )

  app.post(
    '/users/invite',
    {
      config: { access: ['create', 'User'], freshProof: true },
      schema: {
        body: InvitationBody,
        response: { 200: InvitationAnswer, 201: InvitationAnswer, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { email: to } = request.body.invitation
      const { locale } = visitorOf(request)
      // Each is a mail to an address that may be anybody's.
      if (to !== undefined) await mails.take(caller.groupId, reply)
      const token = makeOpaqueToken(caller.groupId)
      const wanted = { ...request.body.invitation, hash: hashToken(token) }
      const { invitation, isNew } = await invitations.add(caller, wanted, async (tx) => {
        if (to !== undefined) await enqueueInvitation(tx, { to, locale, token, secret })
      })
      return reply.code(isNew ? 201 : 200).send({ invitation, token })
    },
  )

  app.delete(
    '/users/remove-invitation',
    {
      config: { access: ['delete', 'User'] },
      schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } },
    },
    (request) => invitations.remove(callerOf(request), request.query.id),
  )
}
