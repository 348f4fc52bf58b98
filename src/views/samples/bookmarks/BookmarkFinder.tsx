import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AddedBookmarks, BookmarkItem } from '@/@core/components/navbar/bookmarkItem'
import { findItems } from '@/@core/components/navbar/searchItem'
import { SearchField } from '@/@core/components/table/SearchField'
import { useAppDispatch } from '@/redux/hooks'
import { fetchSampleBookmarks } from './sampleBookmarks'
import './bookmarkFinder.scss'

interface BookmarkFinderProps {
  items: readonly BookmarkItem[]
  renderRow: Parameters<AddedBookmarks['renderRows']>[1]
}

/** The rows behind the star where they are too many to look through: first this page, then what is marked, and a field that finds. */
export function BookmarkFinder({ items, renderRow }: BookmarkFinderProps) {
  const { t } = useTranslation(['samples', 'layout'])
  const { pathname } = useLocation()
  const dispatch = useAppDispatch()
  const [text, setText] = useState('')
  // As they stood when it was opened: a row that is pressed stays where it is.
  const [marked] = useState(() => new Set(items.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)))

  // Also what another tab changed meanwhile.
  useEffect(() => void dispatch(fetchSampleBookmarks()), [dispatch])

  const rankOf = ({ id, path }: BookmarkItem) => (path === pathname ? 0 : marked.has(id) ? 1 : 2)
  const ranked = items.toSorted((a, b) => rankOf(a) - rankOf(b))
  // By the address too, as in the search.
  const found = findItems(
    ranked.map((item) => ({ ...item, keywords: item.path })),
    text,
  )
  return (
    <div className="bookmark-finder">
      <SearchField value={text} onSearch={setText} label={t('bookmarks.find')} />
      <div className="bookmark-rows">{found.map(renderRow)}</div>
      <output className={found.length > 0 ? 'visually-hidden' : 'panel-hint'}>
        {found.length > 0 ? t('layout:navbar.searchResults', { count: found.length }) : t('layout:table.noMatchTitle')}
      </output>
    </div>
  )
}
