import { isDeepStrictEqual } from 'node:util'
import type { EventWrite, Repeat } from '@contract/calendar'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { assertWritable } from '../../../platform/records/saveRecord'
import { hasSameTimes } from './seriesEdit'
import { toEvent } from './eventLookup'
import type { EventRow } from './eventLookup'
import type { EventContent } from './eventRows'
import type { StoredEvent } from './eventWrites'

/** An event as a call sends it: `path` is where it stands in the body, for telling what is wrong with it. */
export interface SentEvent {
  write: EventWrite
  row: EventContent
  path: string
}

function contentOf({ version: _version, ...row }: EventRow): unknown {
  return toEvent({ ...row, seriesId: null, version: 1 })
}

/** Whether a write says of its event word for word what is stored. Its series is checked apart. */
function isUnchanged(stored: EventRow, wanted: EventContent): boolean {
  return isDeepStrictEqual(contentOf(stored), contentOf({ ...wanted, seriesId: null, version: 1 }))
}

/**
 * A series is the server's to give, but for those that new events of one call form among themselves (`series`); and events are
 * finished by finish-event alone.
 */
export function checkNew({ write, path }: SentEvent, series: ReadonlySet<string> = new Set()): void {
  const { seriesId } = write.extendedProps
  if (seriesId !== undefined && !series.has(seriesId.toLowerCase()))
    throw invalidField(`${path}.extendedProps.seriesId`, 'not_allowed')
  if (write.extendedProps.status === 'finished') throw invalidField(`${path}.extendedProps.status`, 'not_allowed')
}

/** Under an id that is taken: the same again is answered as it is stored, anything else is a conflict. */
export function checkRepetition({ row }: SentEvent, stored: StoredEvent, repeat?: Repeat): void {
  const isSame = isUnchanged(stored, row) && isDeepStrictEqual(stored.repeat, repeat ?? null)
  assertWritable(stored, undefined, isSame, toEvent(stored))
}

/** Whether the first event of a series is to be a single one again: it may, where nothing else is left of the series. */
export function isDetached({ extendedProps }: EventWrite, stored: StoredEvent): boolean {
  return extendedProps.seriesId === undefined && stored.seriesId === stored.id
}

/**
 * Whether the write may take the place of what is stored. Of a finished event the report says who was there at that time: what it is
 * called and says may be corrected, when it was and that it was not.
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

/** What is alreadyFinished is in the analytics: it is reopened first. */
export function alreadyFinished(stored: StoredEvent): ApiError {
  return new ApiError('already_finished', { current: toEvent(stored) })
}
