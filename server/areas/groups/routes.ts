import { ErrorBody } from '@contract/errors'
import { GroupAnswer, GroupBody, GroupClockAnswer } from '@contract/group'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { clockOf } from '../../platform/time/zoneClock'
import { groupRepository } from './groupRepository'

export const groupRoutes: AreaRoutes = (app, { db }) => {
  const groups = groupRepository(db)

  app.get(
    '/group/settings',
    { config: { access: ['read', 'Group'] }, schema: { response: { 200: GroupAnswer } } },
    async (request) => ({ group: await groups.find(callerOf(request).groupId) }),
  )

  app.get(
    '/group/clock',
    { config: { access: ['read', 'Event'] }, schema: { response: { 200: GroupClockAnswer } } },
    async (request) => ({ clock: clockOf(await findTimeZone(db, callerOf(request).groupId)) }),
  )

  app.post(
    '/group/settings',
    {
      config: { access: ['update', 'Group'] },
      schema: { body: GroupBody, response: { 200: GroupAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { group } = request.body
      if (group.id.toLowerCase() !== caller.groupId) throw new ApiError('not_found')
      return { group: await groups.replace(caller, group) }
    },
  )
}
