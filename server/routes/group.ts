import { ErrorBody } from '@contract/errors'
import { GroupAnswer, GroupBody } from '@contract/group'
import { callerOf } from '../auth/guard'
import type { AreaRoutes } from '../deps'
import { ApiError } from '../errors'
import { groupRepository } from '../repositories/groups'

export const groupRoutes: AreaRoutes = (app, { db }) => {
  const groups = groupRepository(db)

  app.get(
    '/group/settings',
    { config: { access: ['read', 'Group'] }, schema: { response: { 200: GroupAnswer } } },
    async (request) => ({ group: await groups.find(callerOf(request).groupId) }),
  )

  app.post(
    '/group/settings',
    {
      config: { access: ['update', 'Group'] },
      schema: { body: GroupBody, response: { 200: GroupAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => {
      const { groupId } = callerOf(request)
      const { group } = request.body
      if (group.id.toLowerCase() !== groupId) throw new ApiError('not_found')
      return { group: await groups.replace(groupId, group) }
    },
  )
}
