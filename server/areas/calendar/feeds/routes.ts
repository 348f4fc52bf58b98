import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { FeedQuery, calendarFeedCall, removeFeedCall, renewFeedCall } from '@contract/calendar/feeds'
import type { FeedAnswer } from '@contract/calendar/feeds'
import { ErrorBody } from '@contract/errors'
import { can } from '../../../platform/auth/abilities'
import { feedTokens } from '../../../platform/auth/feedTokens'
import { callerOf } from '../../../platform/auth/guard'
import { FEED_FILE, feedOf } from '../../../platform/time/eventFeed'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ApiError } from '../../../platform/http/errors'
import { listCelebrations } from './celebrations'
import { calendarFeedRepository } from './feedRepository'
import type { Feed } from './feedRepository'
import { eventRepository, findEventViewer } from '../events/public'
import { serve } from '../../../platform/http/serve'
/** Many subscribers may share one network address: those in one hall, or of one calendar service. */
const READS_PER_ADDRESS = 240

/** Part of the ETag: raise it when the same events are written differently, so that subscribers load them again. */
const FEED_FORM = 4

export const feedRoutes: AreaRoutes = (app, { db, ...secrets }) => {
  const feeds = calendarFeedRepository(db)
  const events = eventRepository(db)
  const tokens = feedTokens(secrets, 'batuta calendar feed')

  function answer(groupId: string, userId: string, feed: Feed | undefined): z.infer<typeof FeedAnswer> {
    if (feed === undefined) return { feed: null }
    const token = tokens.make({ groupId, userId, number: feed.number })
    return { feed: { path: `/calendar/feeds/${token}.ics`, createdAt: feed.createdAt.toISOString() } }
  }

  serve(app, calendarFeedCall, async (request) => {
    const { groupId, userId } = callerOf(request)
    return answer(groupId, userId, await feeds.find(groupId, userId))
  })

  serve(app, renewFeedCall, async (request) => {
    const caller = callerOf(request)
    return answer(caller.groupId, caller.userId, await feeds.renew(caller))
  })

  serve(app, removeFeedCall, async (request) => {
    await feeds.remove(callerOf(request))
    return { feed: null }
  })

  /** Undefined: the token opens no feed. */
  async function findReader(token: string) {
    const holder = tokens.read(token)
    const reader = holder && (await feeds.findReader(holder.groupId, holder.userId))
    if (holder === undefined || reader === undefined) return undefined
    const isOpen = tokens.isOf(token, { ...holder, number: reader.number }) && can(reader.role, 'read', 'Event')
    return isOpen ? { ...holder, ...reader } : undefined
  }

  // Public, as the secret is in the address: a subscribing calendar cannot send a token.
  app.get(
    '/calendar/feeds/:token.ics',
    {
      config: { access: 'public', rateLimit: { max: READS_PER_ADDRESS } },
      schema: {
        params: z.strictObject({ token: z.string() }),
        querystring: FeedQuery,
        response: { 200: z.string(), 304: z.undefined(), 404: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const reader = await findReader(request.params.token)
      if (reader === undefined) throw new ApiError('not_found')
      const { groupId, group, locale } = reader
      const viewer = await findEventViewer(db, reader)
      const { calendars, people } = request.query
      const celebrations = people === 'yes' ? await listCelebrations(db, reader) : []
      // The day is part of the ETag, because the year that the feed shows moves with it.
      const told = [
        FEED_FORM,
        await events.mark(groupId),
        group,
        locale,
        viewer,
        calendars,
        celebrations,
        new Date().toISOString().slice(0, 10),
      ]
      const etag = `"${createHash('sha256').update(JSON.stringify(told)).digest('base64url')}"`
      reply.header('cache-control', 'private, no-cache').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send()
      const body = feedOf({ ...group, locale }, await events.feed(groupId, viewer, calendars), celebrations)
      return reply.type('text/calendar; charset=utf-8').header('content-disposition', FEED_FILE).send(body)
    },
  )
}
