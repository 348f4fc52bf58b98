import { isDeepStrictEqual } from 'node:util'
import type { EventWrite, Repeat } from '@contract/calendar'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { assertWritable } from '../../../platform/records/saveRecord'
import { hasSameTimes } from './seriesEdit'
import { toEvent } from './eventLookup'
import type { EventRow } from './eventLookup'
import type { EventContent } from './eventRows'
import type { StoredEvent } from './eventWrites'

/** An event as a call sends it. `path` is its place in the body, for the fields of errors. */
export interface SentEvent {
  write: EventWrite
  row: EventContent
  path: string
}

function contentOf(row: EventContent): unknown {
  return toEvent({ ...row, played: null, seriesId: null, version: 1 })
}

/** Whether a write is identical to what is stored. The series is compared elsewhere, and what was played is not written. */
function isUnchanged(stored: EventRow, wanted: EventContent): boolean {
  return isDeepStrictEqual(contentOf(stored), contentOf(wanted))
}

/**
 * Throws for a new event that is finished, as `finish-event` alone does that, or that names a series other than those which
 * the new events of the call form (`series`).
 */
export function checkNew({ write, path }: SentEvent, series: ReadonlySet<string> = new Set()): void {
  const { seriesId } = write.extendedProps
  if (seriesId !== undefined && !series.has(seriesId.toLowerCase()))
    throw invalidField(`${path}.extendedProps.seriesId`, 'not_allowed')
  if (write.extendedProps.status === 'finished') throw invalidField(`${path}.extendedProps.status`, 'not_allowed')
}

/**
 * Checks a new event whose id exists. A repeated call is accepted, and is answered with what is stored; anything else is a
 * `conflict`.
 */
export function checkRepetition({ row }: SentEvent, stored: StoredEvent, repeat?: Repeat): void {
  const isSame = isUnchanged(stored, row) && isDeepStrictEqual(stored.repeat, repeat ?? null)
  assertWritable(stored, undefined, isSame, toEvent(stored))
}

/** Whether the write takes the first event out of its series; the caller checks that no other event of the series is left. */
export function isDetached({ extendedProps }: EventWrite, stored: StoredEvent): boolean {
  return extendedProps.seriesId === undefined && stored.seriesId === stored.id
}

/**
 * Throws where the write may not replace what is stored. The report of a finished event says who was there at that time, so
 * that its texts may be corrected, but not its times or status.
 */
export function checkReplacement({ write, row, path }: SentEvent, stored: StoredEvent): void {
  assertWritable(stored, write.version, isUnchanged(stored, row), toEvent(stored))
  const { seriesId, status } = write.extendedProps
  if ((seriesId?.toLowerCase() ?? null) !== stored.seriesId && !isDetached(write, stored))
    throw invalidField(`${path}.extendedProps.seriesId`, seriesId === undefined ? 'required' : 'not_allowed')
  if (stored.status === 'finished') {
    if (status !== 'finished' || !hasSameTimes(stored, row)) throw alreadyFinished(stored)
  } else if (status === 'finished') throw invalidField(`${path}.extendedProps.status`, 'not_allowed')
}

/** The error for changing a finished event: analytics count it, so it is to be reopened first. */
export function alreadyFinished(stored: StoredEvent): ApiError {
  return new ApiError('already_finished', { current: toEvent(stored) })
}
