import { useEffect } from 'react'
import { useAppDispatch } from '@/redux/hooks'
import { refreshUser } from '@/redux/authCalls'

/** Keeps menu and screens in step with the role: asks when the app opens, and when the person comes back to its tab. */
export function useFreshUser(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    // A failure changes nothing: the screens' own calls tell of it.
    const ask = () => void (document.visibilityState === 'visible' && dispatch(refreshUser()))
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [dispatch])
}
