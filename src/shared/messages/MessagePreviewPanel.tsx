import { useTranslation } from 'react-i18next'
import type { MessagePreview } from '@contract/messages'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { whatsAppNumber } from '@/shared/links/linkAddress'
import { memberLabel } from '@/shared/records/memberLabel'
import { ForMinors, isNamedByMinors } from './ForMinors'
import { useMessageHouse } from './messageHouse'

interface MessagePreviewPanelProps {
  preview: MessagePreview
  /** Whether to show who is not reached by e-mail, and why. */
  isMail: boolean
  /** Ids of recipients who are not written to. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (leftOut: ReadonlySet<string>) => void
  onChoose: (personId: string) => void
}

/** The recipients of a message, and its text for the chosen one. */
export function MessagePreviewPanel({ preview, isMail, leftOut, onLeaveOut, onChoose }: MessagePreviewPanelProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const { count } = useFormat()
  const { recipients, sample } = preview
  const managesMembers = useAppAbility().can('manage', 'Member')
  const { isLed = false } = useMessageHouse()
  // Where the role is told no numbers, nobody lacks one as far as it knows.
  const tellsPhones = (managesMembers && !isLed) || recipients.some(({ phone }) => phone !== undefined)
  const isUnnumbered = ({ phone, guardianOf }: MessagePreview['recipients'][number]) =>
    tellsPhones && !(isLed && guardianOf) && whatsAppNumber(phone) === undefined
  const unnumbered = isMail ? 0 : recipients.filter(isUnnumbered).length
  const chosen = recipients.filter(({ personId }) => !leftOut.has(personId)).length
  const noSayers = recipients.flatMap(({ personId, saidNo }) => (saidNo ? [personId] : []))
  const lackingNumber = (phone?: string) => (phone === undefined ? t('noPhone') : `${phone} · ${t('noCountry')}`)
  const leaveOut = (ids: readonly string[], isLeftOut: boolean) => {
    const others = [...leftOut].filter((id) => !ids.includes(id))
    onLeaveOut(new Set(isLeftOut ? [...others, ...ids] : others))
  }
  const blocked = recipients.filter(({ block }) => block !== undefined).length
  return (
    <div className="message-preview">
      <section aria-labelledby="message-people">
        <h3 id="message-people">{t('dialog.recipients', { count: chosen, shown: count(chosen) })}</h3>
        {isMail && blocked > 0 && (
          <p className="muted">{t('dialog.unreachable', { count: blocked, shown: count(blocked) })}</p>
        )}
        {unnumbered > 0 && <p className="muted">{t('unnumbered', { count: unnumbered, shown: count(unnumbered) })}</p>}
        {noSayers.length > 0 && noSayers.length < recipients.length && (
          <CheckboxField
            label={t('dialog.notNoSayers', { count: noSayers.length, shown: count(noSayers.length) })}
            checked={noSayers.every((id) => leftOut.has(id))}
            onChange={({ target }) => leaveOut(noSayers, target.checked)}
          />
        )}
        <ul aria-labelledby="message-people">
          {recipients.map((recipient) => {
            const { personId, name, beside, email, phone, block } = recipient
            const way = isMail
              ? block
                ? t(`blocks.${block}`)
                : email
              : isUnnumbered(recipient)
                ? lackingNumber(phone)
                : phone
            return (
              <li key={personId}>
                <CheckboxField
                  label={
                    <>
                      {beside === way ? name : memberLabel(recipient)}
                      <ForMinors of={recipient} />
                      <small className="muted">{way}</small>
                    </>
                  }
                  checked={!leftOut.has(personId)}
                  onChange={({ target }) => leaveOut([personId], !target.checked)}
                />
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
