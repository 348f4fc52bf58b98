import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { withTexts } from '@/i18n/i18n'
import { selectStatus } from '@/redux/auth'
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

/**
 * Lets through who is signed in; who is not does not come here (routes.tsx). When the session ends in mid-work, or a second factor has to be set up first, the screens
 * below stay mounted, hidden, so that nothing typed is lost: afterwards they are back as they were.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectStatus)
  useEffect(() => {
    // Where it does not come now, it is asked for again when it is needed.
    const timer = setTimeout(() => void loadEnded().catch(failureOf), FETCH_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  const isHidden = status !== 'signedIn'
  return (
    <>
      <div hidden={isHidden} inert={isHidden}>
        {children}
      </div>
      {isHidden && (
        <Suspense fallback={<FullPageSpinner />}>
          {status === 'ended' ? <SessionEndedScreen /> : <SecondFactorSetupScreen />}
        </Suspense>
      )}
    </>
  )
}
