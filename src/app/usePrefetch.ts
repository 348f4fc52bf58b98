import { useCallback, useEffect } from 'react'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useRenderAhead } from '@/@core/layouts/KeptScreens'
import { useRegion } from '@/i18n/useDateLocale'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useFormat } from '@/shared/dates/useFormat'
import { loadScreens } from './loadScreens'
import { loadWhenIdle, prefetchScreen, canPrefetch } from './prefetch'
import { useWorkPaths } from './useMenu'

/**
 * Prefetches screens. While the browser is idle: first `loadFirst`, then code and texts of the menu's screens except rarely used settings.
 * The returned function prefetches the screen at a path with its first calls, renders it ahead, and is called when the user is about to open it.
 */
export function usePrefetch(loadFirst: () => Promise<unknown>): (path: string) => void {
  const paths = useWorkPaths()
  const region = useRegion()
  const { isoDay } = useFormat()
  const ability = useAppAbility()
  const seasonMonth = useSeasonMonth()
  const renderAhead = useRenderAhead()

  useEffect(() => loadWhenIdle([loadFirst, ...paths.flatMap((path) => loadScreens[path] ?? [])]), [paths, loadFirst])

  return useCallback(
    (path) => {
      if (!canPrefetch() || path === window.location.pathname) return
      const visit = {
        search: new URLSearchParams(),
        today: isoDay(new Date()),
        seasonMonth,
        region,
        isNarrow: window.matchMedia('(max-width: 767.98px)').matches,
        can: ability.can.bind(ability),
      }
      // A failure is shown by the screen itself.
      prefetchScreen(path, visit).then(() => renderAhead(path), failureOf)
    },
    [ability, isoDay, region, renderAhead, seasonMonth],
  )
}
