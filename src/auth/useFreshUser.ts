import { useEffect } from 'react'
import { useAppDispatch } from '@/redux/hooks'
import { refreshUser } from '@/redux/auth'
import { onRefusal } from '@/api/refusals'

/** The first screen has its own calls to make; the role is seldom another one than at the last visit. */
const FIRST_ASK_MS = 1000

/**
 * Keeps menu and screens in step with the role: asks soon after the app opens, when the person comes back to its tab, and when a
 * screen was refused what the role had allowed.
 */
export function useFreshUser(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    // A failure changes nothing: the screens' own calls tell of it.
    const ask = () => void (document.visibilityState === 'visible' && dispatch(refreshUser()))
    const timer = setTimeout(ask, FIRST_ASK_MS)
    const forget = onRefusal('forbidden', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(timer)
      forget()
      document.removeEventListener('visibilitychange', ask)
    }
  }, [dispatch])
}
