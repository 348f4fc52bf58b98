import * as z from 'zod/mini'
import {
  InvitationOffer,
  PersonAnswer,
  SignedIn,
  type Credentials,
  type DemoRole,
  type InvitedRegistration,
  type PasswordChange,
  type Registration,
  type UserData,
} from '@contract/auth'
import { apiRequest } from '@/api/apiRequest'
import { storePerson } from '@/api/readSession'
import { createAppThunk } from './appThunk'
import { userChanged } from './auth'
import { getCalls } from './getCalls'

// The thunks of the slice in auth.ts, apart from it: the sign-in page is shown before there is anything to call, or to check.

/** Makes a call that answers a sign-in. */
export const signInBy =
  (url: string) =>
  async (data: object): Promise<UserData> => {
    const answer = await apiRequest(SignedIn, { method: 'post', url, data, isPublic: true })
    return { ...answer.userData, accessToken: answer.accessToken, refreshToken: answer.refreshToken }
  }

export const signIn = createAppThunk<UserData, Credentials>('auth/signIn', signInBy('/auth/login'))
export const register = createAppThunk<UserData, Registration | InvitedRegistration>(
  'auth/register',
  signInBy('/auth/register'),
)
export const signInToDemo = createAppThunk<UserData, { role: DemoRole }>('auth/signInToDemo', signInBy('/auth/demo'))

/** Learns what an admin has changed since the sign-in: the screens then show what the person may do now. */
export const refreshUser = createAppThunk<void>('auth/refreshUser', async (_, { dispatch, signal }) => {
  const { user } = await apiRequest(PersonAnswer, { ...getCalls.user(), signal })
  if (storePerson(user)) dispatch(userChanged(user))
})

export const fetchInvitation = createAppThunk<InvitationOffer['invitation'], string>(
  'auth/fetchInvitation',
  async (token) =>
    (await apiRequest(InvitationOffer, { url: '/auth/invitation', params: { token }, isPublic: true })).invitation,
)

export const changePassword = createAppThunk<void, PasswordChange>('auth/changePassword', async (data) => {
  await apiRequest(z.unknown(), { method: 'post', url: '/auth/change-password', data })
})
