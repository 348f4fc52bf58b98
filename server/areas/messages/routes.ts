import {
  previewMessageCall,
  takeMailsAgainCall,
  mailWayBackCall,
  sendMessageCall,
  listMessagesCall,
  findMessageCall,
  retryMessageCall,
  findTextsCall,
  markHandedCall,
  findMessagesSettingsCall,
  changeMessagesSettingsCall,
  sendTestCall,
  findBlockCall,
  removeBlockCall,
} from '@contract/messages'
import { mailLinksCall, mailOwnLinkCall } from '@contract/calendar/links'
import { changeAnswerNewsCall, findAnswerNewsCall } from '@contract/answerNews'
import type { MessageSettings } from '@contract/messages'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { actorFrom } from '../../platform/audit/actor'
import { ApiError } from '../../platform/http/errors'
import { addressOf } from '../../platform/mail/mailer'
import { findMemberName } from './contacts'
import { findMailBlock, liftRefusal, takeMailsAgain } from './mailBlocks'
import { mailLinks, mailOwnLink } from './linkMails'
import { messagePreviews } from './messagePreview'
import { originOf } from './pageAddress'
import { messageList } from './messageList'
import { messageRepository } from './messageRepository'
import { scopeOf } from './messageScope'
import { messageTexts } from './messageTexts'
import { actorOf } from '../../platform/auth/actorOf'
import { findMember } from '../calendar/links/public'
import { findOnlySelf } from '../calendar/replies/public'
import { changeNews, findNews } from './newsSettings'
import { messageSettingsRepository } from './settingsRepository'
import { sendTestMail } from './testMail'
import { mailWayBack } from './wayBackMails'
import { serve } from '../../platform/http/serve'
/** Limit of test mails per account, to spare the mail server. */
const TEST_MAILS = 6
/** A minute, from one address. */
const OWN_LINKS = 10
export const messageRoutes: AreaRoutes = (app, dependencies) => {
  const { db, config } = dependencies
  const previews = messagePreviews(dependencies)
  const list = messageList(db)
  const messages = messageRepository(db)
  const texts = messageTexts(dependencies)
  const settings = messageSettingsRepository(db)
  const hasMail = config.smtpUrl !== undefined
  const answer = (stored: MessageSettings) => ({
    settings: stored,
    hasMail,
    readsBounces: config.bounceImapUrl !== undefined,
    ...(config.mailFrom !== undefined && { from: addressOf(config.mailFrom) }),
  })

  serve(app, findAnswerNewsCall, async (request) => ({ news: await findNews(db, callerOf(request)), hasMail }))

  serve(app, changeAnswerNewsCall, async (request) => {
    const caller = callerOf(request)
    await changeNews(db, caller, request.body.news)
    return { news: await findNews(db, caller), hasMail }
  })

  serve(app, previewMessageCall, async (request) => {
    const caller = callerOf(request)
    return previews.find(caller, await scopeOf(db, caller), request.body, originOf(config, request))
  })

  serve(app, mailLinksCall, (request) => mailLinks(dependencies, callerOf(request), request.body.memberIds))

  serve(
    app,
    mailOwnLinkCall,
    async (request) => {
      // Only for a member's personal link: a signed-in person or a deputy has no further link to be sent.
      const holder = request.linkHolder
      if (holder?.kind !== 'member') throw new ApiError('not_found')
      const { groupId, memberId } = holder
      await mailOwnLink(dependencies, actorFrom(request, { groupId, userId: memberId, name: '' }))
      return { isMailed: true }
    },
    { rateLimit: { max: OWN_LINKS } },
  )

  serve(
    app,
    takeMailsAgainCall,
    async (request) => {
      const { groupId, memberId } = await findOnlySelf(db, request)
      const name = await findMemberName(db, groupId, memberId)
      await takeMailsAgain(db, actorOf(request)({ groupId, memberId, name }), { groupId, id: memberId, name })
      return { block: null }
    },
    { rateLimit: { max: OWN_LINKS } },
  )

  serve(
    app,
    mailWayBackCall,
    async (request) => {
      await mailWayBack(dependencies, await findMember(db, request))
      return { isMailed: true }
    },
    { rateLimit: { max: OWN_LINKS } },
  )

  serve(app, sendMessageCall, async (request, reply) => {
    const caller = callerOf(request)
    const { message, isNew } = await messages.send(caller, await scopeOf(db, caller), request.body.message, hasMail)
    return reply.code(isNew ? 201 : 200).send({ message })
  })

  serve(app, listMessagesCall, async (request) => {
    const caller = callerOf(request)
    return list.list(caller.groupId, await scopeOf(db, caller), request.query.config)
  })

  serve(app, findMessageCall, async (request) => {
    const caller = callerOf(request)
    return list.find(caller.groupId, request.query.id, await scopeOf(db, caller))
  })

  serve(app, retryMessageCall, async (request) => {
    const caller = callerOf(request)
    return messages.retry(caller, await scopeOf(db, caller), request.body)
  })

  serve(app, findTextsCall, async (request) => {
    const caller = callerOf(request)
    return texts.find(caller, await scopeOf(db, caller), request.body.id, originOf(config, request))
  })

  serve(app, markHandedCall, async (request) => {
    const caller = callerOf(request)
    return messages.mark(caller.groupId, await scopeOf(db, caller), request.body)
  })

  serve(app, findMessagesSettingsCall, async (request) => answer(await settings.find(callerOf(request))))

  serve(app, changeMessagesSettingsCall, async (request) =>
    answer(await settings.replace(callerOf(request), request.body.settings)),
  )

  serve(app, sendTestCall, (request) => sendTestMail(dependencies, callerOf(request)), {
    rateLimit: { max: TEST_MAILS },
  })

  serve(app, findBlockCall, async (request) => ({
    block: await findMailBlock(db, callerOf(request).groupId, request.query.id),
  }))

  serve(app, removeBlockCall, async (request) => ({ block: await liftRefusal(db, callerOf(request), request.body.id) }))
}
