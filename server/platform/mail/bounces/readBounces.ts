import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../db/database'
import type { AppDependencies } from '../../dependencies'
import { defineJob } from '../../jobs/jobs'
import { mailReferences } from '../mailReference'
import type { ReferredMail } from '../mailReference'
import { readBounceMailbox } from './bounceMailbox'
import { readReport } from './readReport'
import type { ReportedRecipient } from './readReport'

/** A mail of ours that its recipient's mail server refused for good after it had been passed on. */
export interface Bounce extends ReferredMail {
  /** Whom it was for, as it was addressed or passed on; in lower case. */
  addresses: string[]
  /** It is about this address, and not about what the mail holds or who sends it (RFC 3463: 5.6 and 5.7). */
  isAboutAddress: boolean
  replyCode?: number
}

/** In one run: with the next one the others come. */
const MOST = 50
const JOB = 'read_bounces'

const isAboutMail = (status: string) => /^5\.[67]\./.test(status)

function bounceOf(mail: ReferredMail, sentTo: string[], { addresses, status, replyCode }: ReportedRecipient): Bounce {
  return {
    ...mail,
    addresses: [...new Set([...addresses, ...sentTo])],
    isAboutAddress: !isAboutMail(status),
    ...(replyCode !== undefined && { replyCode }),
  }
}

/**
 * Reads what came back of mails (RFC 3464) and tells it to each of these. A report about a mail that this server did not send, about a
 * delay, or that cannot be read, is left at that. Fails where the mailbox cannot be opened.
 */
export const bounceReader = (tell: readonly ((db: Database, bounce: Bounce) => Promise<void>)[]) =>
  defineJob(JOB, z.object({}), async (_payload, context) => {
    const { db, config, log } = context
    if (config.bounceImapUrl === undefined) return
    const references = mailReferences(context)
    await readBounceMailbox(config.bounceImapUrl, MOST, async (source) => {
      const report = await readReport(source).catch((error: unknown) => {
        log.warn({ err: error }, 'a report of the bounce mailbox cannot be read')
      })
      const mail = report && references.find(report.about)
      // Each of our mails is to one person: a second recipient is one that they pass mails on to.
      const [failed] = report?.failed ?? []
      if (!mail || !failed) return
      for (const one of tell) await one(db, bounceOf(mail, report.sentTo, failed))
    })
  })

const LastRuns = z.array(z.object({ state: z.string() }))

/** Whether the mailbox could not be read the last time. Undefined: it could, or none is set up. */
export async function findUnreadBounces({
  db,
  config,
}: Pick<AppDependencies, 'db' | 'config'>): Promise<true | undefined> {
  if (config.bounceImapUrl === undefined) return undefined
  const { rows } = await db.execute(
    sql`select state::text as state from pgboss.job where data->>'job' = ${JOB} and state in ('completed', 'failed')
         order by completed_on desc limit 1`,
  )
  return LastRuns.parse(rows)[0]?.state === 'failed' ? true : undefined
}
