let isPressed = false
let waiting: (() => void)[] = []

function release(): void {
  isPressed = false
  const runs = waiting
  waiting = []
  for (const run of runs) run()
}

/** Begins to look at what is pressed: once, before anything is shown. */
export function watchPresses(): void {
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', () => (isPressed = true), options)
  // The click comes after the release of the pointer, in the same task.
  const soon = () => setTimeout(release)
  window.addEventListener('pointerup', soon, options)
  window.addEventListener('pointercancel', soon, options)
  // The window's own: that of a field that loses the focus to the button does not bubble.
  window.addEventListener('blur', soon)
}

/**
 * Runs at once, or, while a pointer is down, once it was released. For what appears by itself, as an answer does: where it moves a button
 * between the press and the release, the browser makes no click of them.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}
