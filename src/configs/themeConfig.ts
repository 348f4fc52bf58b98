/** Where the browser remembers what a person changed. */
export const LAYOUT_STORAGE_KEY = 'batuta.layout'

/** How long the ripple of a pressed button lasts (SPEC section 9). */
export const RIPPLE_MS = 500

export const skins = ['dark', 'light', 'system'] as const
export const contentWidths = ['boxed', 'full'] as const
export const navbarTypes = ['floating', 'sticky', 'static', 'hidden'] as const
/** `white` is the skin's own surface, as in the template that these defaults come from: ink in the dark skin. The others keep their colour. */
export const navbarColors = ['white', 'ink', 'burgundy'] as const
export const footerTypes = ['static', 'sticky', 'hidden'] as const
export const directions = ['ltr', 'rtl'] as const

export interface LayoutSettings {
  layout: 'vertical'
  skin: (typeof skins)[number]
  width: (typeof contentWidths)[number]
  navbar: (typeof navbarTypes)[number]
  navbarColor: (typeof navbarColors)[number]
  footer: (typeof footerTypes)[number]
  direction: (typeof directions)[number]
  isMenuHidden: boolean
  isMenuCollapsed: boolean
  hasScrollTop: boolean
  /** Whether the menu and the search also show the samples; always off in a build without them. */
  hasSamples: boolean
}

/** The layout before anyone changes it (SPEC section 1). */
export const defaultLayout: LayoutSettings = {
  layout: 'vertical',
  skin: 'dark',
  width: 'boxed',
  navbar: 'floating',
  navbarColor: 'white',
  footer: 'static',
  direction: 'ltr',
  isMenuHidden: false,
  isMenuCollapsed: false,
  hasScrollTop: true,
  hasSamples: false,
}

function oneOf<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => option === value) ?? fallback
}

function boolean(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback
}

function parse(json: string): Partial<Record<keyof LayoutSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Someone's or something's garbage in the browser's storage: the layout starts afresh.
    return {}
  }
}

/** Settings as remembered by the browser; whatever is missing or not understood is the default. */
export function readLayoutSettings(json: string | null): LayoutSettings {
  const stored = parse(json ?? '')
  return {
    layout: defaultLayout.layout,
    skin: oneOf(skins, stored.skin, defaultLayout.skin),
    width: oneOf(contentWidths, stored.width, defaultLayout.width),
    navbar: oneOf(navbarTypes, stored.navbar, defaultLayout.navbar),
    navbarColor: oneOf(navbarColors, stored.navbarColor, defaultLayout.navbarColor),
    footer: oneOf(footerTypes, stored.footer, defaultLayout.footer),
    direction: oneOf(directions, stored.direction, defaultLayout.direction),
    isMenuHidden: boolean(stored.isMenuHidden, defaultLayout.isMenuHidden),
    isMenuCollapsed: boolean(stored.isMenuCollapsed, defaultLayout.isMenuCollapsed),
    hasScrollTop: boolean(stored.hasScrollTop, defaultLayout.hasScrollTop),
    hasSamples: boolean(stored.hasSamples, defaultLayout.hasSamples),
  }
}
