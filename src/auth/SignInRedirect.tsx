import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { selectHasLeft } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Where a person wanted to go before sign-in; read by RequireSignedOut. */
interface CameFrom {
  from?: string
}

/** Sends who is not signed in to sign-in, and from there back to where they wanted to be. */
export function SignInRedirect() {
  const hasLeft = useAppSelector(selectHasLeft)
  const { pathname, search } = useLocation()
  const state: CameFrom = hasLeft || pathname === paths.home ? {} : { from: pathname + search }
  return <Navigate to={paths.signIn} replace state={state} />
}
