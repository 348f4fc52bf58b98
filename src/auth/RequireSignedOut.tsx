import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { selectStatus } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Sign-in and registration: who is signed in goes on to where they wanted to be. */
export function RequireSignedOut() {
  const isSignedOut = useAppSelector(selectStatus) === 'signedOut'
  const { state } = useLocation()
  return isSignedOut ? <Outlet /> : <Navigate to={cameFrom(state) ?? paths.home} replace />
}

function cameFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  // Only an address of this app: a state that was tampered with leads nowhere else.
  return typeof state.from === 'string' && /^\/(?!\/)/.test(state.from) ? state.from : undefined
}
