import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { selectHasLeft, selectStatus } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { SessionEndedScreen } from './SessionEndedScreen'

/** Where a person wanted to go before sign-in; read by RequireSignedOut. */
export interface CameFrom {
  from?: string
}

/**
 * Lets through who is signed in. When the session ends in mid-work the screens below stay mounted, hidden, so that
 * nothing typed is lost: after signing in again they are back as they were.
 */
export function RequireSession() {
  const status = useAppSelector(selectStatus)
  const hasLeft = useAppSelector(selectHasLeft)
  const { pathname, search } = useLocation()
  if (status === 'signedOut') {
    const state: CameFrom = hasLeft || pathname === paths.home ? {} : { from: pathname + search }
    return <Navigate to={paths.signIn} replace state={state} />
  }
  const hasEnded = status === 'ended'
  return (
    <>
      <div hidden={hasEnded} inert={hasEnded}>
        <Outlet />
      </div>
      {hasEnded && <SessionEndedScreen />}
    </>
  )
}
