import { useEffect } from 'react'
import { onceSettled } from '@/@core/hooks/useOnceSettled'
import { useAppDispatch } from '@/redux/hooks'
import { refreshUser } from '@/redux/authCalls'
import { onRefusal } from '@/api/refusals'

/**
 * Keeps menu and screens in step with the role: asks once the first screen is there, when the person comes back to its tab, and when a
 * screen was refused what the role had allowed.
 */
export function useFreshUser(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    // A failure changes nothing: the screens' own calls tell of it.
    const ask = () => void (document.visibilityState === 'visible' && dispatch(refreshUser()))
    const stopWaiting = onceSettled(ask)
    const forget = onRefusal('forbidden', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      stopWaiting()
      forget()
      document.removeEventListener('visibilitychange', ask)
    }
  }, [dispatch])
}
