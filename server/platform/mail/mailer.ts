import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { looksLikeAddress } from '@contract/messages'
import type { Config } from '../config'

/** A server that is busy greets late, one that is down never does; the queue tries again. */
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

/** config.ts asks for PUBLIC_URL beside SMTP_URL. */
const FALLBACK_ORIGIN = 'http://localhost'
const REFERENCE_HEADER = 'X-Batuta-Mail'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Shown before the address that all mails come from; absent: as MAIL_FROM says. */
  senderName?: string | undefined
  replyTo?: string | undefined
  /** Of this mail to this person (mailReference.ts). Sent twice under the same, many mailboxes show a mail once. */
  reference?: string | undefined
  /** An address that takes a POST and stops such mails (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** The server said no for good (RFC 5321, 4.2.1: a reply from 500 on): trying again would not change its mind. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'

  /** `isAboutRecipient`: it wants no mail for this address; otherwise it does not want this one from us. */
  constructor(
    message: string,
    readonly replyCode: number,
    readonly isAboutRecipient: boolean,
  ) {
    super(message)
  }
}

/** The line broke when the mail was on its way: nobody knows whether the server has taken it. */
export class MailUnclearError extends Error {
  override readonly name = 'MailUnclearError'
}

function replyCodeOf(error: unknown): number {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' ? code : 0
}

/** One line: a name that somebody gave may hold a line break, which would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function explainFailure(error: unknown, isOnItsWay: boolean): unknown {
  if (!(error instanceof Error)) return error
  const code = replyCodeOf(error)
  if (isOnItsWay && code === 0) return new MailUnclearError('the line broke while a mail was on its way')
  const isAboutEnvelope = 'code' in error && error.code === 'EENVELOPE'
  if (!isAboutEnvelope && !isOnItsWay) return error
  // Its own words name the address, and are left out of what is logged and kept.
  const said = `the mail server refused ${isOnItsWay ? 'the mail' : 'the address'} (${code})`
  const isAboutRecipient = 'command' in error && error.command === 'RCPT TO'
  return code >= 500 ? new MailRefusedError(said, code, isAboutRecipient) : new Error(said)
}

/** The address alone of `Name <address>`. */
export function addressOf(mailFrom: string): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A group may be called like an address too, and programs show a name in place of the address: then it comes as the server's own. */
const fromOf = (senderName: string | undefined, mailFrom: string) =>
  senderName === undefined || looksLikeAddress(senderName)
    ? mailFrom
    : { name: oneLine(senderName), address: addressOf(mailFrom) }

/**
 * Sends one mail. False: no mail server is set up, and nothing was sent. Throws a MailRefusedError where it will never be taken, a
 * MailUnclearError where that is not known, and whatever else went wrong where a later try may do better: then it was not sent.
 */
export async function sendMail({ smtpUrl, mailFrom = '', publicUrl }: Config, mail: Mail): Promise<boolean> {
  if (smtpUrl === undefined) return false
  const { to, subject, text, html, senderName, replyTo, reference, unsubscribeUrl } = mail
  let isOnItsWay = false
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // A mail is made of the texts it is given, whatever stands in them.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The library reads a mail when the server has said that it may come, and not before.
  transport.use('stream', ({ message }, done) => {
    const createReadStream = message.createReadStream.bind(message)
    message.createReadStream = (options) =>
      Readable.from(
        (async function* readLate() {
          isOnItsWay = true
          yield* createReadStream(options)
        })(),
      )
    done()
  })
  try {
    await transport.sendMail({
      from: fromOf(senderName, mailFrom),
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(reference !== undefined && { messageId: `<${reference}@${new URL(publicUrl ?? FALLBACK_ORIGIN).hostname}>` }),
      // As an object: its text is an address, never a list of several.
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      html,
      // No absence note answers what no person wrote (RFC 3834, 5).
      headers: {
        'Auto-Submitted': 'auto-generated',
        // Some servers give each mail an id of their own.
        ...(reference !== undefined && { [REFERENCE_HEADER]: reference }),
        ...unsubscribeHeaders(unsubscribeUrl),
      },
    })
    return true
  } catch (error) {
    throw explainFailure(error, isOnItsWay)
  } finally {
    transport.close()
  }
}
