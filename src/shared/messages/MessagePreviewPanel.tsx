import { useTranslation } from 'react-i18next'
import type { MessagePreview } from '@contract/messages'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import { ForMinors, isNamedByMinors } from './ForMinors'
import { useMessageHouse } from './messageHouse'

interface MessagePreviewPanelProps {
  preview: MessagePreview
  /** Whether to show who is not reached by e-mail, and why. */
  isMail: boolean
  onChoose: (personId: string) => void
}

/** The recipients of a message, and its text for the chosen one. */
export function MessagePreviewPanel({ preview, isMail, onChoose }: MessagePreviewPanelProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const { count } = useFormat()
  const { recipients, sample } = preview
  const managesMembers = useAppAbility().can('manage', 'Member')
  const { isLed = false } = useMessageHouse()
  // Where the role is told no numbers, nobody lacks one as far as it knows.
  const tellsPhones = (managesMembers && !isLed) || recipients.some(({ phone }) => phone !== undefined)
  const blocked = recipients.filter(({ block }) => block !== undefined).length
  return (
    <div className="message-preview">
      <section aria-labelledby="message-people">
        <h3 id="message-people">
          {t('dialog.recipients', { count: recipients.length, shown: count(recipients.length) })}
        </h3>
        {isMail && blocked > 0 && (
          <p className="muted">{t('dialog.unreachable', { count: blocked, shown: count(blocked) })}</p>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key */}
        <ul tabIndex={0} aria-labelledby="message-people">
          {recipients.map((recipient) => {
            const { personId, name, beside, email, phone, block } = recipient
            const way = isMail
              ? block
                ? t(`blocks.${block}`)
                : email
              : (phone ?? (tellsPhones && !(isLed && recipient.guardianOf) ? t('noPhone') : undefined))
            return (
              <li key={personId}>
                {beside === way ? name : memberLabel(recipient)}
                <ForMinors of={recipient} />
                <small className="muted">{way}</small>
              </li>
            )
          })}
        </ul>
      </section>
      {sample && (
        <section>
          <SelectField
            label={t('dialog.sampleOf')}
            required
            value={sample.personId}
            options={recipients.map((recipient) => ({
              value: recipient.personId,
              label: isNamedByMinors(recipient) ? `${recipient.name} · ${t('aGuardian')}` : memberLabel(recipient),
            }))}
            onChange={({ target }) => onChoose(target.value)}
          />
          <p className="message-subject" lang={sample.locale}>
            {sample.subject}
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key */}
          <p className="message-text" lang={sample.locale} tabIndex={0}>
            {sample.text}
          </p>
        </section>
      )}
    </div>
  )
}
