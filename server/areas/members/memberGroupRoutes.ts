import {
  addMemberGroupCall,
  findRulePeopleCall,
  listMemberGroupsCall,
  removeMemberGroupCall,
} from '@contract/members/memberGroups'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { memberGroupRepository } from './memberGroupRepository'

export const memberGroupRoutes: AreaRoutes = (app, { db }) => {
  const memberGroups = memberGroupRepository(db)

  serve(app, listMemberGroupsCall, (request) => memberGroups.list(callerOf(request).groupId))

  serve(app, findRulePeopleCall, (request) => memberGroups.findRulePeople(callerOf(request).groupId, request.body.rule))

  serve(app, addMemberGroupCall, async (request, reply) => {
    const { memberGroup, isNew } = await memberGroups.save(callerOf(request), request.body.memberGroup)
    return reply.code(isNew ? 201 : 200).send({ memberGroup })
  })

  serve(app, removeMemberGroupCall, (request) => memberGroups.remove(callerOf(request), request.query.id))
}
