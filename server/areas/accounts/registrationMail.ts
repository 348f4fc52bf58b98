import * as z from 'zod/mini'
import { Email, Id } from '@contract/primitives'
import { defineJob, enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { findHolder } from './identity/signInAddresses'
import { deliver, mailWords } from './mails/deliver'
import { pendingMails } from './pendingMails'
import { registrationRepository } from './registrationRepository'

/** Who registers somebody else again and again fills that mailbox with no more than this. */
const MAILS_PER_HOUR = 5

/**
 * Sends the link that makes an account, or tells the owner of the account that has the address already: both out of sight of who
 * registered, whom nothing tells which it was, the time of the answer included.
 */
export const registrationMail = defineJob(
  'registration_mail',
  z.object({ email: Email, id: Id }),
  async ({ email, id }, context) => {
    const { config, db } = context
    if (config.smtpUrl === undefined) return
    const mails = pendingMails(db)
    const pending = await mails.find(email, id)
    if (pending === undefined || pending.inHour > MAILS_PER_HOUR) return
    const holder = await findHolder(db, email)
    if (holder !== undefined) return enqueue(db, accountMail, { kind: 'registered_again', ...holder })
    const { entry, locale } = pending
    // What strangers call a group that they want to found is not carried into mailboxes of people who never asked.
    const groupName = 'group' in entry ? undefined : await registrationRepository(context).nameOf(entry)
    const token = await mails.renewToken(email, id)
    const words = mailWords[locale].confirmRegistration(email, groupName)
    await deliver({ to: email, locale, groupName, words, path: `/confirm-registration?token=${token}` }, context)
  },
)
