import { Paperclip, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '@/@core/components/IconButton'
import { Input } from '@/@core/components/fields/Input'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { Portrait } from '@/views/samples/kit/Portrait'
import { labelTones, type Letter } from './letter'
import type { LetterChanges } from './useLetterChanges'
import type { LetterDrag } from './useLetterDrag'

interface LetterRowProps {
  letter: Letter
  search: URLSearchParams
  isSelected: boolean
  onToggle: () => void
  changes: LetterChanges
  drag: ReturnType<LetterDrag['row']>
  /** It is being dragged. */
  isHeld: boolean
}

export function LetterRow({ letter, search, isSelected, onToggle, changes, drag, isHeld }: LetterRowProps) {
  const { t } = useTranslation('samplesEmail')
  const format = useFormat()
  const { id, from, to, subject, message, folder, isRead, isStarred, labels, attachments, time } = letter
  const isOwn = folder === 'sent' || folder === 'draft'
  const person = isOwn ? (to[0]?.name ?? '') : from.name
  const path = new URLSearchParams(search)
  path.set('mail', String(id))
  const classes = ['letter-row', !isRead && 'is-unread', isSelected && 'is-selected', isHeld && 'is-held']
  return (
    <li className={classes.filter(Boolean).join(' ')} {...drag}>
      <Input type="checkbox" aria-label={t('select', { subject })} checked={isSelected} onChange={onToggle} />
      <span className="tooltip-edge-start">
        <IconButton
          icon={Star}
          className="letter-star"
          label={t('star', { subject })}
          size="sm"
          isPressed={isStarred}
          onClick={() => void changes.change([letter], { isStarred: !isStarred })}
        />
      </span>
      <Link className="letter-link" data-opens={id} to={`?${path.toString()}`} draggable={false}>
        <Portrait name={person} picture={isOwn ? '' : from.avatar} />
        <span className="letter-person">{person}</span>
        <span className="letter-subject">
          {!isRead && <span className="visually-hidden">{t('isUnread')}: </span>}
          {subject} <span className="letter-snippet">{snippetOf(message)}</span>
        </span>
      </Link>
      <span className="letter-facts">
        {labels.map((label) => (
          <Badge key={label} tone={labelTones[label]}>
            {t(`labels.${label}`)}
          </Badge>
        ))}
        {attachments.length > 0 && (
          <>
            <Paperclip size={14} strokeWidth={1.75} aria-hidden />
            <span className="visually-hidden">{t('hasFiles')}</span>
          </>
        )}
        <span className="letter-time tabular">{format.briefDate(time)}</span>
      </span>
    </li>
  )
}

/** What the letter begins with, after its greeting. */
function snippetOf(message: string): string {
  const [, ...rest] = message.split('\n\n')
  return rest.join(' ').replaceAll('\n', ' ')
}
