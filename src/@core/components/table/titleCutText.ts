import type { PointerEvent } from 'react'

const texts = '.row-link > :not(.avatar), .cell-text'

/** What the column is too narrow for is told in full to the pointer that rests on it. */
export function titleCutText({ target }: PointerEvent): void {
  const text = target instanceof Element ? target.closest<HTMLElement>(texts) : null
  if (text) text.title = text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : ''
}
