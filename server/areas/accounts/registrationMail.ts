import * as z from 'zod/mini'
import { Email, Id } from '@contract/primitives'
import { defineJob, enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { findHolder } from './identity/signInAddresses'
import { deliver, mailWords } from './mails/deliver'
import { pendingMails } from './pendingMails'
import { registrationRepository } from './registrationRepository'

/** Limit of mails to one mailbox, against repeated registrations by others. */
const MAILS_PER_HOUR = 5

/**
 * Mails the link that makes an account, or notifies the owner of the account that already has the address. Done in a job, so that neither
 * the answer nor its timing tells whoever registered which it was.
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
    // The name of a group to be founded is a stranger's text, and is not mailed to people who never registered.
    const groupName = 'group' in entry ? undefined : await registrationRepository(context).nameOf(entry)
    const token = await mails.renewToken(email, id)
    const words = mailWords[locale].confirmRegistration(email, groupName)
    await deliver({ to: email, locale, groupName, words, path: `/confirm-registration?token=${token}` }, context)
  },
)
