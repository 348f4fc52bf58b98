import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { useIsHere } from '@/@core/hooks/useIsMounted'

/** To the screen that follows when something is saved: whoever went elsewhere while it was on its way is left there. */
export function useOnward(): (to: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return (to, options) => (isHere.current ? navigate(to, options) : undefined)
}
