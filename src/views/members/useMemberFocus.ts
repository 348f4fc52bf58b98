import { useCallback } from 'react'
import { paths } from '@/configs/paths'
import { useAppStore } from '@/redux/hooks'
import type { AppStore } from '@/redux/store'

/**
 * Brings the focus, which went with the toast's button, to the row of a member who came back; to the heading where the list
 * shows another page. Whoever has begun to type is left alone.
 */
export function useMemberFocus(): (id: string) => Promise<void> {
  const store = useAppStore()
  return useCallback(
    async (id) => {
      await listSettled(store)
      // The rows are drawn after the store changed.
      await new Promise(requestAnimationFrame)
      if (document.activeElement?.closest('input, select, textarea, [role="dialog"]')) return
      const row = document.querySelector<HTMLElement>(`a.row-link[href="${paths.member(id)}"]`)
      const target = row ?? document.querySelector<HTMLElement>('h1')
      target?.focus()
    },
    [store],
  )
}

/** Resolves when the list is not being asked: it was the moment the member was saved. */
function listSettled(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (store.getState().members.status === 'loading') return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    check()
  })
}
