import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

interface StoredMail {
  uid: number
  source: Buffer
  isSeen: boolean
}

const quoted = (text: string) => text.replaceAll(/^"|"$/g, '')

/**
 * As much of an IMAP server (RFC 3501) as a client needs that signs in, selects, searches for unread reports, fetches and marks them. It
 * parses no more than that, and says BAD to all else.
 */
export async function startImapServer({ password = 'secret', folder = 'INBOX' } = {}) {
  const mails: StoredMail[] = []
  const sockets = new Set<Socket>()
  const rules = { isDown: false }
  const says: string[] = []

  const matches = ({ source, isSeen }: StoredMail) =>
    !isSeen && /^content-type:\s*multipart\/report/im.test(source.toString('latin1').split('\r\n\r\n')[0] ?? '')

  function answer(socket: Socket, line: string): void {
    const [tag = '', command = '', ...rest] = line.split(' ')
    const name = command.toUpperCase() === 'UID' ? `UID ${rest.shift()?.toUpperCase()}` : command.toUpperCase()
    const send = (...lines: string[]) => socket.write(lines.map((one) => `${one}\r\n`).join(''))
    const ok = (...lines: string[]) => send(...lines, `${tag} OK done`)
    says.push(name)
    if (name === 'CAPABILITY') return void ok('* CAPABILITY IMAP4rev1')
    if (name === 'NOOP') return void ok()
    if (name === 'LOGIN') {
      if (quoted(rest[1] ?? '') === password) return void ok()
      return void send(`${tag} NO [AUTHENTICATIONFAILED] no`)
    }
    // An empty name asks for what stands between folders.
    if (name === 'LIST' && rest[1] === '""') return void ok('* LIST (\\Noselect) "/" ""')
    if (name === 'LIST' || name === 'LSUB') return void ok(`* ${name} () "/" ${folder}`)
    if (name === 'SELECT') {
      if (quoted(rest[0] ?? '') !== folder) return void send(`${tag} NO [NONEXISTENT] no such mailbox`)
      return void ok(
        '* FLAGS (\\Seen)',
        `* ${mails.length} EXISTS`,
        '* OK [UIDVALIDITY 1] ok',
        `* OK [UIDNEXT ${mails.length + 1}] ok`,
        '* OK [PERMANENTFLAGS (\\Seen)] ok',
      )
    }
    if (name === 'UID SEARCH') {
      const found = mails.filter(matches).map(({ uid }) => uid)
      return void ok(['* SEARCH', ...found].join(' '))
    }
    const mail = mails.find(({ uid }) => uid === Number(rest[0]))
    if (name === 'UID FETCH' && mail) {
      socket.write(`* ${mail.uid} FETCH (UID ${mail.uid} BODY[]<0> {${mail.source.length}}\r\n`)
      socket.write(mail.source)
      socket.write(`)\r\n${tag} OK done\r\n`)
      return
    }
    if (name === 'UID STORE' && mail) {
      mail.isSeen = true
      return void ok()
    }
    if (name === 'LOGOUT') {
      ok('* BYE see you')
      socket.end()
      return
    }
    send(`${tag} BAD not known here: ${name}`)
  }

  const server = createServer((socket) => {
    if (rules.isDown) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    let rest = ''
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
    socket.write('* OK ready\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  return {
    mails,
    rules,
    /** The commands that came. */
    says,
    url: `imap://bounces:${password}@127.0.0.1:${port}/${folder}`,
    put(source: string): StoredMail {
      const mail = { uid: mails.length + 1, source: Buffer.from(source), isSeen: false }
      mails.push(mail)
      return mail
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>
