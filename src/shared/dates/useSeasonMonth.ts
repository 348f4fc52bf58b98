import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** In which month the group's season begins, 1 to 12. */
export function useSeasonMonth(): number {
  return useAppSelector(selectUser)?.group.seasonMonth ?? 1
}
