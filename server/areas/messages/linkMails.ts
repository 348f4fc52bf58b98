import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import type { MailedLinksAnswer } from '@contract/calendar/links'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Actor } from '../../platform/audit/actor'
import { accountLocale } from '../../platform/auth/accountLocale'
import type { AppDependencies } from '../../platform/dependencies'
import { ApiError, invalidField } from '../../platform/http/errors'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { MailRefusedError, MailUnclearError, sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import { withBeside } from '../namesakes'
import { isAddressDoubted, noteOwnLinkAsked, personalTokens } from '../calendar/replies/public'
import { readContacts } from './contacts'
import { addMailBlock } from './mailBlocks'
import { messageWords } from './mails/writeMessage'
import { pageToken } from './pageAddress'
import { quietUntil } from './quietTime'
import { findSendingGroup } from './settingsRepository'

const LinkMail = z.object({
  groupId: Id,
  memberId: Id,
  locale: z.enum(['en', 'pt-BR']),
  isAsked: z.optional(z.boolean()),
})

/**
 * Mails a member their current link. Retried while the mail server cannot be reached; if the process dies in between, it may be sent
 * twice, which is harmless. Does nothing without a mail server, without an address, or if the link cannot be shown.
 */
export const linkMail = defineJob('link_mail', LinkMail, async (errand, context) => {
  const { db, config, log } = context
  const { groupId, memberId, locale: usual, isAsked = false } = errand
  if (config.smtpUrl === undefined || config.publicUrl === undefined) return
  const contact = (await readContacts(db, groupId, [memberId])).get(memberId)
  if (contact?.email === undefined) return
  const token = await pageToken(context, groupId, contact)
  if (token === undefined) return
  // Those who unsubscribed only get the mail that they requested on their own page.
  if (contact.block !== undefined && !(isAsked && contact.block === 'unsubscribed')) return
  const { name: groupName, settings } = await findSendingGroup(db, groupId)
  const locale = contact.locale ?? usual
  const words = messageWords[locale]
  const mail = layOutMail(contact.email, locale, {
    subject: words.link.subject(groupName),
    greeting: words.greeting(contact.guardian?.name ?? contact.spokenName),
    paragraphs: [...(contact.guardian ? [words.about(contact.name)] : []), words.link.text(groupName)],
    action: { label: words.actions.look, url: `${config.publicUrl}/my#${token}` },
    footer: [words.footer(groupName)],
  })
  try {
    await sendMail(config, { ...mail, senderName: settings?.senderName ?? groupName, replyTo: settings?.replyTo })
  } catch (error) {
    if (!(error instanceof MailRefusedError) && !(error instanceof MailUnclearError)) throw error
    if (error instanceof MailRefusedError && error.isAboutRecipient) {
      const { replyCode } = error
      await addMailBlock(db, groupId, { personId: memberId, email: contact.email, reason: 'refused', replyCode })
    }
    log.warn({ err: error }, 'a personal link was not sent')
  }
})

/**
 * Mails members their links, after the quiet time. Throws `not_found` if an id is unknown in the group, and `not_allowed` at `memberIds`
 * without a mail server.
 */
export async function mailLinks(
  { db, config, ...secrets }: AppDependencies,
  actor: Actor,
  memberIds: string[],
): Promise<MailedLinksAnswer> {
  if (config.smtpUrl === undefined) throw invalidField('memberIds', 'not_allowed')
  const { groupId } = actor
  const ids = [...new Set(memberIds.map((id) => id.toLowerCase()))]
  const contacts = await readContacts(db, groupId, ids)
  if (contacts.size < ids.length) throw new ApiError('not_found')
  const people = ids.map((id) => ({ id, isDeputy: false }))
  const tokens = await personalTokens({ db, ...secrets }).tell(groupId, people, 'owner')
  const outcomes = [...contacts.values()].map(({ id, name, block }) => {
    return { memberId: id, name, reason: block ?? (tokens.has(id) ? undefined : ('no_link' as const)) }
  })
  const reached = outcomes.filter(({ reason }) => reason === undefined)
  const { settings, timeZone } = await findSendingGroup(db, groupId)
  const locale = settings?.locale ?? (await accountLocale(db, actor))
  const [first] = reached
  if (first !== undefined)
    await db.transaction(async (tx) => {
      // A guardian gets one mail, which opens the pages of all their minors.
      const written = new Map(
        reached
          .map(({ memberId }) => [contacts.get(memberId)?.guardian?.id ?? memberId, memberId] as const)
          .toReversed(),
      )
      const payloads = [...written.values()].map((memberId) => ({ groupId, memberId, locale }))
      await enqueueAll(tx, linkMail, payloads, quietUntil(settings?.quiet, timeZone, new Date()))
      await appendAudit(tx, actor, {
        action: 'member_links_mailed',
        subject: { type: 'member', id: first.memberId, name: first.name },
        ...(reached.length > 1 && {
          after: {
            count: reached.length,
            people: Object.fromEntries(reached.map(({ memberId, name }) => [memberId, name])),
          },
        }),
      })
    })
  const left = outcomes.flatMap(({ reason, ...person }) => (reason === undefined ? [] : [{ ...person, reason }]))
  return { mailed: reached.length, left: await withBeside(db, groupId, left, ({ memberId }) => memberId) }
}

/** Minimum minutes between two mails to one member. */
const ASKED_AGAIN_MIN = 10

/**
 * Mails a member their own link at once, after they opened a link that others know as well. Throws `not_found` if it cannot be mailed: no
 * mail server, no address, or one that was refused or is doubted.
 */
export async function mailOwnLink({ db, config }: AppDependencies, actor: Actor): Promise<void> {
  const { groupId, userId: memberId } = actor
  const contact = (await readContacts(db, groupId, [memberId])).get(memberId)
  const canMail = config.smtpUrl !== undefined && config.publicUrl !== undefined
  if (!canMail || contact?.email === undefined || contact.block === 'refused') throw new ApiError('not_found')
  if (await isAddressDoubted(db, groupId, memberId)) throw new ApiError('not_found')
  const { settings } = await findSendingGroup(db, groupId)
  const locale = settings?.locale ?? 'en'
  await db.transaction(async (tx) => {
    if (!(await noteOwnLinkAsked(tx, groupId, memberId, ASKED_AGAIN_MIN))) return
    await enqueueAll(tx, linkMail, [{ groupId, memberId, locale, isAsked: true }])
    await appendAudit(
      tx,
      { ...actor, name: contact.name },
      {
        action: 'own_link_mailed',
        subject: { type: 'member', id: memberId, name: contact.name },
        after: { email: contact.email },
      },
    )
  })
}
