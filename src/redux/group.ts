import { GroupAnswer, GroupClockAnswer, type Group, type GroupClock } from '@contract/group'
import { apiRequest } from '@/api/apiRequest'
import { storeGroup } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { groupChanged } from './auth'

export const fetchGroup = createAppThunk<Group>(
  'group/fetch',
  async () => (await apiRequest(GroupAnswer, { url: '/group/settings' })).group,
)

/** How the group's clocks change, as the server knows it. */
export const fetchClock = createAppThunk<GroupClock>(
  'group/clock',
  async () => (await apiRequest(GroupClockAnswer, { url: '/group/clock' })).clock,
)

export const saveGroup = createAppThunk<Group, Group>('group/save', async (settings, { dispatch }) => {
  const saved = (await apiRequest(GroupAnswer, { method: 'post', url: '/group/settings', data: { group: settings } }))
    .group
  const { version: _version, requiresSecondFactor: _rule, ...group } = saved
  storeGroup(group)
  dispatch(groupChanged(group))
  return saved
})
