import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Poll, PollSetting } from '@contract/replies/polls'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { answerStyles } from './pollStyles'

/** The text for a chat, ready to be sent: by WhatsApp, or copied for any other. */
export function ShareDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const { t } = useTranslation('polls')
  const { full } = useEventWhen()
  const { date } = useFormat()
  const dates = poll.dates.map((one) => `• ${full(one)}`).join('\n')
  const until = poll.closesOn === undefined ? [] : [t('shareUntil', { day: date(poll.closesOn) })]
  // Titles are people's own words: escaping is the screen's work, and this is no screen.
  const text = [t('shareText', { title: poll.title, dates, interpolation: { escapeValue: false } }), ...until].join(' ')
  return (
    <Dialog
      isOpen
      title={t('shareTitle')}
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
      <p>{t('shareHint')}</p>
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

const choices = ['yes', 'maybe', 'no', 'silent'] as const

/** What somebody told the conductor. */
export function AnswerDialog({ name, when, answer, isBusy, onSet, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('polls')
  return (
    <Dialog isOpen title={t('setTitle', { name, when })} onClose={onClose}>
      <p>{t('setHint')}</p>
      <div className="poll-set">
        {choices.map((choice) => (
          <Button
            key={choice}
            className={`tone-${answerStyles[choice].tone}`}
            isPressed={choice === answer}
            disabled={isBusy}
            onClick={() => onSet(choice)}
          >
            <StatusIcon shape={answerStyles[choice].shape} />
            {t(`answers.${choice}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
