import { ErrorBody } from '@contract/errors'
import { InvitationAnswer, InvitationBody, InvitationList } from '@contract/users'
import { RoleChangeBody, UserAnswer, UserList, UserListQuery } from '@contract/users'
import { IdAnswer, idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import { hashToken, makeOpaqueToken } from '../../platform/auth/opaqueTokens'
import type { AreaRoutes } from '../../platform/dependencies'
import { invitationRepository } from './invitationRepository'
import { userRepository } from './userRepository'

export const userRoutes: AreaRoutes = (app, { db }) => {
  const users = userRepository(db)
  const invitations = invitationRepository(db)

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
      config: { access: ['update', 'User'] },
      schema: { body: RoleChangeBody, response: { 200: UserAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => {
      const { id, role } = request.body
      return { user: await users.changeRole(callerOf(request).groupId, id, role) }
    },
  )

  app.delete(
    '/users/remove-user',
    {
      config: { access: ['delete', 'User'] },
      schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    (request) => users.remove(callerOf(request).groupId, request.query.id),
  )

  app.get(
    '/users/list-invitations',
    { config: { access: ['read', 'User'] }, schema: { response: { 200: InvitationList } } },
    async (request) => ({ invitations: await invitations.list(callerOf(request).groupId) }),
  )

  app.post(
    '/users/invite',
    {
      config: { access: ['create', 'User'] },
      schema: {
        body: InvitationBody,
        response: { 200: InvitationAnswer, 201: InvitationAnswer, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { groupId, userId } = callerOf(request)
      const token = makeOpaqueToken(groupId)
      const wanted = { ...request.body.invitation, hash: hashToken(token), invitedBy: userId }
      const { invitation, isNew } = await invitations.add(groupId, wanted)
      return reply.code(isNew ? 201 : 200).send({ invitation, token })
    },
  )

  app.delete(
    '/users/remove-invitation',
    {
      config: { access: ['delete', 'User'] },
      schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } },
    },
    (request) => invitations.remove(callerOf(request).groupId, request.query.id),
  )
}
