import { type Role } from '@contract/auth'
import {
  type AccountChange,
  type Invitation,
  type User,
  type UserListConfig,
  listUsersCall,
  updateRoleCall,
  changeLeadsCall,
  linkMemberCall,
  updateUserCall,
  removeUserCall,
  removeSecondFactorsCall,
  listInvitationsCall,
  inviteUsersCall,
  removeInvitationCall,
} from '@contract/users'
import type { Leads } from '@contract/leads'
import { listMemberGroupsCall } from '@contract/members/memberGroups'
import { listSectionsCall } from '@contract/sections'
import { apiRequest } from '@/api/apiRequest'
import { storePerson } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { userChanged } from './auth'
import { getCalls } from './getCalls'

interface UserPage {
  users: User[]
  total: number
}

export const fetchUsers = (config: Partial<UserListConfig>): Promise<UserPage> =>
  apiRequest(listUsersCall, getCalls.users(config))

export const updateRole = async (data: { id: string; role: Role }): Promise<User> =>
  (await apiRequest(updateRoleCall, { data })).user

/** Replaces what the user leads; empty lists: nothing. */
export const changeLeads = async (data: { id: string; leads: Leads }): Promise<User> =>
  (await apiRequest(changeLeadsCall, { data })).user

/** What there is to lead; null where nobody asks for it. */
export async function fetchLeadChoices(isNeeded: boolean) {
  if (!isNeeded) return null
  const [{ settings }, { memberGroups }] = await Promise.all([
    apiRequest(listSectionsCall),
    apiRequest(listMemberGroupsCall),
  ])
  return { sections: settings.sections, memberGroups: memberGroups.map(({ memberGroup }) => memberGroup) }
}

/** Without a member, the account is untied. */
export const linkMember = async (data: { id: string; memberId?: string | undefined }): Promise<User> =>
  (await apiRequest(linkMemberCall, { data })).user

/** One's own name and document, in all tabs at once. */
export const updateAccount = createAppThunk<void, AccountChange>('users/updateAccount', async (data, { dispatch }) => {
  const { user } = await apiRequest(updateUserCall, { data })
  if (storePerson(user)) dispatch(userChanged(user))
})

export const removeUser = (id: string): Promise<unknown> => apiRequest(removeUserCall, { params: { id } })

export const removeSecondFactors = (id: string): Promise<unknown> =>
  apiRequest(removeSecondFactorsCall, { data: { id } })

export const fetchInvitations = async (): Promise<Invitation[]> => (await apiRequest(listInvitationsCall)).invitations

/** The token is only in this answer: the server stores only its hash. */
export const invite = (invitation: {
  id: string
  role: Role
  note?: string | undefined
  leads?: Leads | undefined
}): Promise<{ invitation: Invitation; token: string }> => apiRequest(inviteUsersCall, { data: { invitation } })

export const removeInvitation = (id: string): Promise<unknown> => apiRequest(removeInvitationCall, { params: { id } })
