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
/** All levies with what was paid of them. */
export const fetchLevies = async (): Promise<LevySum[]> => (await apiRequest(listLeviesCall)).levies

/** One levy with what each member paid. */
export const findLevy = (id: string): Promise<FoundLevy> => apiRequest(findLevyCall, { params: { id } })

export const addLevy = async (levy: NewLevy): Promise<Levy> => (await apiRequest(addLevyCall, { data: { levy } })).levy

/** Its entries that are not paid follow. Under the version that was read; the same call takes it back. */
export const renameLevy = async (levyName: LevyName): Promise<Levy> =>
  (await apiRequest(renameLevyCall, { data: { levyName } })).levy

/** Adding is taken back by removing, and the other way round. */
export const changeLevyMembers = async (levyMembers: LevyMembers): Promise<Levy> =>
  (await apiRequest(changeLevyMembersCall, { data: { levyMembers } })).levy

export const cancelLevy = async (id: string): Promise<Levy> =>
  (await apiRequest(cancelLevyCall, { params: { id } })).levy

export const restoreLevy = async (id: string): Promise<Levy> =>
  (await apiRequest(restoreLevyCall, { data: { id } })).levy
