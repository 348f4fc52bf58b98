import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { WORDS_MAX, type MessageDraft, type MessageKind } from '@contract/replies/messages'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { failureOf } from '@/api/failure'
import { loadErrorOf, unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { previewMessage, sendMail } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'

interface MessageDialogProps {
  event: CalendarEvent
  kind: MessageKind
  onSent: () => void
  onClose: () => void
}

/** A message before it goes: to whom, and what it says. */
export function MessageDialog({ event, kind, onSent, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const { count, dateTime } = useFormat()
  const dispatch = useAppDispatch()
  const [words, setWords] = useState('')
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const draftOf = (text: string): MessageDraft => ({
    kind,
    eventId: event.id,
    ...(text.trim() !== '' && { words: text.trim().slice(0, WORDS_MAX) }),
  })
  const settled = useDebouncedValue(words)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- made of these alone
  const draft = useMemo(() => draftOf(settled), [settled, kind, event.id])
  const { answer: preview, failure, reload } = useQuery(previewMessage, draft)
  const reachable = preview?.recipients.filter(({ block }) => block === undefined).length ?? 0
  const sampleName = preview?.recipients.find(({ personId }) => personId === preview.sample?.personId)?.name ?? ''

  async function send(): Promise<void> {
    setBusy(true)
    setAlert(null)
    try {
      await dispatch(sendMail(draftOf(words))).unwrap()
      showToast.success(t('sending'))
      onSent()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t(`write.${kind}`)}
      onClose={onClose}
      closesOnBackdrop={words === ''}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          {preview && <CopyButton text={preview.forAll.text} label={t('copy')} />}
          {preview?.hasMail === true && (
            <Button color="primary" isBusy={isBusy} disabled={reachable === 0} onClick={() => void send()}>
              {t('send', { count: reachable, shown: count(reachable) })}
            </Button>
          )}
        </>
      }
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      {!preview && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} />}
      {preview && !preview.hasMail && <p className="muted">{t('noMail')}</p>}
      {preview?.quietUntil !== undefined && (
        <p className="muted">{t('quiet', { when: dateTime(preview.quietUntil) })}</p>
      )}
      <TextAreaField
        label={t('words')}
        name="words"
        rows={3}
        limit={WORDS_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {preview?.sample === undefined ? (
        preview && <p className="muted">{t('nobody')}</p>
      ) : (
        <div className="message-preview">
          <section aria-labelledby="message-people">
            <h3 id="message-people">
              {t('recipients', { count: preview.recipients.length, shown: count(preview.recipients.length) })}
            </h3>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key */}
            <ul tabIndex={0}>
              {preview.recipients.map(({ personId, name, block }) => (
                <li key={personId}>
                  {name}
                  {block !== undefined && <small className="muted">{t(`blocks.${block}`)}</small>}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="message-sample">
            <h3 id="message-sample">{t('sample', { name: sampleName })}</h3>
            <p className="message-subject">{preview.sample.subject}</p>
            <p className="message-text" lang={preview.sample.locale}>
              {preview.sample.text}
            </p>
          </section>
        </div>
      )}
    </Dialog>
  )
}
