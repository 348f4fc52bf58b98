import { createTransport } from 'nodemailer'
import type { Config } from '../config'

/** A server that is busy greets late, one that is down never does; the queue tries again. */
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The server said no for good (RFC 5321, 4.2.1: a reply from 500 on): trying again would not change its mind. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

function replyCodeOf(error: unknown): number {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' ? code : 0
}

/** One line: a name that somebody gave may hold a line break, which would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/**
 * Sends one mail. False: no mail server is set up, and nothing was sent. Throws a MailRefusedError where the address will never
 * get it, and whatever else went wrong where a later try may do better.
 */
export async function sendMail({ smtpUrl, mailFrom }: Config, { to, subject, text, html }: Mail): Promise<boolean> {
  if (smtpUrl === undefined) return false
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // A mail is made of the texts it is given, whatever stands in them.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: mailFrom,
      // As an object: its text is an address, never a list of several.
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      html,
      // No absence note answers what no person wrote (RFC 3834, 5).
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return true
  } catch (error) {
    const isAboutRecipient = error instanceof Error && 'code' in error && error.code === 'EENVELOPE'
    // Its own words name the address, and are left out of what is logged and kept.
    const said = `the mail server refused the address (${replyCodeOf(error)})`
    if (!isAboutRecipient) throw error
    throw replyCodeOf(error) >= 500 ? new MailRefusedError(said) : new Error(said)
  } finally {
    transport.close()
  }
}
