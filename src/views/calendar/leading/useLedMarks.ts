import { useMemo, useState } from 'react'
import type { LedRoster } from '@contract/calendar/leading'
import { failureOf, type Failure } from '@/api/failure'
import { useOutbox } from '@/api/outbox/useOutbox'
import { selectUser } from '@/redux/auth'
import {
  fetchLedRoster,
  removeLedCheckin,
  setLedAttendance,
  setLedCheckin,
  setLedReply,
} from '@/redux/calendar/leading'
import { useAppSelector } from '@/redux/hooks'
import { marksStore } from '@/views/calendar/checkins/checkinOutbox'
import { ledOutbox, withPending, type SaidOfLed } from './ledOutbox'

interface LedMarksOptions {
  roster: LedRoster
  /** Called with the roster that the server returned. */
  onChanged: (roster: LedRoster) => void
  onRefused: (said: SaidOfLed, failure: Failure) => void
}

/** What a leader says of theirs: seen at once, sent at once, or as soon as there is a line again. */
export function useLedMarks({ roster, onChanged, onRefused }: LedMarksOptions) {
  const eventId = roster.event.id
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [store] = useState(() => marksStore('led', userId, eventId))

  async function request({ memberId, said, at }: SaidOfLed): Promise<LedRoster> {
    const key = { eventId, memberId }
    if (said.act === 'answer') return setLedReply({ ...key, answer: said.answer, reason: said.reason })
    if (said.act === 'attendance') return setLedAttendance({ ...key, status: said.status })
    if (said.act === 'here') {
      const { since, isLate } = said
      const when = since === undefined ? { agoMs: Math.max(0, Date.now() - at) } : { at: since }
      return setLedCheckin({ ...key, ...when, ...(isLate !== undefined && { isLate }) })
    }
    try {
      return await removeLedCheckin(key)
    } catch (thrown) {
      // Not here already: a colleague was faster, or the arrival before it was never sent.
      if (failureOf(thrown).code !== 'not_found') throw thrown
      return fetchLedRoster(eventId)
    }
  }

  const { pending, isWaiting, put, flush } = useOutbox(store, ledOutbox, {
    send: async (said) => onChanged(await request(said)),
    onRefused,
    onKept: () => undefined,
  })
  const shown = useMemo(() => withPending(roster, pending), [roster, pending])
  const say = (memberId: string, said: SaidOfLed['said']): void => put({ memberId, said, at: Date.now() })
  return { shown, unsent: isWaiting ? pending.length : 0, say, sendNow: () => void flush() }
}
