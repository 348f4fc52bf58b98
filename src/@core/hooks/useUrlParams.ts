import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

type UrlChange = (now: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address whose screen is shown, and a way to change those that were asked for last. The two differ for
 * a moment while a screen is on its way (AppRouter): a change made of the shown ones would take back what was asked for since.
 * A change that comes when the person is already on the way to another path, as a search does that waits for the typing to
 * pause, is dropped.
 */
export function useUrlParams() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const changeParams = useCallback(
    (change: UrlChange, options?: { replace: boolean }) => {
      const { location } = window
      if (location.pathname !== pathname) return
      void navigate({ search: change(new URLSearchParams(location.search)).toString() }, options)
    },
    [navigate, pathname],
  )
  return [params, changeParams] as const
}
