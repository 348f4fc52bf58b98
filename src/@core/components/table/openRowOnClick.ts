import type { MouseEvent } from 'react'

const ownControls = 'a, button, input, select, textarea, label'

/**
 * Follows the row's link for a click anywhere on the row, with the same keys and button, so that Ctrl, Cmd and the
 * middle button open a tab as on the link itself. Not where the person pressed a control or is selecting text.
 */
export function openRowOnClick(event: MouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || button > 1 || target.closest(ownControls)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('[role="row"]')?.querySelector('a.row-link')
  const isOther = ctrlKey || metaKey || shiftKey || button === 1
  if (!(link instanceof HTMLAnchorElement)) return
  if (isOther) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
