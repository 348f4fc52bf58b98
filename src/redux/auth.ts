import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Person, TokenPair, UserData } from '@contract/auth'

/**
 * `ended`: the session expired while the person worked; their identity is kept, so that they can continue. `setup`: the group requires a
 * second factor, which must be set up first.
 */
type AuthStatus = 'signedOut' | 'signedIn' | 'ended' | 'setup'

export interface AuthState {
  status: AuthStatus
  /** Incremented at each sign-in: requests that failed without a session are repeated. */
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
      if (state.userData?.id === payload.id) Object.assign(state.userData, { leads: undefined, ...payload })
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
