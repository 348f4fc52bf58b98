import type { FastifyRequest } from 'fastify'
import { ErrorBody } from '@contract/errors'
import {
  BlockAnswer,
  HandedBody,
  MessageAnswer,
  MessageBody,
  MessageDetails,
  MessageList,
  MessageListQuery,
  MessagePreview,
  MessagePreviewBody,
  MessageSettingsAnswer,
  MessageSettingsBody,
  MessageTexts,
  RetryBody,
  TestMailAnswer,
} from '@contract/replies/messages'
import { LinksBody, MailedLinksAnswer } from '@contract/replies/links'
import type { MessageSettings } from '@contract/replies/messages'
import { emptyBody, idBody, idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { addressOf } from '../../platform/mail/mailer'
import { findMailBlock, removeMailBlock } from './mailBlocks'
import { mailLinks } from './linkMails'
import { messagePreviews } from './messagePreview'
import { messageList } from './messageList'
import { messageRepository } from './messageRepository'
import { messageTexts } from './messageTexts'
import { messageSettingsRepository } from './settingsRepository'
import { sendTestMail } from './testMail'

/** Who manages events tells people of them. */
const manage: { access: Access } = { access: ['manage', 'Event'] }

/** A mail server has better to do than to hear of the same account all day. */
const TEST_MAILS = 6

const failures = { 404: ErrorBody, 409: ErrorBody }

export const messageRoutes: AreaRoutes = (app, dependencies) => {
  const { db, config } = dependencies
  const previews = messagePreviews(dependencies)
  const list = messageList(db)
  const messages = messageRepository(db)
  const texts = messageTexts(dependencies)
  const settings = messageSettingsRepository(db)
  const hasMail = config.smtpUrl !== undefined
  /** Texts that are handed on lead back to where the caller is. */
  const originOf = ({ protocol, host }: FastifyRequest) => config.publicUrl ?? `${protocol}://${host}`
  const answer = (stored: MessageSettings) => ({
    settings: stored,
    hasMail,
    ...(config.mailFrom !== undefined && { from: addressOf(config.mailFrom) }),
  })

  app.post(
    '/messages/preview-message',
    { config: manage, schema: { body: MessagePreviewBody, response: { 200: MessagePreview, ...failures } } },
    (request) => {
      const { message, personId } = request.body
      return previews.find(callerOf(request), message, personId, originOf(request))
    },
  )

  app.post(
    '/messages/mail-links',
    { config: manage, schema: { body: LinksBody, response: { 200: MailedLinksAnswer, ...failures } } },
    (request) => mailLinks(dependencies, callerOf(request), request.body.memberIds),
  )

  app.post(
    '/messages/send-message',
    {
      config: manage,
      schema: { body: MessageBody, response: { 200: MessageAnswer, 201: MessageAnswer, ...failures } },
    },
    async (request, reply) => {
      const { message, isNew } = await messages.send(callerOf(request), request.body.message, hasMail)
      return reply.code(isNew ? 201 : 200).send({ message })
    },
  )

  app.get(
    '/messages/list-messages',
    { config: manage, schema: { querystring: MessageListQuery, response: { 200: MessageList } } },
    (request) => list.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/messages/find-message',
    { config: manage, schema: { querystring: idQuery, response: { 200: MessageDetails, 404: ErrorBody } } },
    (request) => list.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/messages/retry-message',
    { config: manage, schema: { body: RetryBody, response: { 200: MessageDetails, ...failures } } },
    (request) => {
      const { id, includesUnclear = false } = request.body
      return messages.retry(callerOf(request).groupId, id, includesUnclear)
    },
  )

  app.post(
    '/messages/find-texts',
    { config: manage, schema: { body: idBody, response: { 200: MessageTexts, ...failures } } },
    (request) => texts.find(callerOf(request).groupId, request.body.id, originOf(request)),
  )

  app.post(
    '/messages/mark-handed',
    { config: manage, schema: { body: HandedBody, response: { 200: MessageDetails, ...failures } } },
    (request) => {
      const { id, personId, isHanded } = request.body
      return messages.mark(callerOf(request).groupId, id, personId, isHanded)
    },
  )

  app.get(
    '/messages/find-settings',
    { config: manage, schema: { response: { 200: MessageSettingsAnswer, 404: ErrorBody } } },
    async (request) => answer(await settings.find(callerOf(request))),
  )

  app.post(
    '/messages/change-settings',
    { config: manage, schema: { body: MessageSettingsBody, response: { 200: MessageSettingsAnswer, ...failures } } },
    async (request) => answer(await settings.replace(callerOf(request), request.body.settings)),
  )

  app.post(
    '/messages/send-test',
    {
      config: { ...manage, rateLimit: { max: TEST_MAILS } },
      schema: { body: emptyBody, response: { 200: TestMailAnswer, ...failures } },
    },
    (request) => sendTestMail(dependencies, callerOf(request)),
  )

  app.get(
    '/messages/find-block',
    { config: manage, schema: { querystring: idQuery, response: { 200: BlockAnswer } } },
    async (request) => ({ block: await findMailBlock(db, callerOf(request).groupId, request.query.id) }),
  )

  app.post(
    '/messages/remove-block',
    { config: manage, schema: { body: idBody, response: { 200: BlockAnswer } } },
    async (request) => {
      await removeMailBlock(db, callerOf(request).groupId, request.body.id)
      return { block: null }
    },
  )
}
