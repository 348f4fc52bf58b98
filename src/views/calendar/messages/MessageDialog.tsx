import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WORDS_MAX, type MessageDraft, type MessageKind, type MessageWay } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { loadErrorOf, unsentText } from '@/i18n/failureText'
import { previewMessage, sendMessage } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { HandOver } from './HandOver'
import { MessagePreviewPanel } from './MessagePreviewPanel'
import '@/@core/styles/customizer.scss'
import './messages.scss'

interface MessageDialogProps {
  event: { id: string }
  kind: MessageKind
  /** Of a change to a series: how many more of its events changed with it. */
  moreEvents?: number
  onSent?: () => void
  onClose: () => void
}

const ways = ['email', 'share', 'copy'] as const
const NO_MAIL_ID = 'message-no-mail'

/**
 * A message before it is sent: channel, recipients and text. If it is shared by hand, that is done here, one recipient after
 * the other.
 */
export function MessageDialog({ event, kind, moreEvents, onSent, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const { count, dateTime } = useFormat()
  const navigate = useNavigate()
  const [chosenWay, setWay] = useState<(typeof ways)[number] | null>(null)
  const [words, setWords] = useState('')
  const [includesMaybe, setIncludesMaybe] = useState(false)
  const [isUrgent, setUrgent] = useState(false)
  const [personId, setPersonId] = useState<string>()
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sharedId, setSharedId] = useState<string | null>(null)
  const draftOf = (text: string): MessageDraft => ({
    kind,
    eventId: event.id,
    ...(text.trim() !== '' && { words: text.trim().slice(0, WORDS_MAX) }),
    ...(kind === 'reminder' && includesMaybe && { includesMaybe }),
    ...(moreEvents !== undefined && { moreEvents }),
  })
  const settled = useDebouncedValue(words)
  const question = useMemo(
    () => ({ message: draftOf(settled), ...(personId !== undefined && { personId }) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made of these alone
    [settled, kind, event.id, moreEvents, includesMaybe, personId],
  )
  const { answer: preview, failure, isLoading, reload } = useQuery(previewMessage, question)
  const hasNoMail = preview?.hasMail === false
  // What was chosen before one knew does not count either.
  const way = hasNoMail && chosenWay !== 'copy' ? 'share' : (chosenWay ?? 'email')
  const people = preview?.recipients ?? []
  const reachable = people.filter(({ block }) => block === undefined).length

  async function send(by: MessageWay): Promise<void> {
    setBusy(true)
    setAlert(null)
    try {
      const urgent = by === 'email' && isUrgent && { isUrgent }
      const { id } = await sendMessage({ ...draftOf(words), way: by, ...urgent })
      onSent?.()
      if (by === 'share') return setSharedId(id)
      showToast.success(t('dialog.sending'), {
        action: { label: t('dialog.see'), onPress: () => void navigate(paths.message(id)) },
      })
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    } finally {
      setBusy(false)
    }
  }

  if (sharedId !== null) {
    return (
      <Dialog
        isOpen
        size="lg"
        title={t(`write.${kind}`)}
        onClose={onClose}
        footer={
          <>
            <Button color="ghost" to={paths.message(sharedId)}>
              {t('dialog.page')}
            </Button>
            <Button onClick={onClose}>{t('shell:close')}</Button>
          </>
        }
      >
        <HandOver takesFocus messageId={sharedId} {...(onSent && { onChanged: onSent })} />
      </Dialog>
    )
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
          {way === 'copy' && preview && (
            <CopyButton color="primary" text={preview.forAll.text} label={t('dialog.copy')} />
          )}
          {way === 'share' && (
            <Button color="primary" isBusy={isBusy} disabled={people.length === 0} onClick={() => void send('share')}>
              {t('dialog.begin', { count: people.length, shown: count(people.length) })}
            </Button>
          )}
          {way === 'email' && preview?.hasMail === true && (
            <Button color="primary" isBusy={isBusy} disabled={reachable === 0} onClick={() => void send('email')}>
              {t('dialog.send', { count: reachable, shown: count(reachable) })}
            </Button>
          )}
        </>
      }
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      {!preview && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      <div className="message-fields">
        <ChoiceGroup
          legend={t('dialog.way')}
          options={ways.map((value) => ({
            value,
            label: t(`dialog.ways.${value}`),
            isDisabled: value === 'email' && hasNoMail,
          }))}
          describedBy={hasNoMail ? NO_MAIL_ID : undefined}
          value={way}
          onChange={setWay}
        />
        {hasNoMail && (
          <p id={NO_MAIL_ID} className="muted">
            {t('dialog.noMail')}
          </p>
        )}
        {way === 'share' && <p className="muted">{t('dialog.shareHint')}</p>}
        {way === 'copy' && <p className="muted">{t('dialog.copyHint')}</p>}
        <TextAreaField
          label={t('dialog.words')}
          name="words"
          rows={2}
          limit={WORDS_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {kind === 'reminder' && way !== 'copy' && (
          <CheckboxField
            label={t('dialog.maybe')}
            checked={includesMaybe}
            onChange={({ target }) => setIncludesMaybe(target.checked)}
          />
        )}
        {way === 'email' && preview?.hasMail === true && preview.quietUntil !== undefined && (
          <CheckboxField
            label={t('dialog.urgent')}
            hint={t('dialog.quiet', { when: dateTime(preview.quietUntil) })}
            checked={isUrgent}
            onChange={({ target }) => setUrgent(target.checked)}
          />
        )}
      </div>
      {preview && way === 'copy' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key
        <p className="message-text" tabIndex={0}>
          {preview.forAll.text}
        </p>
      )}
      {preview && way !== 'copy' && people.length === 0 && <p className="muted">{t(`dialog.nobody.${kind}`)}</p>}
      {preview && way !== 'copy' && people.length > 0 && (
        <MessagePreviewPanel preview={preview} isMail={way === 'email'} onChoose={setPersonId} />
      )}
    </Dialog>
  )
}
