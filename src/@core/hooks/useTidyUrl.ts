import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** By parameter, how the address is to say it; `undefined`: not at all. */
export type UrlValues = Readonly<Record<string, string | undefined>>

/** The search of an address with its parameters as they are to be said; null where it says them so. One that it leaves out stays out. */
function tidySearch(search: string, values: UrlValues): string | null {
  const now = new URLSearchParams(search)
  const wrong = Object.entries(values).filter(([key, value]) => now.getAll(key).some((said) => said !== value))
  if (wrong.length === 0) return null
  for (const [key, value] of wrong) {
    if (value === undefined) now.delete(key)
    else now.set(key, value)
  }
  return now.toString()
}

/**
 * Takes out of the address what is wrong in it, in place of the present step: what a screen does not show, its address, which may be
 * reloaded, kept or sent to somebody, does not say either. Parameters that are not among the values are left alone.
 */
export function useTidyUrl(values: UrlValues): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const tidied = tidySearch(search, values)

  useEffect(() => {
    // Another address may have been asked for since (useUrlParams).
    const isShown = window.location.pathname === pathname && window.location.search === search
    if (tidied !== null && isShown) void navigate({ search: tidied, hash }, { replace: true, state })
  }, [tidied, navigate, pathname, search, hash, state])
}
