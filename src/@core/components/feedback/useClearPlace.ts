import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** Where toasts may stand, the first that hides nothing is taken; _toaster.scss places them. */
const places = ['end', 'start', 'top'] as const

const CONTROLS = 'input, select, textarea, button, a[href], [tabindex="0"]'
const FIELDS = 'input, select, textarea'
const MAIN_BUTTONS = '.btn-primary, [type="submit"], .modal-footer .btn, .form-actions .btn'

/**
 * Moves the list of toasts to where it hides neither what has the focus, nor the control and the field after it, nor the main buttons of
 * the page or dialog; and above a phone's keyboard. Judged when a toast comes or goes, when the focus moves and when a dialog stands, and not while one scrolls.
 */
export function useClearPlace(list: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    if (shown !== '' && list.current) place(list.current)
  }, [list, shown])

  useEffect(() => {
    if (shown === '') return undefined
    const view = window.visualViewport
    const placeAgain = () => {
      if (list.current) place(list.current)
    }
    // A dialog moves while it opens, and has the focus before it stands.
    const placeBesideDialog = ({ target }: Event) => {
      if (target instanceof Element && target.matches('.modal, .modal-dialog')) placeAgain()
    }
    document.addEventListener('focusin', placeAgain)
    document.addEventListener('transitionend', placeBesideDialog)
    window.addEventListener('resize', placeAgain)
    view?.addEventListener('resize', placeAgain)
    return () => {
      document.removeEventListener('focusin', placeAgain)
      document.removeEventListener('transitionend', placeBesideDialog)
      window.removeEventListener('resize', placeAgain)
      view?.removeEventListener('resize', placeAgain)
    }
  }, [list, shown])
}

function place(list: HTMLElement): void {
  // Nothing moves away from under the pointer or the focus.
  if (list.contains(document.activeElement) || list.matches(':hover')) return
  // What a phone's keyboard covers; not every browser tells, and one that is zoomed in tells something else.
  const { scale = 1, height = window.innerHeight, offsetTop = 0 } = window.visualViewport ?? {}
  const hidden = scale === 1 ? Math.max(0, window.innerHeight - height - offsetTop) : 0
  list.style.setProperty('--keyboard-height', `${hidden}px`)
  const kept = keptInSight().map((element) => element.getBoundingClientRect())
  const hides = places.map((name) => {
    list.dataset.place = name
    const box = list.getBoundingClientRect()
    return kept.filter((rect) => isOver(box, rect)).length
  })
  list.dataset.place = places[hides.indexOf(Math.min(...hides))]
}

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** A dialog alone can be used while it is open. */
function keptInSight(): Element[] {
  const dialog = document.activeElement?.closest('.modal') ?? [...document.querySelectorAll('.modal.show')].at(-1)
  const scope = dialog ?? document.querySelector('main') ?? document.body
  const focused = scope.contains(document.activeElement) ? document.activeElement : null
  const mainButtons = [...scope.querySelectorAll(MAIN_BUTTONS)]
  if (!focused) return mainButtons
  const after = (selector: string) => [...scope.querySelectorAll(selector)].find((each) => isAfter(focused, each))
  return [focused, after(CONTROLS), after(FIELDS), ...mainButtons].filter((each) => each !== undefined)
}

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && other.getClientRects().length > 0
