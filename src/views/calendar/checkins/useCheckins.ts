import { useEffect, useState } from 'react'
import type { CheckinCode, CheckinList } from '@contract/calendar/checkins'
import type { Failure } from '@/api/failure'
import { fetchCheckins, fetchCode } from '@/redux/calendar/checkins'
import { usePolled } from './usePolled'

/**
 * A code is valid for at least half a minute, whatever this device's clock shows: a code that is loaded this often is always
 * valid.
 */
const CODE_EVERY_MS = 10_000
/** The next code is loaded this long after `changesAt`. */
const AFTER_CHANGE_MS = 100
const LIST_EVERY_MS = 5_000
/** A code that could not be loaded again is shown for this long. */
const CODE_LIFE_MS = 30_000

export interface Checkins {
  code: CheckinCode | null
  /** Until the next code is shown; undefined while there is none. */
  secondsLeft: number | undefined
  /** Whether the code can still be scanned; one that could not be renewed is taken away. */
  isCodeFresh: boolean
  /** Whether the event has ended. */
  isOver: boolean
  /** Of the last request of either. */
  failure: Failure | null
  list: CheckinList | null
  /** Sets the list that a change returned. */
  putList: (list: CheckinList) => void
  retry: () => void
}

/** The code and the list of the check-in screen, kept up to date while it is open. */
export function useCheckins(eventId: string): Checkins {
  const code = usePolled(fetchCode, eventId, CODE_EVERY_MS)
  const list = usePolled(fetchCheckins, eventId, LIST_EVERY_MS)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const { ask, at } = code
  const changesInMs = code.answer?.changesInMs
  useEffect(() => {
    if (changesInMs === undefined) return undefined
    const timer = setTimeout(ask, at + changesInMs - Date.now() + AFTER_CHANGE_MS)
    return () => clearTimeout(timer)
  }, [ask, at, changesInMs])
  const leftMs = changesInMs === undefined ? undefined : at + changesInMs - Math.max(now, at)
  return {
    code: code.answer,
    secondsLeft: leftMs === undefined ? undefined : Math.max(0, Math.ceil(leftMs / 1_000)),
    isCodeFresh: now - code.at < CODE_LIFE_MS,
    isOver: code.answer !== null && Date.parse(code.answer.closesAt) <= now,
    failure: code.failure ?? list.failure,
    list: list.answer,
    putList: list.put,
    retry: () => {
      code.ask()
      list.ask()
    },
  }
}
