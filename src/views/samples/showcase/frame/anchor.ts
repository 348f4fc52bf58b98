import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** An example's id in the page, whose other ids it cannot meet. */
export const anchorOf = (id: string) => `example-${id}`

/** Goes to the example that the address names: it comes into sight, and its heading has the focus. */
export function useAnchor(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const target = hash.startsWith('#example-') ? document.getElementById(hash.slice(1)) : null
    target?.querySelector('h2')?.focus({ preventScroll: true })
    target?.scrollIntoView()
    // The same link pressed again goes there again.
  }, [location])
}
