import { useCallback, useEffect } from 'react'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useRenderAhead } from '@/@core/layouts/KeptScreens'
import type { MenuGroup } from '@/@core/layouts/menu'
import { useRegion } from '@/i18n/useDateLocale'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useFormat } from '@/shared/dates/useFormat'
import { loadScreens } from './loadScreens'
import { loadWhenIdle, prefetchScreen, canPrefetch } from './prefetch'

/**
 * Prefetches screens. While the browser is idle: first `loadFirst`, then code and texts of the menu's screens except rarely used settings.
 * The returned function prefetches the screen at a path with its first calls, renders it ahead, and is called when the user is about to open it.
 */
export function usePrefetch(menu: readonly MenuGroup[], loadFirst: () => Promise<unknown>): (path: string) => void {
  const region = useRegion()
  const { isoDay } = useFormat()
  const ability = useAppAbility()
  const seasonMonth = useSeasonMonth()
  const renderAhead = useRenderAhead()

  useEffect(() => {
    const places = menu.filter(({ id }) => id === 'work')
    const paths = places.flatMap(({ items }) => items.map(({ path }) => path))
    return loadWhenIdle([loadFirst, ...paths.flatMap((path) => loadScreens[path] ?? [])])
  }, [menu, loadFirst])

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
