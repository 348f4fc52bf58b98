const FIELD =
  ':is(input:not([type="hidden"], [type="radio"]), input[type="radio"]:checked, select, textarea):not(:disabled)'
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])'

/** A ref for the body of a dialog or drawer: takes the focus there, and lets the arrows scroll it. */
export function beginIn(body: HTMLElement | null): (() => void) | undefined {
  focusFirst(body)
  return scrolledByKeys(body)
}

/**
 * The focus goes to what it was opened for. That is its first field, else the answer
 * that Enter gives: the primary button at its foot, or in it; or where the question is dangerous and has none, the first one there, which
 * is harmless; else what is pressed or the first button in it, else the cross. As soon as it stands in the page, so that no key
 * is lost to what lies behind; a field that took the focus by itself keeps it.
 */
function focusFirst(body: HTMLElement | null): void {
  const dialog = body?.closest('.modal-content, .offcanvas')
  if (!body || !dialog || dialog.contains(document.activeElement)) return
  const foot = ':is(.modal-footer, .offcanvas-footer)'
  const target =
    body.querySelector<HTMLElement>(FIELD) ??
    dialog.querySelector<HTMLElement>(`${foot} .btn-primary:not(:disabled)`) ??
    body.querySelector<HTMLElement>('.btn-primary:not(:disabled)') ??
    dialog.querySelector<HTMLElement>(`${foot} :is(button, a)`) ??
    body.querySelector<HTMLElement>('button[aria-pressed="true"]:not(:disabled)') ??
    body.querySelector<HTMLElement>('button:not(:disabled)') ??
    dialog.querySelector<HTMLElement>('button')
  target?.focus()
}

/**
 * A ref for what may scroll: as long as it does and holds nothing that takes the focus, it takes the focus itself, so that the
 * arrows move it (WCAG 2.1.1).
 */
function scrolledByKeys(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    const isOutOfReach = box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE)
    if (isOutOfReach) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}
