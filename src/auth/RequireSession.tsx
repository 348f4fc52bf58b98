import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/areaTexts'
import { selectHasLeft, selectStatus } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { failureOf } from '@/api/failure'

/** Long after the first screen, and long before a session runs out: the server may then not be there to ask for the file. */
const FETCH_AHEAD_MS = 20_000

const loadEnded = () =>
  withTexts(['auth'], import('./SessionEndedScreen')).then((file) => ({ default: file.SessionEndedScreen }))
const SessionEndedScreen = lazy(loadEnded)
const SecondFactorSetupScreen = lazy(() =>
  withTexts(['security', 'auth'], import('./SecondFactorSetupScreen')).then((file) => ({
    default: file.SecondFactorSetupScreen,
  })),
)

/** Where a person wanted to go before sign-in; read by RequireSignedOut. */
export interface CameFrom {
  from?: string
}

/**
 * Lets through who is signed in. When the session ends in mid-work, or a second factor has to be set up first, the screens
 * below stay mounted, hidden, so that nothing typed is lost: afterwards they are back as they were.
 */
export function RequireSession() {
  const status = useAppSelector(selectStatus)
  const hasLeft = useAppSelector(selectHasLeft)
  const { pathname, search } = useLocation()
  useEffect(() => {
    // Where it does not come now, it is asked for again when it is needed.
    const timer = setTimeout(() => void loadEnded().catch(failureOf), FETCH_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  if (status === 'signedOut') {
    const state: CameFrom = hasLeft || pathname === paths.home ? {} : { from: pathname + search }
    return <Navigate to={paths.signIn} replace state={state} />
  }
  const isHidden = status !== 'signedIn'
  return (
    <>
      <div hidden={isHidden} inert={isHidden}>
        <Outlet />
      </div>
      {isHidden && (
        <Suspense fallback={<FullPageSpinner />}>
          {status === 'ended' ? <SessionEndedScreen /> : <SecondFactorSetupScreen />}
        </Suspense>
      )}
    </>
  )
}
