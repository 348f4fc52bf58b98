import { useCallback } from 'react'
import { useAppStore } from '@/redux/hooks'
import type { AppStore } from '@/redux/store'

type ListArea = 'members' | 'finances'

/**
 * Brings the focus, which went with the toast's button, to the row of a record that came back, by its link; to the heading
 * where the list shows another page, or no list is shown. Whoever has begun to type is left alone.
 */
export function useRowFocus(area: ListArea): (path: string) => Promise<void> {
  const store = useAppStore()
  return useCallback(
    async (path) => {
      await listSettled(store, area)
      // The rows are drawn after the store changed.
      await new Promise(requestAnimationFrame)
      if (document.activeElement?.closest('input, select, textarea, [role="dialog"]')) return
      const row = document.querySelector<HTMLElement>(`a.row-link[href="${path}"]`)
      const target = row ?? document.querySelector<HTMLElement>('h1')
      target?.focus()
    },
    [store, area],
  )
}

/** Resolves when the list is not being asked: it was the moment the record was saved. */
function listSettled(store: AppStore, area: ListArea): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (store.getState()[area]?.status === 'loading') return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    check()
  })
}
