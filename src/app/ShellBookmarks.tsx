import { useEffect, useMemo } from 'react'
import { BookmarkBar } from '@/@core/components/navbar/BookmarkBar'
import { onceSettled } from '@/@core/hooks/useOnceSettled'
import type { MenuItem } from '@/@core/layouts/menu'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { fetchBookmarks, selectSuggestions, toggleBookmark } from '@/redux/bookmarks'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'

/** The bookmarks that the server keeps for this person, with the words and icons of the menu. */
export function ShellBookmarks({ screens }: { screens: readonly MenuItem[] }) {
  const dispatch = useAppDispatch()
  const suggestions = useAppSelector(selectSuggestions)

  // After what the screen asks for. Without them the bar is merely empty: not worth a message of its own.
  useEffect(() => onceSettled(() => void dispatch(fetchBookmarks())), [dispatch])

  const items = useMemo(() => {
    return suggestions.flatMap(({ id, link, isBookmarked }) => {
      const screen = screens.find(({ path }) => path === link)
      return screen ? [{ ...screen, id, isBookmarked }] : []
    })
  }, [screens, suggestions])

  const toggle = (id: number) =>
    dispatch(toggleBookmark(id))
      .unwrap()
      .catch((thrown: unknown) => toastFailure(failureOf(thrown)))

  return <BookmarkBar items={items} onToggle={(id) => void toggle(id)} />
}
