import { useMemo, useSyncExternalStore } from 'react'

export interface SkinColours {
  skin: 'dark' | 'light'
  ink: string
  muted: string
  line: string
  surface: string
  /** Of the series, in their order. */
  series: [string, string, string, string]
}

function onSkinChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] })
  return () => observer.disconnect()
}

const shownSkin = () => (document.documentElement.dataset['bsTheme'] === 'light' ? 'light' : 'dark')

/** The house's colours as numbers, for libraries that paint and cannot read a token; new ones when the skin changes. */
export function useSkinColours(): SkinColours {
  const skin = useSyncExternalStore(onSkinChange, shownSkin)
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement)
    const read = (token: string) => style.getPropertyValue(`--${token}`).trim()
    return {
      skin,
      ink: read('ink'),
      muted: read('ink-muted'),
      line: read('line'),
      surface: read('surface-raised'),
      series: [read('ensaio'), read('caution'), read('particular'), read('publico')],
    }
  }, [skin])
}
