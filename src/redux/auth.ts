import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Person, TokenPair, UserData } from '@contract/auth'

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
  /** That was not this person, in this browser: the session was ended from elsewhere. */
  isRevoked?: boolean
  userData: UserData | null
}

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
    signedOut: (_, { payload }: PayloadAction<{ isRevoked: boolean }>): AuthState => ({
      ...initialAuthState(null),
      hasLeft: true,
      isRevoked: payload.isRevoked,
    }),
    sessionEnded: (state) => {
      if (state.userData) state.status = 'ended'
    },
    setupRequired: (state) => {
      if (state.status === 'signedIn') state.status = 'setup'
    },
    groupChanged: (state, { payload }: PayloadAction<UserData['group']>) => {
      if (state.userData) state.userData.group = payload
    },
    tokensRenewed: (state, { payload: { accessToken, refreshToken } }: PayloadAction<TokenPair>) => {
      if (state.userData) Object.assign(state.userData, { accessToken, refreshToken })
    },
    userChanged: (state, { payload }: PayloadAction<Person>) => {
      if (state.userData?.id === payload.id) Object.assign(state.userData, payload)
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectHasLeft: (state) => state.hasLeft,
    selectIsRevoked: (state) => state.isRevoked === true,
    selectSignInCount: (state) => state.signInCount,
    selectUser: (state) => state.userData,
  },
})

export const { signedIn, signedOut, sessionEnded, setupRequired, groupChanged, tokensRenewed, userChanged } =
  slice.actions
export const { selectHasLeft, selectIsRevoked, selectSignInCount, selectStatus, selectUser } = slice.selectors
export const authReducer = slice.reducer
