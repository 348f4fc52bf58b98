import type { UserData } from '@contract/auth'
import { paths } from '@/configs/paths'
import { sessionEnded, setupRequired, signedIn, signedOut, tokensRenewed } from '@/redux/auth'
import type { AppDispatch, AppStore } from '@/redux/store'
import { setTabUser, watchOtherTabs, writeSession, type SessionEnd } from '@/api/session'
import { onRefusal } from '@/api/refusals'
import { onRenewal } from '@/api/renewals'
import { onSessionEnd } from '@/api/sessionEnd'

/** After sign-in: stores who it is, ties this tab to them, and lets the screens know. */
export function openSession(dispatch: AppDispatch, userData: UserData): void {
  writeSession(userData)
  setTabUser(userData.id)
  dispatch(signedIn(userData))
}

/** Whether two sessions differ in their tokens at most. */
function isSamePerson(known: UserData, now: UserData): boolean {
  const { accessToken, refreshToken } = now
  return (
    JSON.stringify({ ...known, accessToken, refreshToken }) === JSON.stringify({ ...now, accessToken, refreshToken })
  )
}

/** Keeps a tab and its store in step with what happens to the session, here and in the other tabs. */
export function syncSession(store: AppStore): () => void {
  setTabUser(store.getState().auth.userData?.id ?? null)
  const end = (reason: SessionEnd) => {
    if (reason !== 'expired') setTabUser(null)
    // Screens of a session that ran out stay mounted, and their late answers welcome.
    store.dispatch(reason === 'expired' ? sessionEnded() : signedOut({ isRevoked: reason === 'revoked' }))
  }
  const stopEnd = onSessionEnd(end)
  const stopSetup = onRefusal('second_factor_setup_required', () => store.dispatch(setupRequired()))
  const stopRenewals = onRenewal((tokens) => store.dispatch(tokensRenewed(tokens)))
  const stopTabs = watchOtherTabs((change) => {
    const { userData: known, status } = store.getState().auth
    if (typeof change === 'string') end(change)
    else if (known !== null && status === 'signedIn' && isSamePerson(known, change))
      store.dispatch(tokensRenewed(change))
    else if (known === null || known.id === change.id) {
      setTabUser(change.id)
      store.dispatch(signedIn(change))
    } else {
      // Somebody else signed in in another tab: nothing of the first person may stay in this one.
      window.location.replace(paths.home)
    }
  })
  return () => {
    stopEnd()
    stopSetup()
    stopRenewals()
    stopTabs()
  }
}
