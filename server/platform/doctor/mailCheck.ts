import type { Config } from '../config'
import { openBounceMailbox } from '../mail/bounces/bounceMailbox'
import { sendMail } from '../mail/mailer'
import { amiss, well } from './finding'
import type { Finding } from './finding'

const PART = 'Mail'

/** Sends a message to `address`; without one it says how. */
export async function checkMail(config: Config, address: string | undefined): Promise<Finding> {
  if (config.smtpUrl === undefined) return well(PART, 'SMTP_URL is not set: links are handed over by people')
  if (address === undefined) {
    return well(PART, 'SMTP_URL is set. npm run doctor -- --mail YOU@EXAMPLE.ORG sends a message by it')
  }
  const text = 'This is a test. Batuta can send mail.'
  try {
    await sendMail(config, { to: address, subject: 'Batuta: a test', text, html: `<p>${text}</p>` })
    return well(PART, `a message is on its way to ${address}: see that it arrives, and not among the spam`)
  } catch (error) {
    return amiss(PART, `no message could be sent (${String(error)}): see SMTP_URL and MAIL_FROM`)
  }
}

/** Opens the mailbox of bounces, as the server does. */
export async function checkBounces({ bounceImapUrl }: Config): Promise<Finding> {
  if (bounceImapUrl === undefined)
    return well(PART, 'BOUNCE_IMAP_URL is not set: mails that come back later are not read')
  try {
    await openBounceMailbox(bounceImapUrl)
    return well(PART, 'the mailbox of BOUNCE_IMAP_URL can be opened')
  } catch (error) {
    return amiss(PART, `the mailbox of BOUNCE_IMAP_URL cannot be opened (${String(error)})`)
  }
}
