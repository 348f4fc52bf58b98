import { failureOf } from '@/api/failure'
import { createAppThunk } from '@/redux/appThunk'
import { addEvent, updateEvent } from '@/redux/calendar'
import { eventOf, recordOf, type EventRecord, type EventRecordWrite } from './eventRecord'
import { undoOf } from '@/views/calendar/changes/eventUndo'

/** Adds the event or changes it: with its series where it repeats from now on, with those of its series that are meant. */
export const saveRecord = createAppThunk<EventRecord, EventRecordWrite>(
  'calendar/saveRecord',
  async (record, { dispatch }) => {
    const event = eventOf(record)
    const { repeat, scope } = record
    if (event.version === undefined) {
      const added = await dispatch(addEvent({ event, repeat })).unwrap()
      const { events = [added.event] } = added
      return { ...recordOf(added.event), added: events.length, undo: undoOf([], events) }
    }
    try {
      // The scope is named in any case: then the answer says what was there before, which is not always what was read.
      const answer = await dispatch(updateEvent({ event, scope: scope ?? 'this', repeat })).unwrap()
      const { events = [], previous = [] } = answer
      const added = repeat && { added: events.length }
      return { ...recordOf(answer.event), ...added, undo: undoOf(previous, events) }
    } catch (thrown) {
      if (failureOf(thrown).code !== 'not_found') throw thrown
      // Someone removed it. As it was last read, it comes back this way; anything else is refused the same.
      return recordOf((await dispatch(addEvent({ event })).unwrap()).event)
    }
  },
)
