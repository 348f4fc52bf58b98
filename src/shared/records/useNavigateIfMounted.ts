import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { useIsMounted } from '@/@core/hooks/useIsMounted'

/** To the screen that follows when something is saved: whoever went elsewhere while it was on its way is left there. */
export function useNavigateIfMounted(): (to: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return (to, options) => (isMounted.current ? navigate(to, options) : undefined)
}
