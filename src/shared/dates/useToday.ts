import { useState } from 'react'
import { useFormat } from './useFormat'

/** The group's calendar date as the screen opened, `YYYY-MM-DD`. */
export function useToday(): string {
  const { isoDay } = useFormat()
  const [openedAt] = useState(() => new Date())
  return isoDay(openedAt)
}
