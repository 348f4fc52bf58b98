export const isShown = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true })

/** The first element that matches and is shown: screens that are kept (KeptScreens.tsx) are in the page as well, hidden. */
export function shownElement(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null
}
