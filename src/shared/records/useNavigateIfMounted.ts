import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { useIsMounted } from '@/@core/hooks/useIsMounted'

/** Navigates after a save, unless the person has left the screen meanwhile. */
export function useNavigateIfMounted(): (to: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return (to, options) => (isMounted.current ? navigate(to, options) : undefined)
}
