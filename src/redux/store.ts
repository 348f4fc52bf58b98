import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { analyticsReducer } from './analytics'
import { authReducer, signedIn, signedOut, type AuthState } from './auth'
import { bookmarksReducer } from './bookmarks'
import { calendarReducer } from './calendar'
import { financesReducer } from './finances'
import { layoutReducer, type LayoutState } from './layout'
import { membersReducer } from './members'

const areas = combineReducers({
  analytics: analyticsReducer,
  auth: authReducer,
  bookmarks: bookmarksReducer,
  calendar: calendarReducer,
  finances: financesReducer,
  layout: layoutReducer,
  members: membersReducer,
})

export type RootState = ReturnType<typeof areas>

/** What one person loaded is never shown to the next: another sign-in, or signing out, empties all but the layout. */
const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const isOther = signedIn.match(action) && action.payload.id !== state?.auth?.userData?.id
  if (state && (isOther || signedOut.match(action))) {
    return areas({ ...areas(undefined, { type: 'reset' }), layout: state.layout }, action)
  }
  return areas(state, action)
}

/** The store of a visit, which begins with who is signed in and how this browser likes its layout. */
export function createAppStore(preloadedState: { auth: AuthState; layout: LayoutState }) {
  return configureStore({ reducer: rootReducer, preloadedState })
}

export type AppStore = ReturnType<typeof createAppStore>
export type AppDispatch = AppStore['dispatch']
