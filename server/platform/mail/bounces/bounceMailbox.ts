import { ImapFlow } from 'imapflow'

/** A server that is busy greets late, one that is down never does. */
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000
/** Of one report: more than any mail of ours, which it may hold whole. */
const REPORT_MAX_BYTES = 512 * 1024

const userOf = ({ username, password }: URL) => ({
  user: decodeURIComponent(username),
  pass: decodeURIComponent(password),
})

/** The mailbox's name is the path of the address; without one, INBOX. */
const folderOf = ({ pathname }: URL) => decodeURIComponent(pathname.slice(1)) || 'INBOX'

async function inMailbox<Result>(address: string, task: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const url = new URL(address)
  const isSecure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    secure: isSecure,
    auth: userOf(url),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableAutoIdle: true,
    logger: false,
  })
  // What breaks between two commands; the next one throws by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = await client.getMailboxLock(folderOf(url))
    try {
      return await task(client)
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** Throws what keeps the mailbox from being opened. */
export const openBounceMailbox = (address: string): Promise<void> => inMailbox(address, async () => {})

/**
 * Hands over the unread reports of the mailbox, at most so many, the oldest first, and marks each as read after that: what stops in
 * between finds it again. Other mails stay as they are, and nothing is deleted.
 */
export function readBounceMailbox(
  address: string,
  most: number,
  handle: (source: Uint8Array) => Promise<void>,
): Promise<number> {
  return inMailbox(address, async (client) => {
    const isReport = { seen: false, header: { 'content-type': 'multipart/report' } }
    const found = (await client.search(isReport, { uid: true })) || []
    const uids = found.slice(0, most)
    for (const uid of uids) {
      const mail = await client.fetchOne(uid, { source: { maxLength: REPORT_MAX_BYTES } }, { uid: true })
      if (mail && mail.source) await handle(mail.source)
      await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true })
    }
    return uids.length
  })
}
