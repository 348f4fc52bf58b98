import type { Member } from '@contract/members'
import { type MemberData, findMemberDataCall, eraseMemberCall } from '@contract/privacy'
import { apiRequest } from '@/api/apiRequest'

// Apart from members.ts: the contract of what is stored of a member names most others, and would come with the list.

export const findMemberData = async (id: string): Promise<MemberData> => {
  const { data } = await apiRequest(findMemberDataCall, { params: { id } })
  return data
}

/** Erases a former member for good. Sends the displayed version, so that a member changed meanwhile is not erased. */
export const eraseMember = async ({ id, version }: Member): Promise<void> => {
  await apiRequest(eraseMemberCall, { data: { member: { id, version } } })
}
