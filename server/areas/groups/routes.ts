import { findGroupSettingsCall, groupClockCall, changeGroupSettingsCall } from '@contract/group'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { clockOf } from '../../platform/time/zoneClock'
import { groupRepository } from './groupRepository'
import { serve } from '../../platform/http/serve'

export const groupRoutes: AreaRoutes = (app, { db }) => {
  const groups = groupRepository(db)

  serve(app, findGroupSettingsCall, async (request) => ({ group: await groups.find(callerOf(request).groupId) }))

  serve(app, groupClockCall, async (request) => ({ clock: clockOf(await findTimeZone(db, callerOf(request).groupId)) }))

  serve(app, changeGroupSettingsCall, async (request) => {
    const caller = callerOf(request)
    const { group } = request.body
    if (group.id.toLowerCase() !== caller.groupId) throw new ApiError('not_found')
    return { group: await groups.replace(caller, group) }
  })
}
