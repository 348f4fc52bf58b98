import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import { MyFeedAnswer, MyPage, OwnReplyAnswer, OwnReplyBody } from '@contract/replies/replies'
import type { Database } from '../../platform/db/database'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { personalFeeds } from './myFeed'
import { myPageRepository } from './myPage'
import type { PollsOf } from './myPage'
import { findMember, findPerson, personal } from './person'
import { replyRepository } from './replyRepository'

/** Many calendars of one hall or one service may look from the same address. */
const READS_PER_ADDRESS = 240

/** What one reads and writes of oneself, by a personal link or signed in. */
export const personalReplyRoutes =
  (makePollsOf: (db: Database) => PollsOf): AreaRoutes =>
  (app, dependencies) => {
    const { db } = dependencies
    const pages = myPageRepository(db, makePollsOf(db))
    const replies = replyRepository(db)
    const feeds = personalFeeds(dependencies)
    const failures = { 404: ErrorBody, 409: ErrorBody, 410: ErrorBody, 429: ErrorBody }

    app.get(
      '/replies/my-page',
      { config: personal, schema: { response: { 200: MyPage, ...failures } } },
      async (request) => pages.find(await findPerson(db, request)),
    )

    app.get(
      '/replies/my-feed',
      { config: personal, schema: { response: { 200: MyFeedAnswer, ...failures } } },
      async (request) => feeds.find(await findMember(db, request)),
    )

    // Public, as the secret is in the address: a subscribing calendar cannot send a header.
    app.get(
      '/replies/feeds/:token.ics',
      {
        config: { access: 'public', rateLimit: { max: READS_PER_ADDRESS } },
        schema: {
          params: z.strictObject({ token: z.string() }),
          response: { 200: z.string(), 304: z.undefined(), 404: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        const feed = await feeds.read(request.params.token)
        if (feed === undefined) throw new ApiError('not_found')
        const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`
        reply.header('cache-control', 'private, no-cache').header('etag', etag)
        if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send()
        return reply.type('text/calendar; charset=utf-8').send(feed)
      },
    )

    app.post(
      '/replies/answer-event',
      { config: personal, schema: { body: OwnReplyBody, response: { 200: OwnReplyAnswer, ...failures } } },
      async (request) => {
        const person = await findPerson(db, request)
        const { reply } = request.body
        await replies.answer(person, reply)
        const event = await pages.findEvent(person, reply.eventId)
        if (event === undefined) throw new ApiError('not_found')
        return { event }
      },
    )
  }
