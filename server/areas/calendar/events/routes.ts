import type { FastifyRequest } from 'fastify'
import {
  EventList,
  allCalendarEventsCall,
  listEventsCall,
  findCalendarEventCall,
  addEventCall,
  updateEventCall,
  removeEventCall,
} from '@contract/calendar'
import { listCalendarNamesCall, addEventsCall, removeEventsCall } from '@contract/calendar/eventBatches'
import { previewCopyCall } from '@contract/calendar/seasonCopy'
import { previewSeriesCall, changeSeriesCall } from '@contract/calendar/seriesChange'
import { can } from '../../../platform/auth/abilities'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { replyList } from '../../../platform/http/longReplies'
import { eventCopyRepository } from './eventCopies'
import { eventNameRepository } from './eventNames'
import { eventRepository } from './eventRepository'
import { eventSeriesRepository } from './eventSeries'
import { eventSeriesChangeRepository } from './eventSeriesChanges'
import { findEventViewer } from './eventViewer'
import { serve } from '../../../platform/http/serve'
export const calendarRoutes: AreaRoutes = (app, { db }) => {
  const events = eventRepository(db)
  const names = eventNameRepository(db)
  const series = eventSeriesRepository(db)
  const seriesChanges = eventSeriesChangeRepository(db)
  const copies = eventCopyRepository(db)

  async function viewerOf(request: FastifyRequest) {
    const caller = callerOf(request)
    return { groupId: caller.groupId, viewer: await findEventViewer(db, caller) }
  }

  serve(app, allCalendarEventsCall, async (request, reply) => {
    const { groupId, viewer } = await viewerOf(request)
    return replyList(reply, EventList, await events.all(groupId, viewer))
  })

  serve(app, listEventsCall, async (request, reply) => {
    const { groupId, viewer } = await viewerOf(request)
    return replyList(reply, EventList, await events.list(groupId, viewer, request.query))
  })

  serve(app, listCalendarNamesCall, async (request) => {
    const { groupId, viewer } = await viewerOf(request)
    return names.list(groupId, viewer, request.query.q)
  })

  serve(app, findCalendarEventCall, async (request) => {
    const { groupId, viewer } = await viewerOf(request)
    return { event: await events.find(groupId, viewer, request.query.id) }
  })

  serve(app, addEventCall, async (request, reply) => {
    const caller = callerOf(request)
    const { event, repeat } = request.body
    const { isNew, ...answer } =
      repeat === undefined ? await events.save(caller, event) : await series.add(caller, event, repeat)
    return reply.code(isNew ? 201 : 200).send(answer)
  })

  serve(app, updateEventCall, (request) => series.update(callerOf(request), request.body))

  serve(app, removeEventCall, (request) => series.remove(callerOf(request), request.query.id, request.query.scope))

  serve(app, addEventsCall, async (request, reply) => {
    const { events: writes, remove } = request.body
    const { events: saved, isNew } = await events.saveAll(callerOf(request), writes, remove)
    return reply.code(isNew ? 201 : 200).send({ events: saved })
  })

  serve(app, removeEventsCall, async (request) => ({
    ids: await events.removeAll(callerOf(request), request.body.ids),
  }))

  serve(app, previewSeriesCall, (request) => seriesChanges.preview(callerOf(request).groupId, request.body))

  serve(app, changeSeriesCall, (request) => seriesChanges.change(callerOf(request), request.body))

  serve(app, previewCopyCall, (request) => {
    const { groupId, role } = callerOf(request)
    return copies.preview(groupId, request.body.copy, { withBudgets: can(role, 'manage', 'Finance') })
  })
}
