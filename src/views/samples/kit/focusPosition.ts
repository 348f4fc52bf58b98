/** Where an element stands on a screen, as it was when it had the focus: remembered, since it may be gone when it is asked. */
export interface FocusPosition {
  element: HTMLElement
  /** From the inside out: what it stands in, and at which place there. */
  steps: { parent: Element; index: number }[]
}

const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** What stands side by side: when one goes, the next has its place. */
const GROUPS = 'ul, ol, [data-focus-group]'

export function placeOf(element: HTMLElement): FocusPosition {
  const steps: FocusPosition['steps'] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  }
  return { element, steps }
}

function controlIn(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined
  const controls = [element, ...element.querySelectorAll(CONTROLS)]
  return controls.find(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      control.matches(`:is(${CONTROLS}):enabled, a[href], summary`) &&
      control.checkVisibility(),
  )
}

/** What is there now: the element itself, else what moved into its place, or stands before it. Undefined where its group is gone too. */
export function focusSuccessor({ element, steps }: FocusPosition): HTMLElement | undefined {
  if (element.isConnected) return element
  for (const { parent, index } of steps) {
    if (!parent.isConnected) continue
    if (!parent.closest(GROUPS)) return undefined
    const children = [...parent.children]
    const inOrder = [...children.slice(index), ...children.slice(0, index).toReversed()]
    const heir = inOrder.map(controlIn).find((control) => control !== undefined)
    if (heir) return heir
  }
  return undefined
}
