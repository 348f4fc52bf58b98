import { useCallback, useLayoutEffect, useRef } from 'react'
import { useFocusAfterRemoval } from '@/@core/hooks/useFocusAfterRemoval'
import type { ListShown } from '@/redux/useList'
import type { RemovalOutcome } from './useRecordRemoval'

/** Removes a row of a list and moves the focus on. `area` is the element around the rows. */
export function useRowRemoval<Row extends { id: string }>(
  { rows, reload }: ListShown<Row>,
  remove: (row: Row) => Promise<RemovalOutcome>,
) {
  const { area, remember, giveBack } = useFocusAfterRemoval(rows)
  const latest = useRef<(row: Row) => Promise<void>>(null)
  useLayoutEffect(() => {
    latest.current = async (row) => {
      remember(row)
      const outcome = await remove(row)
      if (outcome === 'missing') reload()
      if (outcome === 'failed') giveBack()
    }
  })
  // Stable while the list exists: every row uses it, and each page has another `reload`.
  const removeRow = useCallback(async (row: Row) => latest.current?.(row), [])
  return { area, removeRow }
}
