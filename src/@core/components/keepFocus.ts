import { isShown, shownElement } from './shownElement'

/** The link past the menu is no place to go on from: it lies over what is there once it is shown. */
const FOCUSABLE =
  ':is(a[href]:not(.skip-link), button, input:not([type="hidden"]), select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])'
/** What the focus only visits: it goes back to where it came from. */
const VISITED = '[role="dialog"], .toaster'

/** An element with all that is around it, and which child of each it was, from within to without. */
interface Place {
  element: HTMLElement
  around: { parent: Element; index: number }[]
}

function placeOf(element: HTMLElement): Place {
  const around: Place['around'] = []
  let child: Element = element
  for (let parent = child.parentElement; parent && parent !== document.body; parent = child.parentElement) {
    around.push({ parent, index: [...parent.children].indexOf(child) })
    child = parent
  }
  return { element, around }
}

/** What is chosen within, else the first that takes the focus. */
function focusableIn(box: Element | undefined): HTMLElement | undefined {
  if (!box || !isShown(box)) return undefined
  if (box.matches(FOCUSABLE) && box instanceof HTMLElement) return box
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown)
  return all.find((one) => one.matches('[aria-pressed="true"], :checked')) ?? all[0]
}

/** The element itself, or the same one drawn anew; else what moved into its place, or into that of what was around it. */
function nearest({ element, around }: Place): HTMLElement | undefined {
  if (isShown(element)) return element
  const anew = element.id === '' ? null : document.getElementById(element.id)
  if (anew) return anew
  for (const { parent, index } of around) {
    if (!isShown(parent)) continue
    // A screen that is gone is no place to go on from: the next one says itself where it begins.
    if (parent.matches('main, #root')) break
    const found = focusableIn(parent.children[index]) ?? focusableIn(parent.children[index - 1])
    if (found) return found
  }
  return shownElement('main h1') ?? undefined
}

/**
 * Whoever works by keys never loses the focus (WCAG 2.4.3): where the element that had it is taken out of the page, it goes on
 * nearby; out of a dialog or a notification, to where it came from. A screen that knows better gives it itself, and is first.
 * By a finger or the pointer it stays gone: there it would only open keyboards and move the page. Call once, before anything that
 * has the focus goes.
 */
export function keepFocus(): void {
  let last: Place | null = null
  let outside: Place | null = null
  let isByPointer = false
  let isAsked = false

  function rescue(): void {
    isAsked = false
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const [dialog] = [...document.querySelectorAll('[role="dialog"]')].toReversed()
    const isVisit = last.around.some(({ parent }) => parent.matches(VISITED))
    const from = isVisit && !last.around.some(({ parent }) => parent === dialog) ? outside : last
    last = null
    const target = from ? nearest(from) : undefined
    // What lies behind a dialog does not get it.
    const reached = dialog && !dialog.contains(target ?? null) ? focusableIn(dialog) : target
    reached?.focus({ preventScroll: true })
  }

  function follow(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return
    last = placeOf(target)
    if (!target.closest(VISITED)) outside = last
  }

  follow(document.activeElement)
  document.addEventListener('focusin', ({ target }) => follow(target))
  document.addEventListener('pointerdown', () => (isByPointer = true), true)
  document.addEventListener('keydown', () => (isByPointer = false), true)
  new MutationObserver(() => {
    if (isAsked || isByPointer || !last || last.element.isConnected) return
    isAsked = true
    // After the effects of what was drawn.
    requestAnimationFrame(() => setTimeout(rescue))
  }).observe(document, { childList: true, subtree: true })
}
