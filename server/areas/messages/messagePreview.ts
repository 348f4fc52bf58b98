import type { MessageDraft, MessagePreview } from '@contract/messages'
import type { Actor } from '../../platform/audit/actor'
import { accountLocale } from '../../platform/auth/accountLocale'
import type { AppDependencies } from '../../platform/dependencies'
import { withBeside } from '../namesakes'
import { withoutHidden } from '../../platform/auth/memberFields'
import { ApiError } from '../../platform/http/errors'
import { toReader } from './mails/reader'
import { writeMessage, toPlainText } from './mails/writeMessage'
import { openDraft } from './messageDraft'
import { kindOf } from './messageList'
import type { Recipient } from './messageDraft'
import { asRead } from './messageScope'
import type { MessageScope } from './messageScope'
import { quietUntil } from '../../platform/time/quietTime'

/** Shown in place of the link's secret, which only the reader may know. */
const HIDDEN = '/my#…'

function toPreviewRecipient({ id, isDeputy, name, minors, instrument, email, phone, block, saidNo }: Recipient) {
  return {
    personId: id,
    ...kindOf(isDeputy, minors?.concerned),
    name,
    ...(instrument !== null && { instrument }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(block !== undefined && { block }),
    ...(saidNo && { saidNo: true as const }),
  }
}

export function messagePreviews({ db, config }: AppDependencies) {
  return {
    /** The current recipients and text of a message. Stores nothing. Throws `forbidden` where the scope is free ones. */
    async find(
      actor: Actor,
      scope: MessageScope,
      { message, personId }: { message: MessageDraft; personId?: string | undefined },
      origin: string,
    ): Promise<MessagePreview> {
      const { groupId } = actor
      const { hidden, led, isFreeOnly, ownFields } = scope
      if (isFreeOnly && message.kind !== 'free') throw new ApiError('forbidden')
      const now = new Date()
      const { group, facts, ...draft } = await openDraft(db, groupId, message, { now, led, ownFields })
      const recipients = draft.recipients.map((one) => asRead(one, scope))
      const locale = group.settings?.locale ?? (await accountLocale(db, actor))
      const shown = recipients.find(({ id }) => id === personId?.toLowerCase()) ?? recipients[0]
      const quiet = quietUntil(group.settings?.quiet, group.timeZone, now)
      const all = writeMessage(facts, { locale })
      const reader = shown && { ...toReader(shown, shown.locale ?? locale), url: `${origin}${HIDDEN}` }
      const own = reader && writeMessage(facts, reader)
      const people = recipients.map((one) => withoutHidden(toPreviewRecipient(one), hidden))
      return {
        // What tells namesakes apart may be an address that section leaders do not read.
        recipients: led
          ? people
          : await withBeside(db, groupId, people, ({ kind, personId: id }) => (kind === 'member' ? id : undefined)),
        ...(shown &&
          reader &&
          own && {
            sample: { personId: shown.id, locale: reader.locale, subject: own.subject, text: toPlainText(own) },
          }),
        forAll: { subject: all.subject, text: toPlainText(all) },
        hasMail: config.smtpUrl !== undefined,
        ...(quiet && { quietUntil: quiet.toISOString() }),
      }
    },
  }
}
