import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import type { App, AreaRoutes } from '../../platform/dependencies'
import { localeOf } from '../../platform/http/visitors'
import { unsubscribing } from './unsubscribe'

/** High, as one address may serve the mail programs of many people; a token cannot be guessed anyway. */
const CALLS_PER_ADDRESS = 120

const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page)

const common = {
  config: { access: 'public', rateLimit: { max: CALLS_PER_ADDRESS } },
  schema: { params: z.strictObject({ token: z.string() }), response: { 200: z.string(), 429: ErrorBody } },
} as const

export const unsubscribeRoutes: AreaRoutes = async (app, dependencies) => {
  const pages = unsubscribing(dependencies)

  app.get('/messages/unsubscribe/:token', common, async (request, reply) =>
    sendPage(reply, await pages.ask(request.params.token, localeOf(request))),
  )

  // The bodies that mail programs and forms send are ignored: the token in the address is enough.
  await app.register(async (forms: App) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, done) => done(null),
    )
    forms.post(
      '/messages/unsubscribe/:token',
      {
        ...common,
        schema: {
          ...common.schema,
          body: z.unknown(),
          querystring: z.strictObject({ undo: z.optional(z.literal('1')) }),
        },
      },
      async (request, reply) =>
        sendPage(
          reply,
          await pages.apply(request, request.params.token, request.query.undo === '1', localeOf(request)),
        ),
    )
  })
}
