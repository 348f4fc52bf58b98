import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { greetedName } from '@contract/nameParts'
import { feedTokens } from '../../platform/auth/feedTokens'
import type { AppDependencies } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { defineJob, enqueueOnceIn } from '../../platform/jobs/jobs'
import { sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import { findContact, readContacts } from './contacts'
import { messageWordsOf } from './mails/writeMessage'
import { findSendingGroup } from './settingsRepository'

const DAY_S = 86_400

const WayBackMail = z.object({ groupId: Id, contactId: Id })

/**
 * Mails somebody who unsubscribed the link of their unsubscription, which can undo it. It may have been asked for by anybody who knows the
 * page of their child: only who reads the mail decides.
 */
export const wayBackMail = defineJob('way_back_mail', WayBackMail, async ({ groupId, contactId }, context) => {
  const { db, config } = context
  if (config.smtpUrl === undefined || config.publicUrl === undefined) return
  const contact = await findContact(db, groupId, contactId)
  if (contact?.email === undefined || contact.block !== 'unsubscribed') return
  const group = await findSendingGroup(db, groupId)
  const { name: groupName, settings } = group
  const locale = contact.locale ?? settings?.locale ?? 'en'
  const words = messageWordsOf(locale, group)
  const secret = feedTokens(context, 'batuta unsubscribe').make({ groupId, userId: contactId, number: 1 })
  const mail = layOutMail(contact.email, locale, {
    subject: words.wayBack.subject(groupName),
    greeting: words.greeting(greetedName(contact, locale, group.addressing)),
    paragraphs: [words.wayBack.text(groupName)],
    action: { label: words.page.undo, url: `${config.publicUrl}/messages/unsubscribe/${secret}` },
    footer: [words.plainFooter(groupName)],
  })
  await sendMail(config, { ...mail, senderName: settings?.senderName ?? groupName, replyTo: settings?.replyTo })
})

/** Throws `not_found` where no guardian of the minor unsubscribed, or nothing can be mailed. */
export async function mailWayBack(
  { db, config }: AppDependencies,
  { groupId, memberId }: { groupId: string; memberId: string },
): Promise<void> {
  const told = (await readContacts(db, groupId, [memberId])).get(memberId) ?? []
  const stopped = told.filter(({ minors, block }) => minors !== undefined && block === 'unsubscribed')
  if (config.smtpUrl === undefined || config.publicUrl === undefined || stopped.length === 0)
    throw new ApiError('not_found')
  for (const { id: contactId } of stopped)
    await enqueueOnceIn(DAY_S, db, wayBackMail, { payload: { groupId, contactId }, key: ` ${contactId}` })
}
