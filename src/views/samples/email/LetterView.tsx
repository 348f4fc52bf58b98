import { ArrowLeft, ChevronLeft, ChevronRight, Mail, Paperclip, Reply, Star, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { useFocusHeading } from '@/@core/hooks/useFocusHeading'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { Portrait } from '@/views/samples/kit/Portrait'
import type { ComposeStart } from './ComposeDrawer'
import { fetchLetter, labelTones, type Letter } from './letter'
import { LetterMenus } from './LetterTools'
import type { LetterChanges } from './useLetterChanges'

interface LetterViewProps {
  id: string
  /** The list that it was opened from, for the letters before and after. */
  letters: readonly Letter[]
  changes: LetterChanges
  onDismiss: () => void
  onReply: (start: ComposeStart) => void
}

export function LetterView({ id, letters, changes, onDismiss, onReply }: LetterViewProps) {
  const { t } = useTranslation('samplesEmail')
  const { answer, failure, isLoading, reload } = useQuery(fetchLetter, id)
  // The list knows of a change first.
  const letter = letters.find((known) => String(known.id) === id) ?? answer
  const isUnread = answer !== null && !answer.isRead

  // Opening it is reading it.
  useEffect(() => {
    if (isUnread && answer) void changes.change([answer], { isRead: true })
    // Once a letter: what is marked as unread afterwards stays so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnread])

  if (failure?.status === 404) {
    return (
      <EmptyState
        icon={Mail}
        title={t('gone.title')}
        hint={t('gone.text')}
        action={<Button onClick={onDismiss}>{t('back')}</Button>}
      />
    )
  }
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!letter || !answer) return <DetailSkeleton />
  return <LetterPaper letter={letter} letters={letters} changes={changes} onDismiss={onDismiss} onReply={onReply} />
}

/** To whom one's own letter went, else to who wrote it; the subject is marked as a reply once. */
function replyTo({ folder, from, to, subject }: Letter, marked: string): ComposeStart {
  const [other = from] = folder === 'sent' ? to : [from]
  return { to: other.email, subject: /^re:/i.test(subject) ? subject : marked }
}

type LetterPaperProps = Omit<LetterViewProps, 'id'> & { letter: Letter }

function LetterPaper({ letter, letters, changes, onDismiss, onReply }: LetterPaperProps) {
  const { t } = useTranslation('samplesEmail')
  const format = useFormat()
  const heading = useFocusHeading()
  const { search, choose } = useSearchState()
  const { from, to, subject, message, time, isStarred, attachments } = letter
  const place = letters.findIndex(({ id }) => id === letter.id)
  const [before, after] = place < 0 ? [] : [letters[place - 1], letters[place + 1]]
  // The page of the list that one will come back to.
  const page = search.get('page') ?? ''
  const open = (next: Letter | undefined) => next && choose({ mail: String(next.id), page })

  return (
    <Card tag="article" className="letter-paper">
      <div className="letter-bar">
        <span className="tooltip-edge-start">
          <IconButton icon={ArrowLeft} className="letter-turn" label={t('back')} size="sm" onClick={onDismiss} />
        </span>
        <div className="letter-buttons tooltip-edge-end">
          <IconButton
            icon={Star}
            className="letter-star"
            label={t('star', { subject })}
            size="sm"
            isPressed={isStarred}
            onClick={() => void changes.change([letter], { isStarred: !isStarred })}
          />
          <IconButton
            icon={Mail}
            label={t('markUnread')}
            size="sm"
            onClick={() => void changes.change([letter], { isRead: false }).then(onDismiss)}
          />
          <LetterMenus letters={[letter]} changes={changes} onMoved={onDismiss} />
          {letter.folder !== 'trash' && (
            <IconButton
              icon={Trash2}
              label={t('delete')}
              size="sm"
              onClick={() => void changes.move([letter], 'trash').then((isMoved) => isMoved && onDismiss())}
            />
          )}
          <IconButton
            icon={ChevronLeft}
            className="letter-turn"
            label={t('previous')}
            size="sm"
            disabled={!before}
            onClick={() => open(before)}
          />
          <IconButton
            icon={ChevronRight}
            className="letter-turn"
            label={t('next')}
            size="sm"
            disabled={!after}
            onClick={() => open(after)}
          />
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {subject}
      </h2>
      <div className="cluster">
        {letter.labels.map((label) => (
          <Badge key={label} tone={labelTones[label]}>
            {t(`labels.${label}`)}
          </Badge>
        ))}
      </div>
      <div className="letter-from">
        <Portrait name={from.name} picture={from.avatar} />
        <div>
          <strong>{from.name}</strong> <span className="muted">{from.email}</span>
          <div className="muted">{t('to', { names: to.map(({ name }) => name).join(', ') })}</div>
        </div>
        <span className="letter-time tabular">{format.date(time)}</span>
      </div>
      <p className="letter-text">{message}</p>
      {attachments.map(({ fileName, size }) => (
        <p key={fileName} className="letter-file">
          <Paperclip size={14} strokeWidth={1.75} aria-hidden />
          {fileName} <span className="muted">{size}</span>
        </p>
      ))}
      {letter.folder !== 'draft' && (
        <Button onClick={() => onReply(replyTo(letter, t('replySubject', { subject })))}>
          <Reply size={16} strokeWidth={1.75} aria-hidden />
          {t('reply')}
        </Button>
      )}
    </Card>
  )
}
