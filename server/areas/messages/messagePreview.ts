import type { MessageDraft, MessagePreview } from '@contract/messages'
import type { Actor } from '../../platform/audit/actor'
import { accountLocale } from '../../platform/auth/accountLocale'
import type { AppDependencies } from '../../platform/dependencies'
import { withBeside } from '../namesakes'
import { writeMessage, toPlainText } from './mails/writeMessage'
import { openDraft } from './messageDraft'
import type { Recipient } from './messageDraft'
import { quietUntil } from './quietTime'

/** Shown in place of the link's secret, which only the reader may know. */
const HIDDEN = '/my#…'

function toPreviewRecipient({ id, isDeputy, name, instrument, email, phone, block }: Recipient) {
  return {
    personId: id,
    kind: isDeputy ? ('deputy' as const) : ('member' as const),
    name,
    ...(instrument !== null && { instrument }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(block !== undefined && { block }),
  }
}

export function messagePreviews({ db, config }: AppDependencies) {
  return {
    /** The current recipients and text of a message. Stores nothing. */
    async find(
      actor: Actor,
      message: MessageDraft,
      personId: string | undefined,
      origin: string,
    ): Promise<MessagePreview> {
      const { groupId } = actor
      const now = new Date()
      const { group, facts, recipients } = await openDraft(db, groupId, message, now)
      const locale = group.settings?.locale ?? (await accountLocale(db, actor))
      const shown = recipients.find(({ id }) => id === personId?.toLowerCase()) ?? recipients[0]
      const quiet = quietUntil(group.settings?.quiet, group.timeZone, now)
      const all = writeMessage(facts, { locale })
      const reader = shown && {
        locale: shown.locale ?? locale,
        name: shown.name,
        spokenName: shown.spokenName,
        instrument: shown.instrument,
        toConfirm: shown.toConfirm,
        url: `${origin}${HIDDEN}`,
      }
      const own = reader && writeMessage(facts, reader)
      return {
        recipients: await withBeside(db, groupId, recipients.map(toPreviewRecipient), ({ kind, personId }) =>
          kind === 'member' ? personId : undefined,
        ),
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
