import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** The group's time zone: everything is shown and typed in it, wherever the browser is. */
export function useGroupZone(): string {
  return useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
}
