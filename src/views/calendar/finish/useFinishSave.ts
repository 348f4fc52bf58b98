import { useState } from 'react'
import type { CalendarEvent, EventReport, FinishReport } from '@contract/calendar'
import { failureOf, type Failure } from '@/api/failure'
import { finishEvent, findReport } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { useIsMounted } from '@/@core/hooks/useIsMounted'
import { flatten, reportRules, storedReport, unflatten, type ReportConflict } from './finishConflict'

interface FinishSaveOptions {
  /** As the form read it. */
  read: EventReport
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (event: CalendarEvent, isMerged: boolean) => void
  onFailed: (failure: Failure) => void
}

interface FinishSave {
  save: (report: FinishReport) => Promise<void>
  conflict: ReportConflict | null
  /** Back to the form, nothing saved. */
  dismiss: () => void
}

/** Saves the report, and meets what others did to the event or its report meanwhile. */
export function useFinishSave({ read, onSaved, onFailed }: FinishSaveOptions): FinishSave {
  const dispatch = useAppDispatch()
  const isMounted = useIsMounted()
  const [conflict, setConflict] = useState<ReportConflict | null>(null)

  /** A refusal tells of the event; what its report says now has to be asked. */
  async function resolve(mine: FinishReport, refusal: Failure, base: FinishReport | null): Promise<void> {
    const now = await dispatch(findReport(mine.id)).unwrap()
    const theirs = storedReport(now)
    const isMovedOn = now.event.version !== mine.version && now.event.extendedProps.status !== 'cancelled'
    if (!isMovedOn) {
      onFailed(refusal)
      return
    }
    // The event alone was changed: its report is still ours to write.
    if (!theirs || JSON.stringify(base && { ...base, version: 0 }) === JSON.stringify({ ...theirs, version: 0 })) {
      await store({ ...mine, version: now.event.version }, theirs, false)
      return
    }
    const found = { mine: flatten(mine), theirs: flatten(theirs), read: base ? flatten(base) : undefined }
    const rules = reportRules(found)
    if (rules.isSame(found.mine, found.theirs) && now.event.extendedProps.status === 'finished') {
      // The answer to an earlier try was lost on its way, or both wrote the very same.
      onSaved(now.event, false)
    } else if (rules.questionsOf(found).length > 0) setConflict(found)
    else await store(unflatten(rules.merge(found, () => true)), theirs, true)
  }

  /** `base`: the report that this one was made from. */
  async function store(report: FinishReport, base: FinishReport | null, isMerged: boolean): Promise<void> {
    try {
      const event = await dispatch(finishEvent(report)).unwrap()
      setConflict(null)
      onSaved(event, isMerged)
    } catch (thrown) {
      setConflict(null)
      const failure = failureOf(thrown)
      // Nobody would see the questions.
      if (failure.code !== 'conflict' || !isMounted.current) onFailed(failure)
      else await resolve(report, failure, base).catch((late: unknown) => onFailed(failureOf(late)))
    }
  }

  return {
    // A choice between two versions is made from theirs; everything else from what was read.
    save: (report) => store(report, conflict ? unflatten(conflict.theirs) : storedReport(read), conflict !== null),
    conflict,
    dismiss: () => setConflict(null),
  }
}
