import { shownElement } from '@/@core/components/shownElement'
import { paths } from '@/configs/paths'
import type { AppStore } from '@/redux/store'
import { waitUntilIdle } from './waitUntilIdle'

/**
 * Brings the focus to an event that was moved, and with that drawn anew in another place; to the month's title where it is on
 * another page now. A focus that is elsewhere by now stays.
 */
export async function focusEvent(store: AppStore, id: string): Promise<void> {
  await waitUntilIdle(store)
  // The events are drawn after the store changed, and the month a moment after its frame (MonthGrid, rerenderDelay).
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise(requestAnimationFrame)
  const held = document.activeElement
  // The pressed Undo button has the focus until its toast disappears.
  const isFree = !held || held === document.body || held.closest('.toast-note.is-leaving') !== null
  if (!isFree && held.getAttribute('href') !== paths.event(id)) return
  const link = shownElement(`.calendar-board a[href="${paths.event(id)}"]`)
  if (link) link.focus()
  // The screen does not show the event: focus the heading without scrolling.
  else shownElement('h1')?.focus({ preventScroll: true })
}
