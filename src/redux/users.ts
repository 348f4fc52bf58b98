import { PersonAnswer, type Role } from '@contract/auth'
import {
  InvitationAnswer,
  InvitationList,
  UserAnswer,
  UserList,
  type AccountChange,
  type Invitation,
  type User,
  type UserListConfig,
} from '@contract/users'
import { IdAnswer } from '@contract/primitives'
import { apiRequest } from '@/api/apiRequest'
import { storePerson } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { userChanged } from './auth'
import { getCalls } from './getCalls'

interface UserPage {
  users: User[]
  total: number
}

export const fetchUsers = createAppThunk<UserPage, Partial<UserListConfig>>('users/fetch', (config, { signal }) =>
  apiRequest(UserList, { ...getCalls.users(config), signal }),
)

export const updateRole = createAppThunk<User, { id: string; role: Role }>(
  'users/updateRole',
  async (data) => (await apiRequest(UserAnswer, { method: 'post', url: '/users/update-role', data })).user,
)

/** Without a member, the account is tied to none. */
export const linkMember = createAppThunk<User, { id: string; memberId?: string | undefined }>(
  'users/linkMember',
  async (data) => (await apiRequest(UserAnswer, { method: 'post', url: '/users/link-member', data })).user,
)

/** One's own name and document, in all tabs at once. */
export const updateAccount = createAppThunk<void, AccountChange>('users/updateAccount', async (data, { dispatch }) => {
  const { user } = await apiRequest(PersonAnswer, { method: 'post', url: '/auth/update-user', data })
  if (storePerson(user)) dispatch(userChanged(user))
})

export const removeUser = createAppThunk<unknown, string>('users/remove', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/users/remove-user', params: { id } }),
)

export const removeSecondFactors = createAppThunk<unknown, string>('users/removeSecondFactors', (id) =>
  apiRequest(IdAnswer, { method: 'post', url: '/users/remove-second-factors', data: { id } }),
)

export const fetchInvitations = createAppThunk<Invitation[]>(
  'users/fetchInvitations',
  async () => (await apiRequest(InvitationList, { url: '/users/list-invitations' })).invitations,
)

/** The token is in this answer alone: the server keeps only its hash. */
export const invite = createAppThunk<
  { invitation: Invitation; token: string },
  { id: string; role: Role; note?: string | undefined }
>('users/invite', (invitation) =>
  apiRequest(InvitationAnswer, { method: 'post', url: '/users/invite', data: { invitation } }),
)

export const removeInvitation = createAppThunk<unknown, string>('users/removeInvitation', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/users/remove-invitation', params: { id } }),
)
