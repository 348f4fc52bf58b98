import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { fetchWantedInstrumentations, type Instrumentations } from '@/redux/calendar/instrumentation'
import { useQuery } from '@/redux/useQuery'
import type { EventFormValues } from './eventFormValues'

export interface InviteesForm {
  /** Whether deadline, call time and the like are shown: somebody opened them, or one has a value. */
  isOpen: boolean
  open: () => void
  /** Null until they are wanted and there. */
  instrumentations: Instrumentations | null
}

/** State of the invitee settings: whether the second half is open, and the instrumentations, loaded once they are needed. */
export function useInviteesForm({ control }: SchemaForm<EventFormValues>): InviteesForm {
  const names = ['replyDays', 'callTime', 'meetingPoint', 'dress', 'lineupId', 'places', 'guestsMax'] as const
  const said = useWatch({ control, name: names })
  const [needs, invitees] = useWatch({ control, name: ['needs', 'asks'] })
  const [isOpen, setOpen] = useState(false)
  const hasSomething = needs !== null || said.some((value) => value !== '')
  // Open for good: what is emptied again must not take its field away.
  if (hasSomething && !isOpen) setOpen(true)
  const { answer } = useQuery(fetchWantedInstrumentations, isOpen || invitees.who === 'instruments')
  return { isOpen, open: () => setOpen(true), instrumentations: answer }
}
