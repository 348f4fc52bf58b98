import { useLayoutEffect } from 'react'
import { useMediaQuery } from './useMediaQuery'
import type { LayoutSettings } from '@/configs/themeConfig'

/** Writes skin and direction to <html>, where the style sheets read them; follows the system's skin where asked to. */
export function useAppliedLayout({ skin, direction }: Pick<LayoutSettings, 'skin' | 'direction'>): void {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const systemSkin = prefersDark ? 'dark' : 'light'
  const shown = skin === 'system' ? systemSkin : skin

  // Before paint, so that no frame shows the other skin.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['bsTheme'] = shown
    root.dir = direction
  }, [shown, direction])
}
