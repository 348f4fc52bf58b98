import { useEffect } from 'react'
import type { LayoutSettings } from '@/configs/themeConfig'
import { useAppDispatch, useAppStore } from '@/redux/hooks'
import { layoutChanged } from '@/redux/layout'

/**
 * Shows the shell in another layout for as long as there is one to try and the page is open. The person's own settings come
 * back at the end, also where the browser is closed meanwhile, as it remembers them. `trial` has to be the same object while
 * nothing changes.
 */
export function useTrialLayout(trial: Partial<LayoutSettings> | null): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  useEffect(() => {
    if (!trial) return undefined
    const { isMenuHidden, isMenuCollapsed, width, navbar, footer, hasScrollTop } = store.getState().layout
    const restore = () =>
      void dispatch(layoutChanged({ isMenuHidden, isMenuCollapsed, width, navbar, footer, hasScrollTop }))
    dispatch(layoutChanged(trial))
    window.addEventListener('pagehide', restore)
    return () => {
      window.removeEventListener('pagehide', restore)
      restore()
    }
  }, [dispatch, store, trial])
}
