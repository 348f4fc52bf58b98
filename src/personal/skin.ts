import { safeSetItem } from '@/configs/safeSetItem'
import { LAYOUT_STORAGE_KEY } from '@/configs/themeConfig'

export type Skin = 'dark' | 'light'

function readLayout(): { skin?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(LAYOUT_STORAGE_KEY) ?? '{}'))
  } catch {
    // Garbage in the browser's storage: the choice starts afresh.
    return {}
  }
}

/** The one that was chosen, here or in the app, else dark, as there. */
export function readSkin(): Skin {
  const { skin } = readLayout()
  const isLight = skin === 'light' || (skin === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  return isLight ? 'light' : 'dark'
}

export function showSkin(skin: Skin): void {
  document.documentElement.dataset['bsTheme'] = skin
}

export function storeSkin(skin: Skin): void {
  safeSetItem(localStorage, LAYOUT_STORAGE_KEY, JSON.stringify({ ...readLayout(), skin }))
}
