const FIELD =
  ':is(input:not([type="hidden"], [type="radio"]), input[type="radio"]:checked, select, textarea):not(:disabled)'

/**
 * A ref for the body of a dialog: the focus goes to what the dialog was opened for. That is its first field, else the
 * first button at its foot (of a question: the harmless answer), else its first button. As soon as it stands in the page,
 * so that no key is lost to what lies behind; a field that took the focus by itself keeps it.
 */
export function focusFirst(body: HTMLElement | null): void {
  const dialog = body?.closest('.modal-content')
  if (!body || !dialog || dialog.contains(document.activeElement)) return
  const target =
    body.querySelector<HTMLElement>(FIELD) ??
    dialog.querySelector<HTMLElement>('.modal-footer :is(button, a)') ??
    dialog.querySelector<HTMLElement>('button')
  target?.focus()
}
