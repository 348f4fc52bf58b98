import type { Finance } from '@contract/finances'
import {
  type FoundSplit,
  type FinanceSplit,
  type JoinSplit,
  type RestoreSplit,
  findSplitCall,
  addSplitCall,
  removeSplitCall,
  restoreSplitCall,
  joinSplitCall,
} from '@contract/finances/splits'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** The parts of one payment. */
export const fetchSplit = createAppThunk<FoundSplit, string>('splits/find', async (id, { dispatch, signal }) => {
  const split = await apiRequest(findSplitCall, { params: { id }, signal })
  dispatch(namesRead(split))
  return split
})

export const saveSplit = async (split: FinanceSplit): Promise<Finance[]> =>
  (await apiRequest(addSplitCall, { data: { split } })).finances

/** Removes all existing parts; returns them as they were. */
export const removeSplit = async (id: string): Promise<Finance[]> =>
  (await apiRequest(removeSplitCall, { params: { id } })).finances

export const restoreSplit = async (restore: RestoreSplit): Promise<Finance[]> =>
  (await apiRequest(restoreSplitCall, { data: { restore } })).finances

/** Parts become one entry again. */
export const joinSplit = async (join: JoinSplit): Promise<Finance> =>
  (await apiRequest(joinSplitCall, { data: { join } })).finance
