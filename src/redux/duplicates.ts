import {
  type DuplicateList,
  type MemberMerge,
  type MemberPair,
  type MergeSides,
  compareMembersCall,
  listDuplicatesCall,
  mergeMembersCall,
  tellApartCall,
  undoMergeCall,
} from '@contract/members/duplicates'
import type { Member } from '@contract/members'
import { apiRequest } from '@/api/apiRequest'

/** Records that may be of one person, and merges that can be undone. */
export const fetchDuplicates = (): Promise<DuplicateList> => apiRequest(listDuplicatesCall)

/** Two records side by side; `ids` with a space between them. */
export const compareMembers = (ids: string): Promise<MergeSides> => {
  const [keptId = '', otherId = ''] = ids.split(' ')
  return apiRequest(compareMembersCall, { params: { keptId, otherId } })
}

export const mergeMembers = async (merge: MemberMerge): Promise<Member> =>
  (await apiRequest(mergeMembersCall, { data: { merge } })).member

export const undoMerge = async (id: string): Promise<Member> =>
  (await apiRequest(undoMergeCall, { data: { id } })).member

export const tellApart = (pair: MemberPair): Promise<unknown> => apiRequest(tellApartCall, { data: { pair } })
