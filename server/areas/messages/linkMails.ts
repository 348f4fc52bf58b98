import { v7 as newId } from 'uuid'
import * as z from 'zod/mini'
import { locales } from '@contract/locales'
import { Id } from '@contract/primitives'
import type { MailedLinksAnswer } from '@contract/calendar/links'
import { greetedName } from '@contract/nameParts'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Actor } from '../../platform/audit/actor'
import { accountLocale } from '../../platform/auth/accountLocale'
import type { AppDependencies } from '../../platform/dependencies'
import { ApiError, invalidField } from '../../platform/http/errors'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { MailRefusedError, MailUnclearError, sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import { mailReferences } from '../../platform/mail/mailReference'
import { withBeside } from '../namesakes'
import { isAddressDoubted, noteOwnLinkAsked, personalTokens } from '../calendar/replies/public'
import { findMemberName, memberNames, readContacts } from './contacts'
import { followMerges } from './followMerges'
import { addMailBlock } from './mailBlocks'
import { namesIn } from './mails/reader'
import { messageWordsOf } from './mails/writeMessage'
import { pageAddress, pageTokens } from './pageAddress'
import { quietUntil } from '../../platform/time/quietTime'
import { findSendingGroup } from './settingsRepository'

const LinkMail = z.object({
  groupId: Id,
  memberId: Id,
  /** The guardian of the member who is written to; absent: who is written to first. */
  contactId: z.optional(Id),
  locale: z.enum(locales),
  isAsked: z.optional(z.boolean()),
})

/**
 * Mails a member their current link. Retried while the mail server cannot be reached; if the process dies in between, it may be sent
 * twice, which is harmless. Does nothing without a mail server, without an address, or if the link cannot be shown.
 */
export const linkMail = defineJob('link_mail', LinkMail, async (errand, context) => {
  const { db, config, log } = context
  const { groupId, contactId: asked, locale: usual, isAsked = false } = errand
  if (config.smtpUrl === undefined || config.publicUrl === undefined) return
  const [memberId = errand.memberId] = await followMerges(db, groupId, [errand.memberId])
  const contactId = asked === errand.memberId ? memberId : asked
  const contacts = (await readContacts(db, groupId, [memberId])).get(memberId) ?? []
  const contact = contactId === undefined ? contacts[0] : contacts.find(({ id }) => id === contactId)
  if (contact?.email === undefined) return
  const pages = (await pageTokens(context, groupId, [contact], 'owner')).get(contact.id)
  if (pages === undefined) return
  // Those who unsubscribed only get the mail that they requested on their own page.
  if (contact.block !== undefined && !(isAsked && contact.block === 'unsubscribed')) return
  const group = await findSendingGroup(db, groupId)
  const { name: groupName, settings } = group
  const locale = contact.locale ?? usual
  const words = messageWordsOf(locale, group)
  const mail = layOutMail(contact.email, locale, {
    subject: words.link.subject(groupName),
    greeting: words.greeting(contact.minors ? contact.name : greetedName(contact, locale, group.addressing)),
    paragraphs: [
      ...(contact.minors ? [words.about(namesIn(locale, contact.minors.family))] : []),
      words.link.text(groupName),
    ],
    action: { label: words.actions.look, url: pageAddress(config.publicUrl, pages) },
    footer: [words.footer(groupName)],
  })
  const reference = mailReferences(context).make({ groupId, personId: contact.id, mailId: newId() })
  try {
    await sendMail(config, {
      ...mail,
      senderName: settings?.senderName ?? groupName,
      replyTo: settings?.replyTo,
      reference,
    })
  } catch (error) {
    if (!(error instanceof MailRefusedError) && !(error instanceof MailUnclearError)) throw error
    if (error instanceof MailRefusedError && error.isAboutRecipient) {
      const { replyCode } = error
      await addMailBlock(db, groupId, { personId: contact.id, email: contact.email, reason: 'refused', replyCode })
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
  const names = await memberNames(db, groupId, ids)
  const outcomes = names.map(({ id, name }) => {
    const told = contacts.get(id) ?? []
    const block = told.some((one) => one.block === undefined) ? undefined : told[0]?.block
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
          .toReversed()
          .flatMap(({ memberId }) =>
            (contacts.get(memberId) ?? []).flatMap(({ id, block }) =>
              block === undefined ? [[id, memberId] as const] : [],
            ),
          ),
      )
      const payloads = [...written].map(([contactId, memberId]) => ({ groupId, memberId, contactId, locale }))
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
  const told = ((await readContacts(db, groupId, [memberId])).get(memberId) ?? []).filter(
    ({ email, block }) => email !== undefined && block !== 'refused',
  )
  const canMail = config.smtpUrl !== undefined && config.publicUrl !== undefined
  if (!canMail || told.length === 0) throw new ApiError('not_found')
  if (await isAddressDoubted(db, groupId, memberId)) throw new ApiError('not_found')
  const { settings } = await findSendingGroup(db, groupId)
  const locale = settings?.locale ?? 'en'
  const name = await findMemberName(db, groupId, memberId)
  await db.transaction(async (tx) => {
    if (!(await noteOwnLinkAsked(tx, groupId, memberId, ASKED_AGAIN_MIN))) return
    const payloads = told.map(({ id }) => ({ groupId, memberId, contactId: id, locale, isAsked: true }))
    await enqueueAll(tx, linkMail, payloads)
    const after = { email: told.flatMap(({ email }) => email ?? []).join(', ') }
    const subject = { type: 'member' as const, id: memberId, name }
    await appendAudit(tx, { ...actor, name }, { action: 'own_link_mailed', subject, after })
  })
}
