import {
  AllMembers,
  MemberAnswer,
  MemberCounts,
  MemberList,
  type AllMembersConfig,
  type Member,
  type MemberCountsConfig,
  type MemberListConfig,
  type MemberWrite,
} from '@contract/members'
import { IdAnswer } from '@contract/primitives'
import { MemberDataAnswer, type MemberData } from '@contract/privacy'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'
import { createListSlice, type ListState } from './listSlice'

export type MemberParams = Partial<MemberListConfig>

declare module './store' {
  interface AreaStates {
    members: ListState<Member, MemberParams>
  }
}

const list = createListSlice<Member, MemberParams, MemberWrite>('members', {
  list: async (config, { signal }) => {
    const { members, total } = await apiRequest(MemberList, { ...getCalls.members(config), signal })
    return { rows: members, total }
  },
  all: () => apiRequest(AllMembers, { ...getCalls.allMembers(), timeout: LONG_TIMEOUT_MS }),
  save: async (member) =>
    (await apiRequest(MemberAnswer, { method: 'post', url: '/members/add-member', data: { member } })).member,
  remove: (id) => apiRequest(IdAnswer, { method: 'delete', url: '/members/remove-member', params: { id } }),
})

export const { fetchList: fetchMembers, fetchAll: fetchAllMembers, save: saveMember, remove: removeMember } = list
/** The page that is shown, and everyone where a screen asked for all. */
export const selectMembersState = list.select

export const findMember = createAppThunk<Member, string>('members/find', async (id, { signal }) => {
  const { member } = await apiRequest(MemberAnswer, { ...getCalls.member(id), signal })
  return member
})

/** Brings a removed member back as it was. */
export const restoreMember = createAppThunk<Member, string>(
  'members/restore',
  async (id) =>
    (await apiRequest(MemberAnswer, { method: 'post', url: '/members/restore-member', data: { id } })).member,
)

/** How many there are in each section; what the bar above the list shows. */
export const countMembers = createAppThunk<MemberCounts, Partial<MemberCountsConfig>>(
  'members/count',
  (config, { signal }) => apiRequest(MemberCounts, { ...getCalls.memberCounts(config), signal }),
)

/** What a filter by fee class is called; nothing is asked where there is none. */
export const findFeeClassName = createAppThunk<string, string | undefined>(
  'members/feeClassName',
  async (id, { signal }) => {
    if (id === undefined) return ''
    const { feeClasses = [] } = await apiRequest(MemberCounts, { ...getCalls.memberCounts({}), signal })
    return feeClasses.find((feeClass) => feeClass.id === id)?.name ?? ''
  },
)

/** A page of members for a question beside the list, which stays as it is. */
export const searchMembers = createAppThunk<MemberList, MemberParams>('members/search', (config, { signal }) =>
  apiRequest(MemberList, { ...getCalls.members(config), signal }),
)

/** Everyone that the filters select, for export and print; the list on the screen stays as it is. */
export const selectMembers = createAppThunk<Member[], Partial<AllMembersConfig>>(
  'members/select',
  (config, { signal }) =>
    apiRequest(AllMembers, { url: '/members/all-members', params: { config }, signal, timeout: LONG_TIMEOUT_MS }),
)

export const findMemberData = createAppThunk<MemberData, string>('members/findData', async (id, { signal }) => {
  const { data } = await apiRequest(MemberDataAnswer, { url: '/members/find-member-data', params: { id }, signal })
  return data
})

/** Erases a former member for good. The version is the one on the screen, so that nobody is erased who was changed meanwhile. */
export const eraseMember = createAppThunk<void, Member>('members/erase', async ({ id, version }) => {
  await apiRequest(IdAnswer, { method: 'post', url: '/members/erase-member', data: { member: { id, version } } })
})
