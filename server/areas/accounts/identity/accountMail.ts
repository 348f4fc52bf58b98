import { and, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Role } from '@contract/auth'
import type { Locale } from '@contract/locales'
import { Id, Instant } from '@contract/primitives'
import type { Database } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { users } from '../../../platform/db/schema/users'
import { deviceOf } from '../../../platform/http/userAgents'
import { defineJob, enqueue } from '../../../platform/jobs/jobs'
import type { Job } from '../../../platform/jobs/jobs'
import { wallDate } from '../../../platform/time/groupTime'
import { writtenDates } from '../../../platform/time/writtenDates'
import { addAccountToken, deleteAccountToken } from './accountTokens'
import { findHolder } from './signInAddresses'
import { deliver, mailWords } from '../mails/deliver'
import type { Reader, Words } from '../mails/mailWords'

/** Links live as long as a person may need to look into the mailbox. */
const VERIFY_TTL_HOURS = 7 * 24
const RESET_TTL_HOURS = 1

const whose = { groupId: Id, userId: Id }

/** The mails that accounts get. The queue contains no secret: a link's token is made when its mail is sent. */
const AccountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify_email'), ...whose, newEmail: z.optional(z.string()) }),
  z.object({ kind: z.literal('email_changed'), ...whose, oldEmail: z.string(), at: Instant }),
  z.object({ kind: z.literal('address_known'), ...whose }),
  z.object({ kind: z.literal('registered_again'), ...whose }),
  z.object({ kind: z.literal('reset_password'), ...whose }),
  z.object({ kind: z.literal('new_device'), ...whose, userAgent: z.string(), at: Instant }),
  z.object({ kind: z.literal('password_changed'), ...whose, at: Instant }),
  z.object({ kind: z.literal('role_changed'), ...whose, role: Role }),
])
type AccountMail = z.infer<typeof AccountMail>

interface Recipient extends Reader {
  locale: Locale
  timeZone: string
  region: string | null
}

/** Undefined if the account was removed meanwhile, or is a demo account, whose address is invented. */
async function findRecipient(db: Database, groupId: string, userId: string): Promise<Recipient | undefined> {
  const [found] = await db
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
    .where(and(eq(users.groupId, groupId), eq(users.id, userId), isNotNull(users.passwordHash)))
  return found
}

/** The mails whose link has its own token. */
const linkTtlHours = { verify_email: VERIFY_TTL_HOURS, reset_password: RESET_TTL_HOURS } as const

/** Where the links of the others lead. */
const plainPaths = {
  address_known: '/login',
  registered_again: '/login',
  new_device: '/settings/account',
  password_changed: '/forgot-password',
  role_changed: '/',
} as const

interface Link {
  /** Below the site's address. */
  path: string
  /** Makes the link worthless: its mail could not be sent, and the next try makes another. */
  withdraw: () => Promise<void>
}

async function makeLink(mail: AccountMail, email: string, db: Database): Promise<Link | undefined> {
  const { kind, groupId, userId } = mail
  if (kind === 'verify_email' || kind === 'reset_password') {
    const made = { groupId, userId, email, purpose: kind, ttlHours: linkTtlHours[kind] }
    const { token } = await addAccountToken(db, made)
    const page = kind === 'verify_email' ? '/verify-email' : '/reset-password'
    return { path: `${page}?token=${token}`, withdraw: () => deleteAccountToken(db, groupId, token) }
  }
  return kind === 'email_changed' ? undefined : { path: plainPaths[kind], withdraw: async () => {} }
}

function write(mail: AccountMail, recipient: Recipient): Words {
  const { locale, timeZone, region } = recipient
  const words = mailWords[locale]
  const tell = (at: string) =>
    writtenDates(locale, region, { dateStyle: 'long', timeStyle: 'short' }).format(wallDate(new Date(at), timeZone))
  switch (mail.kind) {
    case 'verify_email':
      return words.verifyEmail(recipient)
    case 'reset_password':
      return words.resetPassword(recipient)
    case 'address_known':
      return words.addressKnown(recipient)
    case 'registered_again':
      return words.registeredAgain(recipient)
    case 'new_device':
      return words.newDevice(recipient, { device: words.device(deviceOf(mail.userAgent)), when: tell(mail.at) })
    case 'email_changed':
      return words.emailChanged(recipient, tell(mail.at))
    case 'password_changed':
      return words.passwordChanged(recipient, tell(mail.at))
    default:
      return words.roleChanged(recipient, mail.role)
  }
}

/** Sends a mail to an account of a group. Does nothing without a mail server. */
export const accountMail: Job<AccountMail> = defineJob('account_mail', AccountMail, async (mail, context) => {
  if (context.config.smtpUrl === undefined) return
  if (mail.kind === 'verify_email' && mail.newEmail !== undefined) {
    const holder = await findHolder(context.db, mail.newEmail)
    // Only the owner of the address may learn that it has an account, not the person who typed it.
    if (holder !== undefined && holder.userId !== mail.userId)
      return enqueue(context.db, accountMail, { kind: 'address_known', ...holder })
  }
  const found = await findRecipient(context.db, mail.groupId, mail.userId)
  if (found === undefined) return
  const newEmail = mail.kind === 'verify_email' ? mail.newEmail : undefined
  const recipient = { ...found, email: newEmail ?? found.email }
  const { email, locale, name, groupName } = recipient
  const to = mail.kind === 'email_changed' ? mail.oldEmail : email
  const link = await makeLink(mail, email, context.db)
  const words = write(mail, recipient)
  try {
    await deliver({ to, locale, name, groupName, words, path: link?.path }, context)
  } catch (error) {
    await link?.withdraw()
    throw error
  }
})
