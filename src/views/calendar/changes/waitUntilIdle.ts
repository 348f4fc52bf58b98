import { selectCalendar } from '@/redux/calendar'
import { isRequesting } from '@/redux/requestStatus'
import type { AppStore } from '@/redux/store'

/** Resolves when the calendar is not loading, as it does after each change: then it shows what is stored. */
export function waitUntilIdle(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isRequesting(selectCalendar(store.getState()).status)) return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    check()
  })
}
