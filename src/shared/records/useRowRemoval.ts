import { useCallback } from 'react'
import { useFocusAfterRemoval } from '@/@core/hooks/useFocusAfterRemoval'
import type { ListShown } from '@/redux/useList'
import type { RemovalOutcome } from './useRecordRemoval'

/** Removes a row of a list and brings the focus on. `area` goes around the rows. */
export function useRowRemoval<Row extends { id: string }>(
  { rows, reload }: ListShown<Row>,
  remove: (row: Row) => Promise<RemovalOutcome>,
) {
  const { area, remember, giveBack } = useFocusAfterRemoval(rows)
  const removeRow = useCallback(
    async (row: Row) => {
      remember(row)
      const outcome = await remove(row)
      if (outcome === 'missing') reload()
      if (outcome === 'failed') giveBack()
    },
    [remember, remove, giveBack, reload],
  )
  return { area, removeRow }
}
