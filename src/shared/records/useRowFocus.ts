import { shownElement } from '@/@core/components/shownElement'
import { useCallback } from 'react'
import { useAppStore } from '@/redux/hooks'
import { isRequesting } from '@/redux/requestStatus'
import type { AppStore } from '@/redux/store'

type ListArea = 'members' | 'finances'

/**
 * Moves the focus, lost with the toast's button, to the link of a restored record's row; to the heading if the list shows another page,
 * or there is no list. Does nothing if the person has begun to type.
 */
export function useRowFocus(area: ListArea): (path: string) => Promise<void> {
  const store = useAppStore()
  return useCallback(
    async (path) => {
      await listSettled(store, area)
      // The rows are drawn after the store changed.
      await new Promise(requestAnimationFrame)
      if (document.activeElement?.closest('input, select, textarea, [role="dialog"]')) return
      const row = shownElement(`a.row-link[href="${path}"]`)
      const target = row ?? shownElement('h1')
      target?.focus()
    },
    [store, area],
  )
}

/** Resolves when the list is not loading; saving the record starts a reload. */
function listSettled(store: AppStore, area: ListArea): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isRequesting(store.getState()[area]?.status ?? 'idle')) return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    check()
  })
}
