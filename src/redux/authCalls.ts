import type * as z from 'zod/mini'
import {
  type InvitationOffer,
  type SignedIn,
  type Credentials,
  type DemoRole,
  type InvitedRegistration,
  type PasswordChange,
  type Registration,
  type UserData,
  registerCall,
  authUserCall,
  findInvitationCall,
  changePasswordCall,
  loginCall,
  signInToDemoCall,
} from '@contract/auth'
import { apiRequest } from '@/api/apiRequest'
import type { MadeCall } from '@/api/madeCall'
import { storePerson } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { userChanged } from './auth'
import { getCalls } from './getCalls'

// The thunks of the slice in auth.ts, in a separate file: the sign-in page is shown before the API client and the schemas are loaded.

const userDataOf = ({ userData, accessToken, refreshToken }: SignedIn): UserData => ({
  ...userData,
  accessToken,
  refreshToken,
})

type SignInCall = MadeCall & { answer: typeof SignedIn; body: z.ZodMiniType }

/** Makes a call whose answer is a sign-in. */
export const signInBy =
  <C extends SignInCall>(call: C) =>
  async (data: z.input<C['body']>): Promise<UserData> =>
    userDataOf(await apiRequest<SignInCall>(call, { data }))

export const signIn = createAppThunk<UserData, Credentials>('auth/signIn', signInBy(loginCall))
/** Signs in at once, or returns the address to which a confirmation link was sent. */
export const register = async (data: Registration | InvitedRegistration): Promise<UserData | { sentTo: string }> => {
  const answer = await apiRequest(registerCall, { data })
  return 'isPending' in answer ? { sentTo: answer.email } : userDataOf(answer)
}
export const signInToDemo = createAppThunk<UserData, { role: DemoRole }>(
  'auth/signInToDemo',
  signInBy(signInToDemoCall),
)

/** Loads changes that an admin made since the sign-in, so that the screens offer what the person may do now. */
export const refreshUser = createAppThunk<void>('auth/refreshUser', async (_, { dispatch, signal }) => {
  const { user } = await apiRequest(authUserCall, { ...getCalls.user(), signal })
  if (storePerson(user)) dispatch(userChanged(user))
})

export const fetchInvitation = async (token: string): Promise<InvitationOffer['invitation']> =>
  (await apiRequest(findInvitationCall, { params: { token } })).invitation

export const changePassword = async (data: PasswordChange): Promise<void> => {
  await apiRequest(changePasswordCall, { data })
}
