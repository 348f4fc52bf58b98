import {
  EventAnswer,
  EventBody,
  EventList,
  EventListQuery,
  EventRemovalAnswer,
  EventRemovalQuery,
  EventUpdateBody,
} from '@contract/calendar'
import { EventIdsAnswer, EventIdsBody, EventsAnswer, EventsBody } from '@contract/eventBatches'
import { SeasonCopyBody, SeasonCopyPreview } from '@contract/seasonCopy'
import { SeriesChangeBody, SeriesPreview, SeriesPreviewBody } from '@contract/seriesChange'
import { ErrorBody } from '@contract/errors'
import { EventNameList, NamesQuery } from '@contract/names'
import { idQuery } from '@contract/primitives'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { eventCopyRepository } from './eventCopies'
import { eventNameRepository } from './eventNames'
import { eventRepository } from './eventRepository'
import { eventSeriesRepository } from './eventSeries'
import { eventSeriesChangeRepository } from './eventSeriesChanges'

const read: { access: Access } = { access: ['read', 'Event'] }
/** One call creates, replaces and restores, so nothing less than all of it will do. */
const write: { access: Access } = { access: ['manage', 'Event'] }

const refusals = { 404: ErrorBody, 409: ErrorBody }

export const calendarRoutes: AreaRoutes = (app, { db }) => {
  const events = eventRepository(db)
  const names = eventNameRepository(db)
  const series = eventSeriesRepository(db)
  const seriesChanges = eventSeriesChangeRepository(db)
  const copies = eventCopyRepository(db)

  app.get(
    '/calendar/all-events',
    {
      config: read,
      schema: { response: { 200: EventList } },
    },
    async (request, reply) => replyList(reply, EventList, await events.all(callerOf(request).groupId)),
  )

  app.get(
    '/calendar/list-events',
    {
      config: read,
      schema: { querystring: EventListQuery, response: { 200: EventList } },
    },
    async (request, reply) => replyList(reply, EventList, await events.list(callerOf(request).groupId, request.query)),
  )

  app.get(
    '/calendar/list-names',
    { config: read, schema: { querystring: NamesQuery, response: { 200: EventNameList } } },
    (request) => names.list(callerOf(request).groupId, request.query.q),
  )

  app.get(
    '/calendar/find-event',
    { config: read, schema: { querystring: idQuery, response: { 200: EventAnswer, 404: ErrorBody } } },
    async (request) => ({ event: await events.find(callerOf(request).groupId, request.query.id) }),
  )

  app.post(
    '/calendar/add-event',
    { config: write, schema: { body: EventBody, response: { 200: EventAnswer, 201: EventAnswer, ...refusals } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { event, repeat } = request.body
      const { isNew, ...answer } =
        repeat === undefined ? await events.save(caller, event) : await series.add(caller, event, repeat)
      return reply.code(isNew ? 201 : 200).send(answer)
    },
  )

  app.post(
    '/calendar/update-event',
    { config: write, schema: { body: EventUpdateBody, response: { 200: EventAnswer, ...refusals } } },
    (request) => series.update(callerOf(request), request.body),
  )

  app.delete(
    '/calendar/remove-event',
    { config: write, schema: { querystring: EventRemovalQuery, response: { 200: EventRemovalAnswer, ...refusals } } },
    (request) => series.remove(callerOf(request), request.query.id, request.query.scope),
  )

  app.post(
    '/calendar/add-events',
    { config: write, schema: { body: EventsBody, response: { 200: EventsAnswer, 201: EventsAnswer, ...refusals } } },
    async (request, reply) => {
      const { events: writes, remove } = request.body
      const { events: saved, isNew } = await events.saveAll(callerOf(request), writes, remove)
      return reply.code(isNew ? 201 : 200).send({ events: saved })
    },
  )

  app.post(
    '/calendar/remove-events',
    { config: write, schema: { body: EventIdsBody, response: { 200: EventIdsAnswer, ...refusals } } },
    async (request) => ({ ids: await events.removeAll(callerOf(request), request.body.ids) }),
  )

  app.post(
    '/calendar/preview-series',
    { config: write, schema: { body: SeriesPreviewBody, response: { 200: SeriesPreview, 404: ErrorBody } } },
    (request) => seriesChanges.preview(callerOf(request).groupId, request.body),
  )

  app.post(
    '/calendar/change-series',
    { config: write, schema: { body: SeriesChangeBody, response: { 200: EventAnswer, ...refusals } } },
    (request) => seriesChanges.change(callerOf(request), request.body),
  )

  app.post(
    '/calendar/preview-copy',
    { config: write, schema: { body: SeasonCopyBody, response: { 200: SeasonCopyPreview } } },
    (request) => {
      const { groupId, role } = callerOf(request)
      return copies.preview(groupId, request.body.copy, { withBudgets: can(role, 'manage', 'Finance') })
    },
  )
}
