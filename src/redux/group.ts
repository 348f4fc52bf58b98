import { GroupAnswer, type Group } from '@contract/group'
import { apiRequest } from '@/api/apiRequest'
import { storeGroup } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { groupChanged } from './auth'

export const fetchGroup = createAppThunk<Group>(
  'group/fetch',
  async () => (await apiRequest(GroupAnswer, { url: '/group/settings' })).group,
)

export const saveGroup = createAppThunk<Group, Group>('group/save', async (settings, { dispatch }) => {
  const saved = (await apiRequest(GroupAnswer, { method: 'post', url: '/group/settings', data: { group: settings } }))
    .group
  const { version: _version, requiresSecondFactor: _rule, ...group } = saved
  storeGroup(group)
  dispatch(groupChanged(group))
  return saved
})
