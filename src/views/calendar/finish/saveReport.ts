import type { FinishReport } from '@contract/calendar'
import { failureOf, HttpError, type Failure } from '@/api/failure'
import { createAppThunk, type AppThunk } from '@/redux/appThunk'
import { findReport, finishEvent } from '@/redux/calendar'
import { reportRules, storedReport, unflatten, type FlatReport } from './finishConflict'

/** Finishes the event with the report. A conflict tells of the event; its `current` becomes the report that stands there now. */
export const saveReport: AppThunk<FlatReport, FlatReport> = createAppThunk(
  'calendar/saveReport',
  async (report, { dispatch }) => {
    try {
      const { version } = await dispatch(finishEvent(unflatten(report))).unwrap()
      return { ...report, version }
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure.code !== 'conflict') throw thrown
      const now = await dispatch(findReport(report.id)).unwrap()
      const { version, extendedProps } = now.event
      const theirs = storedReport(now)
      // Another version is not what was wrong, and no choice would mend it.
      if (version === report.version || extendedProps.status === 'cancelled') throw withCurrent(failure, undefined)
      // The event alone was changed, or it was reopened with a report that says the same: ours is still to be written.
      const isReopened = extendedProps.status !== 'finished'
      if (!theirs || (isReopened && reportRules.isSame(report, theirs))) {
        return dispatch(saveReport({ ...report, version })).unwrap()
      }
      throw withCurrent(failure, unflatten(theirs))
    }
  },
)

function withCurrent(failure: Failure, current: FinishReport | undefined): HttpError {
  return new HttpError({ ...failure, current })
}
