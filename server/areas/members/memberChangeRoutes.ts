import { ChangeMembersAnswer, changeMembersCall } from '@contract/members/memberChanges'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { App, AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { acceptLargeJson } from '../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../platform/http/progressReplies'
import { serve } from '../../platform/http/serve'
import { changeMembers } from './memberChanges'

export const memberChangeRoutes: AreaRoutes = async (app, { db }) => {
  await app.register(async (large: App) => {
    acceptLargeJson(large)

    serve(
      large,
      changeMembersCall,
      (request, reply) => {
        const caller = callerOf(request)
        const { change } = request.body
        const hasFees = change.members.some(({ set }) => set.feeClassId !== undefined || set.fees !== undefined)
        if (hasFees && !can(caller.role, 'manage', 'Finance')) throw new ApiError('forbidden')
        return replyWithProgress(reply, async (onProgress) => {
          const members = await changeMembers(db, caller, change, onProgress)
          return { status: 200, json: toJson(ChangeMembersAnswer, { members }) }
        })
      },
      { schema: { ...tellsProgress } },
    )
  })
}
