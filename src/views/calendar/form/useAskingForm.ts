import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { fetchWantedLineups, type Lineups } from '@/redux/calendar/lineups'
import { useQuery } from '@/redux/useQuery'
import type { EventFormValues } from './eventFormValues'

export interface AskingForm {
  /** Deadline, call time and the like are shown: somebody opened them, or something is said there already. */
  isOpen: boolean
  open: () => void
  /** Null until they are wanted and there. */
  lineups: Lineups | null
}

/** What the part about asking knows: whether its second half is open, and the line-ups once they are wanted. */
export function useAskingForm({ control }: SchemaForm<EventFormValues>): AskingForm {
  const names = ['replyDays', 'callTime', 'meetingPoint', 'dress', 'lineupId'] as const
  const said = useWatch({ control, name: names })
  const [needs, asks] = useWatch({ control, name: ['needs', 'asks'] })
  const [isOpen, setOpen] = useState(false)
  const hasSomething = needs !== null || said.some((value) => value !== '')
  // Open for good: what is emptied again must not take its field away.
  if (hasSomething && !isOpen) setOpen(true)
  const { answer } = useQuery(fetchWantedLineups, isOpen || asks.who === 'instruments')
  return { isOpen, open: () => setOpen(true), lineups: answer }
}
