import { Clock, MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { Portrait } from '@/views/samples/kit/Portrait'
import './postFacts.scss'

interface PostFactsProps {
  author: string
  picture: string
  /** YYYY-MM-DD. */
  day: string
  comments?: number
  minutes?: number
}

/** Who wrote it, when, and how much there is of it. */
export function PostFacts({ author, picture, day, comments, minutes }: PostFactsProps) {
  const { t } = useTranslation('samplesBlog')
  const format = useFormat()
  return (
    <div className="post-facts">
      <Portrait name={author} picture={picture} />
      <span>
        <strong>{author}</strong>
        <span className="tabular">{format.date(day)}</span>
      </span>
      {minutes !== undefined && (
        <span className="post-count tabular">
          <Clock size={15} strokeWidth={1.75} aria-hidden />
          {t('minutes', { count: minutes })}
        </span>
      )}
      {comments !== undefined && (
        <span className="post-count tabular">
          <MessageSquare size={15} strokeWidth={1.75} aria-hidden />
          <span aria-hidden>{format.count(comments)}</span>
          <span className="visually-hidden">{t('commentCount', { count: comments })}</span>
        </span>
      )}
    </div>
  )
}
