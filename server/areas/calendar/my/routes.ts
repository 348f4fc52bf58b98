import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import {
  myPieceFileCall,
  myPageCall,
  previewPageCall,
  myFeedCall,
  answerEventCall,
  whoComesCall,
} from '@contract/calendar/replies'
import type { Database } from '../../../platform/db/database'
import { setOwnValueCall } from '@contract/ownValues'
import { actorOf } from '../../../platform/auth/actorOf'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { sendAttachment } from '../../../platform/files/attachments'
import { ApiError } from '../../../platform/http/errors'
import { FEED_FILE } from '../../../platform/time/eventFeed'
import { setOwnValueOfSelf } from '../../members/ownPage'
import { personalFeeds } from './myFeed'
import { isVisibleEvent } from '../events/public'
import { findWhoComes } from './whoComes'
import { openOwnFile } from './ownFiles'
import { myPageRepository } from './myPage'
import type { PollsOf } from './myPage'
import { findMember, findPerson, linkViaOf, personal } from '../links/public'
import { replyRepository } from '../replies/public'
import { serve } from '../../../platform/http/serve'

/** Many subscribers may share one network address: those in one hall, or of one calendar service. */
const READS_PER_ADDRESS = 240

/** The calls that people make for themselves, by a personal link or signed in. */
export const personalReplyRoutes =
  (makePollsOf: (db: Database) => PollsOf): AreaRoutes =>
  (app, dependencies) => {
    const { db, config } = dependencies
    const canMail = config.smtpUrl !== undefined && config.publicUrl !== undefined
    const pages = myPageRepository(db, makePollsOf(db), canMail)
    const replies = replyRepository(db, canMail)
    const feeds = personalFeeds(dependencies)
    serve(app, myPageCall, async (request) => pages.find(await findPerson(db, request)), {
      rateLimit: personal.rateLimit,
    })

    serve(
      app,
      whoComesCall,
      async (request) => {
        const { id } = request.query
        if (request.linkHolder === null) {
          const caller = callerOf(request)
          const isSeen = await isVisibleEvent(db, caller, id)
          return isSeen ? findWhoComes(db, caller.groupId, id) : {}
        }
        const person = await findPerson(db, request)
        const event = person.kind === 'member' ? await pages.findEvent(person, id) : undefined
        return event === undefined ? {} : findWhoComes(db, person.groupId, id)
      },
      { rateLimit: personal.rateLimit },
    )

    // A member's page as it looks, for who manages events: without link, amounts, or calls that write.
    serve(app, previewPageCall, async (request) => {
      const memberId = request.query.id.toLowerCase()
      return pages.find({ groupId: callerOf(request).groupId, kind: 'member', memberId, via: 'told' })
    })

    serve(
      app,
      myPieceFileCall,
      async (request, reply) => {
        const { file, chunks } = await openOwnFile(db, await findPerson(db, request), request.query.id)
        return sendAttachment(reply, file, chunks)
      },
      { rateLimit: personal.rateLimit, schema: { produces: ['application/octet-stream'] } },
    )

    serve(app, myFeedCall, async (request) => feeds.find(await findMember(db, request)), {
      rateLimit: personal.rateLimit,
    })

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
        return reply.type('text/calendar; charset=utf-8').header('content-disposition', FEED_FILE).send(feed)
      },
    )

    serve(
      app,
      setOwnValueCall,
      async (request) => {
        const { groupId, memberId, via } = await findMember(db, request)
        if (via === 'told') throw new ApiError('forbidden')
        const self = { groupId, memberId, actor: actorOf(request), via: linkViaOf(request) }
        return { ownFields: await setOwnValueOfSelf(db, self, request.body.ownValue) }
      },
      { rateLimit: personal.rateLimit },
    )

    serve(
      app,
      answerEventCall,
      async (request) => {
        const person = await findPerson(db, request)
        const { reply } = request.body
        await replies.answer(person, reply)
        const event = await pages.findEvent(person, reply.eventId)
        if (event === undefined) throw new ApiError('not_found')
        return { event }
      },
      { rateLimit: personal.rateLimit },
    )
  }
