const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])'

/**
 * A ref for what may scroll: as long as it does and holds nothing that takes the focus, it takes the focus itself, so that the
 * arrows move it (WCAG 2.1.1).
 */
export function scrolledByKeys(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    const isOutOfReach = box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE)
    if (isOutOfReach) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}
