import {
  listUsersCall,
  updateRoleCall,
  changeLeadsCall,
  linkMemberCall,
  removeUserCall,
  removeSecondFactorsCall,
  listInvitationsCall,
  inviteUsersCall,
  removeInvitationCall,
} from '@contract/users'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { callerOf } from '../../platform/auth/guard'
import { hashToken, makeOpaqueToken } from '../../platform/auth/opaqueTokens'
import type { AreaRoutes } from '../../platform/dependencies'
import { visitorOf } from '../../platform/http/visitors'
import { enqueueInvitation } from './invitationMail'
import { invitationRepository } from './invitationRepository'
import { secondFactorRepository } from './secondFactors/secondFactorRepository'
import { userRepository } from './userRepository'
import { serve } from '../../platform/http/serve'

/** A minute, by one group. */
const INVITATION_MAILS = 30

export const userRoutes: AreaRoutes = (app, dependencies) => {
  const { db, secret } = dependencies
  const mails = new AttemptLimit(dependencies, 'invitation mail', INVITATION_MAILS)
  const users = userRepository(db)
  const invitations = invitationRepository(db)
  const factors = secondFactorRepository(db)

  serve(app, listUsersCall, (request) => users.list(callerOf(request).groupId, request.query.config))

  serve(app, updateRoleCall, async (request) => {
    const { id, role } = request.body
    return { user: await users.changeRole(callerOf(request), id, role) }
  })

  serve(app, changeLeadsCall, async (request) => {
    const { id, leads } = request.body
    return { user: await users.changeLeads(callerOf(request), id, leads) }
  })

  serve(app, linkMemberCall, async (request) => {
    const { id, memberId } = request.body
    return { user: await users.linkMember(callerOf(request), id, memberId) }
  })

  serve(app, removeUserCall, (request) => users.remove(callerOf(request), request.query.id))

  serve(app, removeSecondFactorsCall, async (request) => {
    await factors.takeOffAll(callerOf(request), request.body.id)
    return { id: request.body.id.toLowerCase() }
  })

  serve(app, listInvitationsCall, async (request) => ({
    invitations: await invitations.list(callerOf(request).groupId),
  }))

  serve(app, inviteUsersCall, async (request, reply) => {
    const caller = callerOf(request)
    const { email: to } = request.body.invitation
    const { locale } = visitorOf(request)
    // Each call sends a mail to an address that may be a stranger's.
    if (to !== undefined) await mails.take(caller.groupId, reply)
    const token = makeOpaqueToken(caller.groupId)
    const wanted = { ...request.body.invitation, hash: hashToken(token) }
    const { invitation, isNew } = await invitations.add(caller, wanted, async (tx) => {
      if (to !== undefined) await enqueueInvitation(tx, { to, locale, token, secret })
    })
    return reply.code(isNew ? 201 : 200).send({ invitation, token })
  })

  serve(app, removeInvitationCall, (request) => invitations.remove(callerOf(request), request.query.id))
}
