import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { exportKinds } from '@contract/audit'
import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import { CalendarDate, Id, Instant } from '@contract/primitives'
import type { Actor } from '../../platform/audit/actor'
import type { Transaction } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { users } from '../../platform/db/schema/users'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { MailRefusedError, sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import { wallDate } from '../../platform/time/groupTime'
import { writtenDates } from '../../platform/time/writtenDates'
import { deWords } from './deWords'
import { enWords } from './enWords'
import type { NoticeFacts, NoticeWords } from './noticeWords'
import { ptBrWords } from './ptBrWords'
import { ptPtWords } from './ptPtWords'

export type { PartlyShown } from './noticeWords'

const shown = z.optional(z.string())

/** What waits in the queue is what the mail shows: no number of an account whole. */
const Facts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment_changed'),
    changes: z.array(z.object({ what: z.enum(['pixKey', 'iban', 'holder', 'details']), before: shown, after: shown })),
  }),
  z.object({ kind: z.literal('auditor_link_made'), from: CalendarDate, to: CalendarDate, expiresOn: CalendarDate }),
  z.object({ kind: z.literal('everything_exported'), what: z.enum(exportKinds), count: z.int() }),
  z.object({ kind: z.literal('member_erased') }),
  z.object({ kind: z.literal('backup_restored'), madeAt: Instant }),
])
const Notice = z.object({ groupId: Id, userId: Id, by: z.optional(z.string()), at: Instant, facts: Facts })

/** Where the link of each mail leads. */
const paths: Record<NoticeFacts['kind'], string> = {
  payment_changed: '/finances/ways-to-pay',
  auditor_link_made: '/finances/audit',
  everything_exported: '/',
  member_erased: '/',
  backup_restored: '/',
}

const words: Record<Locale, NoticeWords> = {
  en: enWords,
  'pt-BR': ptBrWords,
  'pt-PT': ptPtWords,
  ...inGerman(deWords),
}

/** Who answers for the group's money and people, but for the demo's, whose addresses are made up. */
const isKeeper = (groupId: string) =>
  and(eq(users.groupId, groupId), inArray(users.role, ['admin', 'treasurer']), isNotNull(users.passwordHash))

/** One mail to one of those who answer for a group, of something that was done there. Without a mail server it is nothing. */
export const noticeMail = defineJob('notice_mail', Notice, async (notice, { config, db, log }) => {
  if (config.smtpUrl === undefined) return
  const { groupId, userId, by, at, facts } = notice
  const [reader] = await db
    .select({
      name: users.name,
      email: users.email,
      locale: users.locale,
      groupName: groups.name,
      timeZone: groups.timeZone,
      region: groups.region,
    })
    .from(users)
    .innerJoin(groups, eq(groups.groupId, groupId))
    .where(and(isKeeper(groupId), eq(users.id, userId)))
  // Removed meanwhile, or of another role.
  if (reader === undefined) return
  const { name, email, locale, groupName, timeZone, region } = reader
  const written = (style: Intl.DateTimeFormatOptions) => writtenDates(locale, region, style)
  const moment = (instant: string) =>
    written({ dateStyle: 'long', timeStyle: 'short' }).format(wallDate(new Date(instant), timeZone))
  const day = (date: string) => written({ dateStyle: 'long' }).format(new Date(date))
  const { greeting, footer, write } = words[locale]
  const { subject, paragraphs, action } = write({ groupName, by, when: moment(at), facts, day, moment })
  const { publicUrl } = config
  const link = publicUrl === undefined ? undefined : { label: action, url: `${publicUrl}${paths[facts.kind]}` }
  const text = { subject, greeting: greeting(name), paragraphs, action: link, footer: [footer(groupName)] }
  try {
    await sendMail(config, layOutMail(email, locale, text))
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    log.error({ err: error }, 'a mail was refused and is given up')
  }
})

/**
 * Tells every administrator and treasurer by mail of something of weight, whoever did it among them: a stolen session is found out
 * by its owner. Belongs into the transaction that does it.
 */
export async function notifyKeepers(
  tx: Transaction,
  { groupId, name }: Pick<Actor, 'groupId'> & { name?: string },
  facts: NoticeFacts,
): Promise<void> {
  const keepers = await tx.select({ userId: users.id }).from(users).where(isKeeper(groupId))
  const at = new Date().toISOString()
  await enqueueAll(
    tx,
    noticeMail,
    keepers.map(({ userId }) => ({ groupId, userId, by: name, at, facts })),
  )
}
