import { and, eq } from 'drizzle-orm'
import type { TestMailAnswer } from '@contract/messages'
import type { Actor } from '../../platform/audit/actor'
import type { AppDependencies } from '../../platform/dependencies'
import { users } from '../../platform/db/schema/users'
import { ApiError, invalidField } from '../../platform/http/errors'
import { MailRefusedError, sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import { messageWordsOf } from './mails/writeMessage'
import { findSendingGroup } from './settingsRepository'

/** Sends a test mail to the caller, in the way of the group's messages, and returns the outcome. */
export async function sendTestMail(
  { db, config }: AppDependencies,
  { groupId, userId }: Actor,
): Promise<TestMailAnswer> {
  if (config.smtpUrl === undefined) throw invalidField('settings', 'not_allowed')
  const [user] = await db
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  if (user === undefined) throw new ApiError('not_found')
  const { name, settings } = await findSendingGroup(db, groupId)
  const words = messageWordsOf(user.locale)
  const mail = layOutMail(user.email, user.locale, {
    subject: words.test.subject(name),
    greeting: words.greeting(user.name),
    paragraphs: [words.test.text],
    footer: [words.footer(name)],
  })
  try {
    await sendMail(config, { ...mail, senderName: settings?.senderName ?? name, replyTo: settings?.replyTo })
    return { to: user.email, outcome: 'sent' }
  } catch (error) {
    if (!(error instanceof MailRefusedError)) return { to: user.email, outcome: 'unreachable' }
    return { to: user.email, outcome: 'refused', replyCode: error.replyCode }
  }
}
