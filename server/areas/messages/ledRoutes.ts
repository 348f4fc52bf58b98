import type { FastifyRequest } from 'fastify'
import {
  findLedMessageCall,
  findLedTextsCall,
  listLedMessagesCall,
  markLedHandedCall,
  previewLedMessageCall,
  retryLedMessageCall,
  sendLedMessageCall,
} from '@contract/calendar/ledMessages'
import { callerOf, leadsOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { messageList } from './messageList'
import { messagePreviews } from './messagePreview'
import { messageRepository } from './messageRepository'
import { ledScopeOf } from './messageScope'
import { messageTexts } from './messageTexts'
import { originOf } from './pageAddress'

/** The messages of section leaders: those of everybody, in the scope of what they lead. */
export const ledMessageRoutes: AreaRoutes = (app, dependencies) => {
  const { db, config } = dependencies
  const previews = messagePreviews(dependencies)
  const list = messageList(db)
  const messages = messageRepository(db)
  const texts = messageTexts(dependencies)
  const scopeOf = (request: FastifyRequest) => ledScopeOf(db, callerOf(request), leadsOf(request))

  serve(app, previewLedMessageCall, async (request) =>
    previews.find(callerOf(request), await scopeOf(request), request.body, originOf(config, request)),
  )

  serve(app, sendLedMessageCall, async (request, reply) => {
    const scope = await scopeOf(request)
    const hasMail = config.smtpUrl !== undefined
    const { message, isNew } = await messages.send(callerOf(request), scope, request.body.message, hasMail)
    return reply.code(isNew ? 201 : 200).send({ message })
  })

  serve(app, listLedMessagesCall, async (request) =>
    list.list(callerOf(request).groupId, await scopeOf(request), request.query.config),
  )

  serve(app, findLedMessageCall, async (request) =>
    list.find(callerOf(request).groupId, request.query.id, await scopeOf(request)),
  )

  serve(app, retryLedMessageCall, async (request) =>
    messages.retry(callerOf(request), await scopeOf(request), request.body),
  )

  serve(app, findLedTextsCall, async (request) =>
    texts.find(callerOf(request), await scopeOf(request), request.body.id, originOf(config, request)),
  )

  serve(app, markLedHandedCall, async (request) =>
    messages.mark(callerOf(request).groupId, await scopeOf(request), request.body),
  )
}
