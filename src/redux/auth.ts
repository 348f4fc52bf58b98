import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import {
  InvitationOffer,
  PersonAnswer,
  SignedIn,
  type Credentials,
  type DemoRole,
  type InvitedRegistration,
  type PasswordChange,
  type Person,
  type Registration,
  type UserData,
} from '@contract/auth'
import { apiRequest } from '@/api/apiRequest'
import { storePerson } from '@/api/session'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'

/**
 * `ended`: the session ran out while the person worked; who it was is kept, to go on where they were. `setup`: the group asks
 * for a second factor, and nothing else goes on till there is one.
 */
type AuthStatus = 'signedOut' | 'signedIn' | 'ended' | 'setup'

export interface AuthState {
  status: AuthStatus
  /** +1 at each sign-in: what failed for want of a session is asked again. */
  signInCount: number
  /** Whether someone signed out in this visit: the next person does not land where they were. */
  hasLeft: boolean
  userData: UserData | null
}

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

/** The state at the start of a visit. */
export function initialAuthState(userData: UserData | null): AuthState {
  return { status: userData ? 'signedIn' : 'signedOut', signInCount: 0, hasLeft: false, userData }
}

const slice = createSlice({
  name: 'auth',
  initialState: initialAuthState(null),
  reducers: {
    signedIn: (state, { payload }: PayloadAction<UserData>): AuthState => ({
      status: 'signedIn',
      signInCount: state.signInCount + 1,
      hasLeft: false,
      userData: payload,
    }),
    signedOut: () => ({ ...initialAuthState(null), hasLeft: true }),
    sessionEnded: (state) => {
      if (state.userData) state.status = 'ended'
    },
    setupRequired: (state) => {
      if (state.status === 'signedIn') state.status = 'setup'
    },
    groupChanged: (state, { payload }: PayloadAction<UserData['group']>) => {
      if (state.userData) state.userData.group = payload
    },
    userChanged: (state, { payload }: PayloadAction<Person>) => {
      if (state.userData?.id === payload.id) Object.assign(state.userData, payload)
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectHasLeft: (state) => state.hasLeft,
    selectSignInCount: (state) => state.signInCount,
    selectUser: (state) => state.userData,
  },
})

export const { signedIn, signedOut, sessionEnded, setupRequired, groupChanged, userChanged } = slice.actions
export const { selectHasLeft, selectSignInCount, selectStatus, selectUser } = slice.selectors
export const authReducer = slice.reducer
