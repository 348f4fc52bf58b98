import type { Finance } from '@contract/finances'
import {
  FoundSplit,
  JoinSplitAnswer,
  SplitAnswer,
  type FinanceSplit,
  type JoinSplit,
  type RestoreSplit,
} from '@contract/treasury/splits'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** The parts of one payment. */
export const fetchSplit = createAppThunk<FoundSplit, string>('splits/find', async (id, { dispatch, signal }) => {
  const split = await apiRequest(FoundSplit, { url: '/finances/find-split', params: { id }, signal })
  dispatch(namesRead(split))
  return split
})

export const saveSplit = createAppThunk<Finance[], FinanceSplit>(
  'splits/save',
  async (split) =>
    (await apiRequest(SplitAnswer, { method: 'post', url: '/finances/add-split', data: { split } })).finances,
)

/** All parts that are there; answers them as they were. */
export const removeSplit = createAppThunk<Finance[], string>(
  'splits/remove',
  async (id) =>
    (await apiRequest(SplitAnswer, { method: 'delete', url: '/finances/remove-split', params: { id } })).finances,
)

export const restoreSplit = createAppThunk<Finance[], RestoreSplit>(
  'splits/restore',
  async (restore) =>
    (await apiRequest(SplitAnswer, { method: 'post', url: '/finances/restore-split', data: { restore } })).finances,
)

/** Parts become one entry again. */
export const joinSplit = createAppThunk<Finance, JoinSplit>(
  'splits/join',
  async (join) =>
    (await apiRequest(JoinSplitAnswer, { method: 'post', url: '/finances/join-split', data: { join } })).finance,
)
