import { GroupAnswer, type Group } from '@contract/group'
import { call } from '@/api/apiRequest'
import { storeGroup } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { groupChanged } from './auth'

export const fetchGroup = createAppThunk<Group>(
  'group/fetch',
  async () => (await call(GroupAnswer, { url: '/group/settings' })).group,
)

export const saveGroup = createAppThunk<Group, Group>('group/save', async (settings, { dispatch }) => {
  const saved = (await call(GroupAnswer, { method: 'post', url: '/group/settings', data: { group: settings } })).group
  const { version: _version, ...group } = saved
  storeGroup(group)
  dispatch(groupChanged(group))
  return saved
})
