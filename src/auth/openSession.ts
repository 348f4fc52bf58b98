import * as z from 'zod/mini'
import type { UserData } from '@contract/auth'
import { paths } from '@/configs/paths'
import { sessionEnded, signedIn, signedOut } from '@/redux/auth'
import type { AppDispatch, AppStore } from '@/redux/store'
import { call } from './call'
import { failureOf } from './failure'
import { bindUser, readSession, watchOtherTabs, writeSession, type SessionEnd } from './session'
import { endSession, onSessionEnd } from './sessionEnd'

/** After sign-in: stores who it is, ties this tab to them, and lets the screens know. */
export function openSession(dispatch: AppDispatch, userData: UserData): void {
  writeSession(userData)
  bindUser(userData.id)
  dispatch(signedIn(userData))
}

/** Signs out here, in the other tabs and on the server. What the server says to it changes nothing for the person. */
export async function leaveSession(): Promise<void> {
  const session = readSession()
  endSession('signed_out')
  if (!session) return
  const data = { refreshToken: session.refreshToken }
  await call(z.unknown(), { method: 'post', url: '/jwt/logout', data, isPublic: true }).catch(failureOf)
}

/** Keeps a tab and its store in step with what happens to the session, here and in the other tabs. */
export function followSession(store: AppStore): () => void {
  bindUser(store.getState().auth.userData?.id ?? null)
  const end = (reason: SessionEnd) => {
    if (reason === 'signed_out') bindUser(null)
    // Screens of a session that ran out stay mounted, and their late answers welcome.
    store.dispatch(reason === 'expired' ? sessionEnded() : signedOut())
  }
  const stopEnd = onSessionEnd(end)
  const stopTabs = watchOtherTabs((change) => {
    const known = store.getState().auth.userData
    if (typeof change === 'string') end(change)
    else if (known === null || known.id === change.id) {
      bindUser(change.id)
      store.dispatch(signedIn(change))
    } else {
      // Somebody else signed in in another tab: nothing of the first person may stay in this one.
      window.location.replace(paths.home)
    }
  })
  return () => {
    stopEnd()
    stopTabs()
  }
}
