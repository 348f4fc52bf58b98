import * as z from 'zod/mini'
import { appendServerAudit } from '../../platform/audit/auditEntries'
import { feedTokens } from '../../platform/auth/feedTokens'
import { Id } from '@contract/primitives'
import { v7 as newId } from 'uuid'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { MailRefusedError, MailUnclearError, sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import {
  beginTelling,
  deputyAskMail,
  deputyTakenMail,
  findAsked,
  listOverdue,
  lockSearch,
  takeTurn,
  undoTelling,
} from '../calendar/deputies/public'
import { timesOf } from '../calendar/events/public'
import { findInvitingEvent } from '../calendar/invitees/public'
import { eventTimes } from './mails/eventTimes'
import { messageWordsOf } from './mails/writeMessage'
import { openEventDraft } from './messageDraft'
import { findSendingGroup } from './settingsRepository'
import { storeMessage } from './storeMessage'

/** Stores the message that asks a deputy, once; it is sent, put off and retried as others are. */
export const askDeputy = defineJob(deputyAskMail.name, deputyAskMail.schema, async ({ groupId, deputyId }, { db }) => {
  const asked = await findAsked(db, groupId, deputyId)
  if (asked === undefined) return
  const { eventId, words, locale } = asked
  const draft = await openEventDraft(db, groupId, { kind: 'please_answer', eventId, words })
  const recipients = draft.recipients.filter(({ id, block }) => id === deputyId && block === undefined)
  if (recipients.length === 0) return
  const { event } = draft.target
  await db.transaction(async (tx) => {
    const message = {
      id: newId(),
      way: 'email' as const,
      by: null,
      senderId: null,
      orderKey: `deputy:${deputyId}`,
      locale: draft.group.settings?.locale ?? locale,
      recipients,
    }
    if (!(await storeMessage(tx, groupId, draft, message, new Date()))) return
    await appendServerAudit(tx, groupId, {
      action: 'message_sent',
      subject: { type: 'event', id: event.id, name: event.title },
      after: { count: 1 },
    })
  })
})

/** At most once: it is noted before the mail is handed over. */
export const tellTaken = defineJob(
  deputyTakenMail.name,
  deputyTakenMail.schema,
  async ({ groupId, deputyId }, context) => {
    const { db, config, log } = context
    const { smtpUrl, publicUrl } = config
    if (smtpUrl === undefined || publicUrl === undefined) return
    const asked = await beginTelling(db, groupId, deputyId)
    if (asked === undefined || asked.email === null) return
    const [event, group] = await Promise.all([
      findInvitingEvent(db, groupId, asked.eventId),
      findSendingGroup(db, groupId),
    ])
    const { name: groupName, timeZone, region, settings } = group
    const locale = settings?.locale ?? asked.locale
    const words = messageWordsOf(locale, group)
    const unsubscribeUrl = `${publicUrl}/messages/unsubscribe/${feedTokens(context, 'batuta unsubscribe').make({ groupId, userId: deputyId, number: 1 })}`
    const mail = layOutMail(asked.email, locale, {
      subject: words.seatTaken.subject(event.title),
      greeting: words.greeting(asked.name),
      paragraphs: [words.seatTaken.text(event.title, eventTimes(locale, { timeZone, region }).full(timesOf(event)))],
      footer: [words.plainFooter(groupName), words.unsubscribe(unsubscribeUrl)],
    })
    try {
      await sendMail(config, {
        ...mail,
        senderName: settings?.senderName ?? groupName,
        replyTo: settings?.replyTo,
        unsubscribeUrl,
      })
    } catch (error) {
      if (!(error instanceof MailRefusedError) && !(error instanceof MailUnclearError)) {
        await undoTelling(db, groupId, deputyId)
        throw error
      }
      log.warn({ err: error }, 'that a place is taken was not sent')
    }
  },
)

/** One search in which somebody let the hours pass: the next one is asked. */
export const takeSearchTurn = defineJob(
  'deputy_search_turn',
  z.object({ groupId: Id, searchId: Id }),
  ({ groupId, searchId }, { db, config }) =>
    db.transaction(async (tx) => {
      const locked = await lockSearch(tx, groupId, searchId)
      const canMail = config.smtpUrl !== undefined && config.publicUrl !== undefined
      if (locked !== undefined) await takeTurn(tx, locked.event, locked.search, { canMail })
    }),
)

export const planSearchTurns = defineJob('plan_deputy_searches', z.object({}), async (_payload, { db }) => {
  const overdue = await listOverdue(db, new Date())
  await db.transaction((tx) => enqueueAll(tx, takeSearchTurn, overdue))
})
