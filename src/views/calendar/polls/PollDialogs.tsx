import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PollMatrix, PollSetting } from '@contract/calendar/polls'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { paths } from '@/configs/paths'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { AnswerButtons } from '@/views/calendar/roster/AnswerButtons'
import { isSilent } from './PollTable'

/** Kinds of message about a poll: the question to all, a reminder to the silent, or the chosen date. */
export type Sharing = 'ask' | 'remind' | 'chosen'

interface ShareDialogProps {
  matrix: PollMatrix
  sharing: Sharing
  onClose: () => void
}

/** The text for a chat, ready to be sent: by WhatsApp, or copied for any other. */
export function ShareDialog({ matrix: { poll, event, members }, sharing, onClose }: ShareDialogProps) {
  const { t } = useTranslation('polls')
  const { full } = useEventWhen()
  const { date } = useFormat()
  const dates = poll.dates.map((one) => `• ${full(one)}`).join('\n')
  const until =
    poll.closesOn === undefined || sharing === 'chosen' ? [] : [t('shareUntil', { day: date(poll.closesOn) })]
  const place = poll.location === undefined ? '' : `, ${poll.location}`
  const silent = sharing === 'remind' ? members.filter(isSilent).map(({ name }) => name) : []
  // Titles are not escaped here: the text is shared, and not rendered as HTML.
  const values = {
    title: poll.title,
    dates,
    when: event ? full(event) : '',
    place,
    interpolation: { escapeValue: false },
  }
  const text = [t(`shareTexts.${sharing}`, values), ...until].join(' ')
  return (
    <Dialog
      isOpen
      title={t(`shareTitles.${sharing}`)}
      onClose={onClose}
      footer={
        <>
          <a
            className="btn btn-secondary"
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={16} aria-hidden />
            {t('whatsapp')}
          </a>
          <CopyButton text={text} label={t('copyText')} color="primary" />
        </>
      }
    >
      <p>{t(`shareHints.${sharing}`)}</p>
      {silent.length > 0 && (
        <p>
          <strong>{t('silentGroup')}:</strong> {silent.join(', ')}. <Link to={paths.memberLinks}>{t('toLinks')}</Link>
        </p>
      )}
      <p className="poll-share-text">{text}</p>
    </Dialog>
  )
}

interface AnswerDialogProps {
  name: string
  when: string
  answer: PollSetting['answer']
  isBusy: boolean
  onSet: (answer: PollSetting['answer']) => void
  onClose: () => void
}

/** Sets a member's answer, as they gave it to the conductor. */
export function AnswerDialog({ name, when, answer, isBusy, onSet, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('polls')
  return (
    <Dialog isOpen title={t('setTitle', { name, when })} onClose={onClose}>
      <p>{t('setHint')}</p>
      <AnswerButtons answer={answer} labelOf={(choice) => t(`answers.${choice}`)} isDisabled={isBusy} onSet={onSet} />
    </Dialog>
  )
}
