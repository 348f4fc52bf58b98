import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { authReducer, type AuthState } from './auth'
import { layoutReducer, type LayoutState } from './layout'

const reducer = combineReducers({ auth: authReducer, layout: layoutReducer })

/** The store as a visit begins, enough for the sign-in page. The areas come with their screens (store.ts). */
export function createFirstStore(preloadedState: { auth: AuthState; layout: LayoutState }) {
  return configureStore({ reducer, preloadedState })
}

export type FirstStore = ReturnType<typeof createFirstStore>
export type AppDispatch = FirstStore['dispatch']
