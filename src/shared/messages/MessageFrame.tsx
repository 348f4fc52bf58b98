import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { MessageDraft, MessagePreview, MessageWay } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { loadErrorOf, unsentText } from '@/i18n/failureText'
import type { UnsentMessage } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { HandOver } from './HandOver'
import { MessagePreviewPanel } from './MessagePreviewPanel'
import { useMessageHouse } from './messageHouse'
import '@/@core/styles/customizer.scss'
import './messages.scss'

const ways = ['email', 'share', 'copy'] as const
type Way = (typeof ways)[number]
const NO_MAIL_ID = 'message-no-mail'

interface MessageFrameProps {
  title: string
  /** What is shown of it; stable while nothing changes. Null: it is not known yet whom it goes to. */
  draft: MessageDraft | null
  /** As it is sent; null: something is missing, which the fields then say. */
  toSend: (way: MessageWay) => UnsentMessage | null
  /** Whether a press beside the dialog would lose something. */
  isTyped: boolean
  /** Said where it would reach nobody. */
  nobody: string
  /** Above the choice of the channel. */
  head?: ReactNode
  renderFields: (way: Way) => ReactNode
  /** What is shared by hand has no personal links. */
  hidesLinks?: boolean
  onSent?: (() => void) | undefined
  onClose: () => void
}

/**
 * A message before it is sent: channel, recipients and text. If it is shared by hand, that is done here, one recipient after
 * the other.
 */
export function MessageFrame(props: MessageFrameProps) {
  const { title, draft, toSend, isTyped, nobody, head, renderFields, hidesLinks = false, onSent, onClose } = props
  const { t } = useTranslation(['messages', 'shell'])
  const { count, dateTime } = useFormat()
  const navigate = useNavigate()
  const [chosenWay, setWay] = useState<Way | null>(null)
  const [isUrgent, setUrgent] = useState(false)
  const [personId, setPersonId] = useState<string>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sharedId, setSharedId] = useState<string | null>(null)
  const question = useMemo(
    () => draft && { message: draft, ...(personId !== undefined && { personId }) },
    [draft, personId],
  )
  const { calls, pathOf } = useMessageHouse()
  const preview = useCallback(
    async (asked: typeof question): Promise<MessagePreview | null> => asked && calls.preview(asked),
    [calls],
  )
  const { answer, failure, isLoading, reload } = useQuery(preview, question)
  const shown = draft ? answer : null
  const hasNoMail = answer?.hasMail === false
  // What was chosen before one knew does not count either.
  const way = hasNoMail && chosenWay !== 'copy' ? 'share' : (chosenWay ?? 'email')
  const all = shown?.recipients ?? []
  const people = all.filter((one) => !leftOut.has(one.personId))
  const reachable = people.filter(({ block }) => block === undefined).length

  async function send(by: MessageWay): Promise<void> {
    setAlert(null)
    const message = toSend(by)
    if (!message) return
    setBusy(true)
    try {
      const urgent = by === 'email' && isUrgent && { isUrgent }
      const chosen = people.length < all.length && { personIds: people.map((one) => one.personId) }
      const { id } = await calls.send({ ...message, way: by, ...urgent, ...chosen })
      onSent?.()
      if (by === 'share') return setSharedId(id)
      showToast.success(t('dialog.sending'), {
        action: { label: t('dialog.see'), onPress: () => void navigate(pathOf(id)) },
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
        title={title}
        onClose={onClose}
        footer={
          <>
            <Button color="ghost" to={pathOf(sharedId)}>
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
      title={title}
      onClose={onClose}
      closesOnBackdrop={!isTyped}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          {way === 'copy' && shown && <CopyButton color="primary" text={shown.forAll.text} label={t('dialog.copy')} />}
          {way === 'share' && (
            <Button color="primary" isBusy={isBusy} disabled={people.length === 0} onClick={() => void send('share')}>
              {t('dialog.begin', { count: people.length, shown: count(people.length) })}
            </Button>
          )}
          {way === 'email' && answer?.hasMail === true && (
            <Button color="primary" isBusy={isBusy} disabled={reachable === 0} onClick={() => void send('email')}>
              {t('dialog.send', { count: reachable, shown: count(reachable) })}
            </Button>
          )}
        </>
      }
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      {!answer && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      <div className="message-fields">
        {head}
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
        {way === 'share' && <p className="muted">{t(hidesLinks ? 'dialog.shareHintPlain' : 'dialog.shareHint')}</p>}
        {way === 'copy' && <p className="muted">{t('dialog.copyHint')}</p>}
        {renderFields(way)}
        {way === 'email' && shown?.hasMail === true && shown.quietUntil !== undefined && (
          <CheckboxField
            label={t('dialog.urgent')}
            hint={t('dialog.quiet', { when: dateTime(shown.quietUntil) })}
            checked={isUrgent}
            onChange={({ target }) => setUrgent(target.checked)}
          />
        )}
      </div>
      {shown && way === 'copy' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key
        <p className="message-text" tabIndex={0}>
          {shown.forAll.text}
        </p>
      )}
      {shown && way !== 'copy' && all.length === 0 && <p className="muted">{nobody}</p>}
      {shown && way !== 'copy' && all.length > 0 && (
        <MessagePreviewPanel
          preview={shown}
          isMail={way === 'email'}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
          onChoose={setPersonId}
        />
      )}
    </Dialog>
  )
}
