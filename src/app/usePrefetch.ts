import { useCallback, useEffect } from 'react'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import type { MenuGroup } from '@/@core/layouts/menu'
import { useRegion } from '@/i18n/useDateLocale'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useFormat } from '@/shared/dates/useFormat'
import { loadScreens } from './loadScreens'
import { loadWhenIdle, prefetchScreen, canPrefetch } from './prefetch'

/**
 * Has the screens of the menu there before they are opened: those of its places, not of the settings, which few open, have their code
 * and words fetched one after the other while the browser is idle, first what `loadFirst` fetches; besides, with their first calls,
 * those that the person is about to open: what it answers is called with their path.
 */
export function usePrefetch(menu: readonly MenuGroup[], loadFirst: () => Promise<unknown>): (path: string) => void {
  const region = useRegion()
  const { isoDay } = useFormat()
  const ability = useAppAbility()
  const seasonMonth = useSeasonMonth()

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
      // The screen itself says what does not come.
      prefetchScreen(path, visit).catch(failureOf)
    },
    [ability, isoDay, region, seasonMonth],
  )
}
