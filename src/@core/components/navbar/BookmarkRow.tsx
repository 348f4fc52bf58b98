import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BookmarkItem } from './bookmarkItem'

interface BookmarkRowProps {
  item: BookmarkItem
  onToggle: (id: number) => void
  onFollow: () => void
}

export function BookmarkRow({ item, onToggle, onFollow }: BookmarkRowProps) {
  const { t } = useTranslation('layout')
  const { id, title, path, icon: Icon, isBookmarked } = item
  return (
    <div className="panel-pair">
      <Link className="panel-row" to={path} onClick={onFollow}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <span className="panel-row-text">{title}</span>
      </Link>
      <button
        type="button"
        className={`btn btn-icon btn-sm star${isBookmarked ? ' is-marked' : ''}`}
        aria-label={isBookmarked ? t('navbar.removeBookmark', { title }) : t('navbar.addBookmark', { title })}
        onClick={() => onToggle(id)}
      >
        <Star size={16} strokeWidth={1.75} fill={isBookmarked ? 'currentColor' : 'none'} aria-hidden />
      </button>
    </div>
  )
}
