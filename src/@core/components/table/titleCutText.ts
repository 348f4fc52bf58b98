import type { PointerEvent } from 'react'

const texts = '.row-link > :not(.avatar), .cell-text'

/** Gives a cell whose text is cut off a title with the whole text, when the pointer comes over it. */
export function titleCutText({ target }: PointerEvent): void {
  const text = target instanceof Element ? target.closest<HTMLElement>(texts) : null
  if (text) text.title = text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : ''
}
