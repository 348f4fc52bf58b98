/** The button that clears the filters goes with them: the focus stays beside it. A finger's keyboard would hide the list. */
export function focusAfterClear(field: HTMLElement | null | undefined): void {
  if (window.matchMedia('(pointer: coarse)').matches) {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  } else field?.focus()
}
