import {
  type FoundLevy,
  type Levy,
  type LevyMembers,
  type LevyName,
  type LevySum,
  type NewLevy,
  listLeviesCall,
  findLevyCall,
  addLevyCall,
  renameLevyCall,
  changeLevyMembersCall,
  cancelLevyCall,
  restoreLevyCall,
} from '@contract/finances/levies'
import { apiRequest } from '@/api/apiRequest'
/** All levies with their paid sums. */
export const fetchLevies = async (): Promise<LevySum[]> => (await apiRequest(listLeviesCall)).levies

/** One levy with what each member paid. */
export const findLevy = (id: string): Promise<FoundLevy> => apiRequest(findLevyCall, { params: { id } })

export const addLevy = async (levy: NewLevy): Promise<Levy> => (await apiRequest(addLevyCall, { data: { levy } })).levy

/** Also renames its unpaid entries. Sent under the version that was read; the same call undoes it. */
export const renameLevy = async (levyName: LevyName): Promise<Levy> =>
  (await apiRequest(renameLevyCall, { data: { levyName } })).levy

/** Removing undoes adding, and the reverse. */
export const changeLevyMembers = async (levyMembers: LevyMembers): Promise<Levy> =>
  (await apiRequest(changeLevyMembersCall, { data: { levyMembers } })).levy

export const cancelLevy = async (id: string): Promise<Levy> =>
  (await apiRequest(cancelLevyCall, { params: { id } })).levy

export const restoreLevy = async (id: string): Promise<Levy> =>
  (await apiRequest(restoreLevyCall, { data: { id } })).levy
