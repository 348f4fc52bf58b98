import { use, useCallback, useEffect } from 'react'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { MountedPathsContext } from '@/@core/hooks/shownNavigation'
import { useRenderAhead } from '@/@core/layouts/KeptScreens'
import { useRegion } from '@/i18n/useDateLocale'
import { useAhead } from '@/redux/firstLook'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useFormat } from '@/shared/dates/useFormat'
import { loadScreens } from './loadScreens'
import { loadWhenIdle, prefetchPlace, prefetchScreen, canPrefetch } from './prefetch'
import { useWorkPaths } from './useMenu'

/**
 * Prefetches screens. While the browser is idle: first `loadFirst`, then code and texts of the menu's screens except rarely used settings.
 * The returned function is called when the user is about to open an address: it prefetches the screen with its first calls, and renders
 * a place of the menu that was not opened yet.
 */
export function usePrefetch(loadFirst: () => Promise<unknown>): (address: string) => void {
  const paths = useWorkPaths()
  const region = useRegion()
  const { isoDay } = useFormat()
  const ability = useAppAbility()
  const seasonMonth = useSeasonMonth()
  const renderAhead = useRenderAhead()

  useEffect(() => loadWhenIdle([loadFirst, ...paths.flatMap((path) => loadScreens[path] ?? [])]), [paths, loadFirst])

  const ahead = useAhead()
  const mountedPathsRef = use(MountedPathsContext)

  return useCallback(
    (address) => {
      const { pathname: path, searchParams: search } = new URL(address, window.location.origin)
      if (!canPrefetch() || path === window.location.pathname) return
      const visit = {
        search,
        today: isoDay(new Date()),
        seasonMonth,
        region,
        isNarrow: window.matchMedia('(max-width: 767.98px)').matches,
        can: ability.can.bind(ability),
      }
      // A failure is shown by the screen itself.
      if (mountedPathsRef?.current.includes(path)) prefetchScreen(path, visit).catch(failureOf)
      else prefetchPlace(path, visit, ahead.ask).then(() => renderAhead(path), failureOf)
    },
    [ability, ahead, isoDay, mountedPathsRef, region, renderAhead, seasonMonth],
  )
}
