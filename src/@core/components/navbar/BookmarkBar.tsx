import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { Tooltip } from '@/@core/components/Tooltip'
import type { AddedBookmarks, BookmarkItem } from './bookmarkItem'
import { BookmarkRow } from './BookmarkRow'

interface BookmarkBarProps {
  /** Every screen that can be bookmarked, marked or not. */
  items: readonly BookmarkItem[]
  onToggle: (id: number) => void
  /** Absent: one row below the other. */
  renderRows?: AddedBookmarks['renderRows'] | undefined
}

const eachRow: AddedBookmarks['renderRows'] = (items, renderRow) => items.map(renderRow)

/** The marked screens as icons, and behind the star all that can be marked. */
export function BookmarkBar({ items, onToggle, renderRows = eachRow }: BookmarkBarProps) {
  const { t } = useTranslation('layout')
  const marked = items.filter((item) => item.isBookmarked)
  return (
    <nav className="bookmark-bar" aria-label={t('navbar.bookmarks')}>
      {marked.map(({ id, title, path, icon: Icon }) => (
        <Tooltip key={id} text={title}>
          <NavLink className="btn btn-icon bookmark-link" to={path} end={path === '/'} aria-label={title}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </NavLink>
        </Tooltip>
      ))}
      <DropPanel
        className="bookmark-drop"
        renderTrigger={(button) => <IconButton {...button} icon={Star} label={t('navbar.bookmarks')} />}
      >
        {(close) => (
          <>
            <p className="panel-hint">{t('navbar.bookmarksHint')}</p>
            {renderRows(items, (item) => (
              <BookmarkRow key={item.id} item={item} onToggle={onToggle} onFollow={close} />
            ))}
          </>
        )}
      </DropPanel>
    </nav>
  )
}
