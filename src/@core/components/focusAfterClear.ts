import { shownElement } from './shownElement'
/**
 * The button that clears the filters disappears with them, so the focus goes to the field beside it. Not on a touch screen, where
 * that would open the keyboard over the list.
 */
export function focusAfterClear(field: HTMLElement | null | undefined): void {
  if (window.matchMedia('(pointer: coarse)').matches) {
    shownElement('h1')?.focus({ preventScroll: true })
  } else field?.focus()
}
