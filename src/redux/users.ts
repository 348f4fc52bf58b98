import { type Role } from '@contract/auth'
import {
  type AccountChange,
  type Invitation,
  type User,
  type UserListConfig,
  listUsersCall,
  updateRoleCall,
  linkMemberCall,
  updateUserCall,
  removeUserCall,
  removeSecondFactorsCall,
  listInvitationsCall,
  inviteUsersCall,
  removeInvitationCall,
} from '@contract/users'
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
}): Promise<{ invitation: Invitation; token: string }> => apiRequest(inviteUsersCall, { data: { invitation } })

export const removeInvitation = (id: string): Promise<unknown> => apiRequest(removeInvitationCall, { params: { id } })
