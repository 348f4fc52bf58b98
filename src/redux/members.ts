import * as z from 'zod/mini'
import {
  type MemberCounts,
  type MemberList,
  type AllMembersConfig,
  type Member,
  type MemberCountsConfig,
  type MemberListConfig,
  CameBack,
  MemberWrite,
  listMembersCall,
  allMembersCall,
  addMemberCall,
  removeMemberCall,
  findMemberCall,
  restoreMemberCall,
  countMembersCall,
} from '@contract/members'
import {
  type SectionSettingsAnswer,
  type SectionSettingsBody,
  listSectionsCall,
  changeSectionsCall,
  undoSectionsCall,
} from '@contract/sections'
import { type ChangedMember, type MemberChange, changeMembersCall } from '@contract/members/memberChanges'
import { Id } from '@contract/primitives'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { getCalls } from './getCalls'
import { createListSlice, type ListState } from './listSlice'

type MemberParams = Partial<MemberListConfig>
type MemberSelection = Partial<AllMembersConfig>

declare module './store' {
  interface AreaStates {
    members: ListState<Member, MemberParams, MemberSelection>
  }
}

/** `feeClassId`: for a new member; `cameBack`: of one whose last day is taken out (`MemberBody`). */
export const MemberSave = z.extend(MemberWrite, {
  feeClassId: z.optional(Id),
  cameBack: z.optional(CameBack),
})
export type MemberSave = z.infer<typeof MemberSave>

const list = createListSlice<Member, MemberParams, MemberSelection, MemberSave>(
  'members',
  {},
  {
    list: async (config, { signal }) => {
      const { members, total } = await apiRequest(listMembersCall, { ...getCalls.members(config), signal })
      return { rows: members, total }
    },
    all: (config, signal) => apiRequest(allMembersCall, { params: { config }, signal, timeout: LONG_TIMEOUT_MS }),
    save: async ({ feeClassId, cameBack, ...member }) =>
      (await apiRequest(addMemberCall, { data: { member, feeClassId, cameBack } })).member,
    remove: (id) => apiRequest(removeMemberCall, { params: { id } }),
  },
)

export const {
  fetchList: fetchMembers,
  fullList: allMembers,
  refetch: refetchMembers,
  save: saveMember,
  remove: removeMember,
} = list
/** The page that is shown, and everyone where somebody needs them. */
export const selectMembersState = list.select

export const findMember = async (id: string): Promise<Member> => {
  const { member } = await apiRequest(findMemberCall, getCalls.member(id))
  return member
}

/** Brings a removed member back as it was. */
export const restoreMember = async (id: string): Promise<Member> =>
  (await apiRequest(restoreMemberCall, { data: { id } })).member

/** The number of members by section, for the bar above the list. */
export const countMembers = (config: Partial<MemberCountsConfig>): Promise<MemberCounts> =>
  apiRequest(countMembersCall, getCalls.memberCounts(config))

/** The name of the filtered fee class; returns an empty text without a request if there is no filter. */
export const findFeeClassName = async (id: string | undefined): Promise<string> => {
  if (id === undefined) return ''
  const { feeClasses = [] } = await apiRequest(countMembersCall, getCalls.memberCounts({}))
  return feeClasses.find((feeClass) => feeClass.id === id)?.name ?? ''
}

/** The name of the filtered group of people, in the same way. */
export const findMemberGroupName = async (id: string | undefined): Promise<string> => {
  if (id === undefined) return ''
  const { memberGroups = [] } = await apiRequest(countMembersCall, getCalls.memberCounts({}))
  return memberGroups.find((group) => group.id === id)?.name ?? ''
}

/** A page of members for a question beside the list, which stays as it is. */
export const searchMembers = (config: MemberParams, { signal }: { signal?: AbortSignal } = {}): Promise<MemberList> =>
  apiRequest(listMembersCall, { ...getCalls.members(config), ...(signal && { signal }) })

/** The group's sections and instruments in its score order, and how many play each. */
export const fetchSections = (): Promise<SectionSettingsAnswer> => apiRequest(listSectionsCall)

export const saveSections = (body: SectionSettingsBody): Promise<SectionSettingsAnswer> =>
  apiRequest(changeSectionsCall, { data: body })

/** `version`: as the change that is undone was answered. */
export const undoSections = (version: number): Promise<SectionSettingsAnswer> =>
  apiRequest(undoSectionsCall, { data: { version } })

/** Changes all or none; what it returns, posted again, undoes it. */
export const changeMembers = async (
  change: MemberChange,
  onProgress: (progress: Progress) => void = () => {},
): Promise<ChangedMember[]> =>
  (await apiRequestWithProgress(changeMembersCall, { data: { change }, timeout: LONG_TIMEOUT_MS }, onProgress)).members
