import { failureOf } from '@/api/failure'
import { createAppThunk } from '@/redux/appThunk'
import { addEvent, updateEvent } from '@/redux/calendar'
import { eventOf, recordOf, type EventRecord, type EventRecordWrite } from './eventRecord'
import { undoOf } from '@/views/calendar/changes/eventUndo'

/** Adds or updates the event, with `repeat` as a new series, with `scope` for several events of its series. */
export const saveRecord = createAppThunk<EventRecord, EventRecordWrite>(
  'calendar/saveRecord',
  async (record, { dispatch }) => {
    const event = eventOf(record)
    const { repeat, scope, answers } = record
    if (event.version === undefined) {
      const added = await dispatch(addEvent({ event, repeat })).unwrap()
      const { events = [added.event] } = added
      return { ...recordOf(added.event), added: events.length, undo: undoOf([], events) }
    }
    try {
      // With a scope the answer contains the previous events, which may differ from what was read.
      const answer = await dispatch(updateEvent({ event, scope: scope ?? 'this', repeat, answers })).unwrap()
      const { events = [], previous = [] } = answer
      const added = repeat && { added: events.length }
      return { ...recordOf(answer.event), ...added, undo: undoOf(previous, events) }
    } catch (thrown) {
      if (failureOf(thrown).code !== 'not_found') throw thrown
      // Someone removed it: adding it under its id restores it, if it is sent as last read; else the server refuses.
      return recordOf((await dispatch(addEvent({ event })).unwrap()).event)
    }
  },
)
