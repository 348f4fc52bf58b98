import type { FinishReport } from '@contract/calendar'
import { failureOf, HttpError, type Failure } from '@/api/failure'
import { createAppThunk, type AppThunk } from '@/redux/appThunk'
import { findReport, finishEvent } from '@/redux/calendar'
import { reportRules, storedReport, unflatten, type FlatReport } from './finishConflict'

/** Finishes the event with the report. The server's conflict names the event in `current`; this one names its stored report. */
export const saveReport: AppThunk<FlatReport, FlatReport> = createAppThunk(
  'calendar/saveReport',
  async (report, { dispatch }) => {
    try {
      const { version } = await dispatch(finishEvent(unflatten(report))).unwrap()
      return { ...report, version }
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure.code !== 'conflict') throw thrown
      const now = await findReport(report.id)
      const { version, extendedProps } = now.event
      const theirs = storedReport(now)
      // The refusal has another reason than a newer version: nothing to merge.
      if (version === report.version || extendedProps.status === 'cancelled') throw withCurrent(failure, undefined)
      // No report is in the way (only the event was changed), or it was reopened with an equal one: save over the new version.
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
