import { useMemo, useState } from 'react'
import type { CheckinList } from '@contract/calendar/checkins'
import { failureOf, type Failure } from '@/api/failure'
import { selectUser } from '@/redux/auth'
import { fetchCheckins, removeCheckin, setCheckin } from '@/redux/calendar/checkins'
import { setReply } from '@/redux/calendar/roster'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { useOutbox } from '@/api/outbox/useOutbox'
import { checkinOutbox, marksStore, withPending, type SaidAtDoor } from './checkinOutbox'

interface CheckinMarksOptions {
  list: CheckinList
  /** Called with the list that the server returned. */
  onChanged: (list: CheckinList) => void
  onRefused: (said: SaidAtDoor, failure: Failure) => void
}

/**
 * What is said of people at the door: seen at once, sent at once, or as soon as there is a line again, also by the next visit of
 * this screen.
 */
export function useCheckinMarks({ list, onChanged, onRefused }: CheckinMarksOptions) {
  const { eventId } = list
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [store] = useState(() => marksStore('checkins', userId, eventId))

  async function send({ id, isDeputy, said, at }: SaidAtDoor): Promise<void> {
    const key = { eventId, ...(isDeputy ? { deputyId: id } : { memberId: id }) }
    if (said.act === 'here') {
      const { since, isLate } = said
      const when = since === undefined ? { agoMs: Math.max(0, Date.now() - at) } : { at: since }
      onChanged(await setCheckin({ ...key, ...when, ...(isLate !== undefined && { isLate }) }))
      return
    }
    if (said.act === 'answer') {
      const { answer, reason } = said
      await dispatch(setReply({ ...key, answer, ...(reason !== undefined && { reason }) })).unwrap()
    } else {
      try {
        onChanged(await removeCheckin(key))
        return
      } catch (thrown) {
        // Not here already: a colleague was faster, or the arrival before it was never sent.
        if (failureOf(thrown).code !== 'not_found') throw thrown
      }
    }
    // It is taken; a list that does not come now comes with the next look at it.
    await fetchCheckins(eventId).then(onChanged, () => undefined)
  }

  const { pending, isWaiting, put, flush } = useOutbox(store, checkinOutbox, {
    send,
    onRefused,
    onKept: () => undefined,
  })
  const shown = useMemo(() => withPending(list, pending), [list, pending])
  const unsent = useMemo(() => new Set(isWaiting ? pending.map(({ id }) => id) : []), [isWaiting, pending])
  const say = (said: Omit<SaidAtDoor, 'at'>): void => put({ ...said, at: Date.now() })
  return { shown, unsent, say, sendNow: () => void flush() }
}
