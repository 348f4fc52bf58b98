import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { authReducer, signedIn, signedOut, type AuthState } from './auth'
import { layoutReducer, type LayoutState } from './layout'

/** Extended by the areas (`declare module` in each), which are added when their file is loaded: sign-in needs none. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface AreaStates {}

/** The areas are added with `injectInto`; see "Lazy loading slices" in Redux Toolkit's documentation of combineSlices. */
export const slices = combineSlices({ auth: authReducer, layout: layoutReducer }).withLazyLoadedSlices<AreaStates>()

export type RootState = ReturnType<typeof slices>

/** What one person loaded is never shown to the next: another sign-in, or signing out, empties all but the layout. */
const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const isOther = signedIn.match(action) && action.payload.id !== state?.auth?.userData?.id
  if (state && (isOther || signedOut.match(action))) {
    return slices({ ...slices(undefined, { type: 'reset' }), layout: state.layout }, action)
  }
  return slices(state, action)
}

/** The store of a visit; starts with the session and this browser's layout settings. */
export function createAppStore(preloadedState: { auth: AuthState; layout: LayoutState }) {
  return configureStore({ reducer: rootReducer, preloadedState })
}

export type AppStore = ReturnType<typeof createAppStore>
export type AppDispatch = AppStore['dispatch']
