import {
  FoundLevy,
  LevyAnswer,
  LevyList,
  type Levy,
  type LevyMembers,
  type LevyName,
  type LevySum,
  type NewLevy,
} from '@contract/treasury/levies'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** All levies with what was paid of them. */
export const fetchLevies = createAppThunk<LevySum[]>(
  'levies/fetch',
  async (_, { signal }) => (await apiRequest(LevyList, { url: '/finances/list-levies', signal })).levies,
)

/** One levy with what each member paid. */
export const findLevy = createAppThunk<FoundLevy, string>('levies/find', (id, { signal }) =>
  apiRequest(FoundLevy, { url: '/finances/find-levy', params: { id }, signal }),
)

export const addLevy = createAppThunk<Levy, NewLevy>(
  'levies/add',
  async (levy) => (await apiRequest(LevyAnswer, { method: 'post', url: '/finances/add-levy', data: { levy } })).levy,
)

/** Its entries that are not paid follow. Under the version that was read; the same call takes it back. */
export const renameLevy = createAppThunk<Levy, LevyName>(
  'levies/rename',
  async (levyName) =>
    (await apiRequest(LevyAnswer, { method: 'post', url: '/finances/rename-levy', data: { levyName } })).levy,
)

/** Adding is taken back by removing, and the other way round. */
export const changeLevyMembers = createAppThunk<Levy, LevyMembers>(
  'levies/changeMembers',
  async (levyMembers) =>
    (await apiRequest(LevyAnswer, { method: 'post', url: '/finances/change-levy-members', data: { levyMembers } }))
      .levy,
)

export const cancelLevy = createAppThunk<Levy, string>(
  'levies/cancel',
  async (id) => (await apiRequest(LevyAnswer, { method: 'delete', url: '/finances/cancel-levy', params: { id } })).levy,
)

export const restoreLevy = createAppThunk<Levy, string>(
  'levies/restore',
  async (id) => (await apiRequest(LevyAnswer, { method: 'post', url: '/finances/restore-levy', data: { id } })).levy,
)
