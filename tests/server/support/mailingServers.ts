import pg from 'pg'
import { expect, inject } from 'vitest'
import { openAccess } from '../../../server/platform/db/embedded/access'
import { makeDataDir, removeDataDir, spawnServer } from './builtServer'
import type { ServerProcess } from './builtServer'
import { startMailbox } from './mailbox'

/** Generous, as the machine may do much else. */
export const POLL = { timeout: 60_000 }

/** How many jobs one process works at. */
export const SLOTS = 4

/** Server processes of their own on one database, all of whose mails come to one mailbox. */
export async function mailingServers() {
  const [dataDir, mailbox] = [await makeDataDir(inject('emptyCluster')), await startMailbox()]
  let started: ServerProcess[] = []

  async function killAll(): Promise<void> {
    await Promise.all(started.map((server) => server.end('SIGKILL')))
    started = []
  }

  return {
    mailbox,
    start() {
      const server = spawnServer(`${inject('buildDir')}/server/server.mjs`, {
        DATA_DIR: dataDir,
        ACCESS_TOKEN_TTL_S: '3600',
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'no-reply@example.org',
        PUBLIC_URL: 'https://batuta.example',
        REGISTRATION: 'open',
      })
      started.push(server)
      return server
    },
    killAll,
    /** Lets the mailbox answer nobody until it is released. */
    delayMails(): () => void {
      let release = () => {}
      mailbox.rules.hold = new Promise((resolve) => (release = resolve))
      return () => {
        mailbox.rules.hold = undefined
        release()
      }
    },
    openDatabase: async () => {
      const { connection } = await openAccess(`${dataDir}/postgres`, {})
      const database = new pg.Client({ ...connection, database: 'batuta' })
      await database.connect()
      return {
        count: async (table: string, where: string): Promise<number> => {
          const { rows } = await database.query(`select count(*)::int as found from ${table} where ${where}`)
          return Number(rows[0].found)
        },
        /** The queue finds after a minute that nobody came back to these: waiting for it would show no more than this. */
        async retryAbandonedJobs(): Promise<void> {
          await database.query(
            `update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active'`,
          )
          await expect
            .poll(async () => (await database.query(`select 1 from pgboss.job where state = 'retry'`)).rowCount, POLL)
            .toBe(SLOTS)
          await database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
        },
        end: () => database.end(),
      }
    },
    /** How often each address was written to. */
    timesSent: (addresses: string[]): number[] =>
      addresses.map((address) => mailbox.mails.filter(({ to }) => to.includes(address)).length),
    close: async () => {
      await killAll()
      await mailbox.close()
      await removeDataDir(dataDir)
    },
  }
}

export type MailingServers = Awaited<ReturnType<typeof mailingServers>>
