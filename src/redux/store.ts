import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { analyticsReducer } from './analytics'
import { authReducer, signedIn, signedOut } from './auth'
import { bookmarksReducer } from './bookmarks'
import { calendarReducer } from './calendar'
import { financesReducer } from './finances'
import type { FirstStore } from './firstStore'
import { layoutReducer } from './layout'
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

/** What one person loaded is never shown to the next. */
function rootReducer(state: Partial<RootState> | undefined, action: UnknownAction): RootState {
  const isOther = signedIn.match(action) && action.payload.id !== state?.auth?.userData?.id
  if (state && (isOther || signedOut.match(action))) {
    return areas({ ...areas(undefined, { type: 'reset' }), layout: state.layout }, action)
  }
  return areas(state, action)
}

export type AppStore = Omit<FirstStore, 'getState'> & { getState: () => RootState }

/** What is there already stays as it is. */
export function injectReducers(store: FirstStore): asserts store is AppStore {
  store.replaceReducer(rootReducer)
}
