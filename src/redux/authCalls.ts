import * as z from 'zod/mini'
import {
  InvitationOffer,
  SignedIn,
  type Credentials,
  type DemoRole,
  type InvitedRegistration,
  type PasswordChange,
  type Registration,
  type UserData,
} from '@contract/auth'
import { call } from '@/auth/call'
import { createAppThunk } from './appThunk'

const signInBy =
  (url: string) =>
  async (data: object): Promise<UserData> => {
    const answer = await call(SignedIn, { method: 'post', url, data, isPublic: true })
    return { ...answer.userData, accessToken: answer.accessToken, refreshToken: answer.refreshToken }
  }

export const signIn = createAppThunk<UserData, Credentials>('auth/signIn', signInBy('/auth/login'))
export const register = createAppThunk<UserData, Registration | InvitedRegistration>(
  'auth/register',
  signInBy('/auth/register'),
)
export const signInToDemo = createAppThunk<UserData, { role: DemoRole }>('auth/signInToDemo', signInBy('/auth/demo'))

export const fetchInvitation = createAppThunk<InvitationOffer['invitation'], string>(
  'auth/fetchInvitation',
  async (token) =>
    (await call(InvitationOffer, { url: '/auth/invitation', params: { token }, isPublic: true })).invitation,
)

export const changePassword = createAppThunk<void, PasswordChange>('auth/changePassword', async (data) => {
  await call(z.unknown(), { method: 'post', url: '/auth/change-password', data })
})
