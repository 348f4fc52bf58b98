import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedMail {
  to: string[]
  subject: string
  /** Header lines, unfolded. */
  headers: string[]
  text: string
  html: string
  /** The first address in the text. */
  link: URL | undefined
  /** Those of the personal links in it, without what the page is to be opened at. */
  tokens: string[]
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A part's text by its transfer encoding (RFC 2045, 6). */
function decodePart(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  return /transfer-encoding: quoted-printable/i.test(head) ? decodeQuotedPrintable(text) : text
}

/** A header's words (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}

function readMail(raw: string, to: string[]): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const boundary = /boundary="(.+?)"/.exec(headers.join('\n'))?.[1] ?? '-'
  const [, text = '', html = ''] = raw.split(`--${boundary}`).map(decodePart)
  const address = /https?:\/\/\S+/.exec(text)?.[0]
  const subject = headers.find((line) => line.startsWith('Subject: '))?.slice('Subject: '.length) ?? ''
  const link = address === undefined ? undefined : new URL(address)
  const [tokens = ''] = link?.hash.slice(1).split('&') ?? []
  return { to, subject: decodeWords(subject), headers, text, html, link, tokens: tokens.split('~') }
}

/** Those of this file's servers. */
const open = new Set<ReceivedMail[]>()

/** Takes the mail whose link leads to the page, out of whichever mailbox gets it. */
export async function nextLinkTo(to: string, page: string): Promise<URL> {
  for (;;) {
    for (const mails of open) {
      const at = mails.findIndex((mail) => mail.to.includes(to) && mail.link?.pathname === page)
      const link = at < 0 ? undefined : mails.splice(at, 1)[0]?.link
      if (link !== undefined) return link
    }
    await sleep(10)
  }
}

/** A mail server that keeps what it gets. `refuse` answers a recipient with a reply code; `hold` lets no mail through until it resolves. */
export async function startMailbox() {
  const mails: ReceivedMail[] = []
  open.add(mails)
  const rules: { refuse: (to: string) => number | undefined; hold: Promise<void> | undefined } = {
    refuse: () => undefined,
    hold: undefined,
  }
  let waiting = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const code = rules.refuse(address)
      callback(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const keep = async () => {
          waiting += 1
          await rules.hold
          waiting -= 1
          mails.push(readMail(Buffer.concat(chunks).toString('utf8'), to))
          callback()
        }
        void keep()
      })
    },
  })
  // Clients that were killed.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  return {
    mails,
    rules,
    url: `smtp://127.0.0.1:${port}`,
    waiting: () => waiting,
    /** Takes the first mail to the address whose subject has the words, once it is there. */
    next: async (to: string, words = ''): Promise<ReceivedMail> => {
      for (;;) {
        const at = mails.findIndex((mail) => mail.to.includes(to) && mail.subject.includes(words))
        const [mail] = at < 0 ? [] : mails.splice(at, 1)
        if (mail !== undefined) return mail
        await sleep(10)
      }
    },
    close: () => {
      open.delete(mails)
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
