import { useEffect, useMemo } from 'react'
import { BookmarkBar } from '@/@core/components/navbar/BookmarkBar'
import type { AddedBookmarks } from '@/@core/components/navbar/bookmarkItem'
import { onceSettled } from '@/@core/hooks/useOnceSettled'
import type { MenuItem } from '@/@core/layouts/menu'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { fetchBookmarks, selectSuggestions, toggleBookmark } from '@/redux/bookmarks'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'

interface ShellBookmarksProps {
  screens: readonly MenuItem[]
  /** The samples', where they are shown. */
  added: AddedBookmarks | undefined
}

/** The user's bookmarks from the server, with titles and icons of the menu. */
export function ShellBookmarks({ screens, added }: ShellBookmarksProps) {
  const dispatch = useAppDispatch()
  const suggestions = useAppSelector(selectSuggestions)

  // After the screen's own requests. On failure the bar stays empty, so no message is shown.
  useEffect(() => onceSettled(() => void dispatch(fetchBookmarks())), [dispatch])

  const own = useMemo(() => {
    return suggestions.flatMap(({ id, link, isBookmarked }) => {
      const screen = screens.find(({ path }) => path === link)
      return screen ? [{ ...screen, id, isBookmarked }] : []
    })
  }, [screens, suggestions])

  const toggle = (id: number) =>
    dispatch(toggleBookmark(id))
      .unwrap()
      .catch((thrown: unknown) => toastFailure(failureOf(thrown)))

  return (
    <BookmarkBar
      items={[...own, ...(added?.items ?? [])]}
      onToggle={(id) => void toggle(id)}
      renderRows={added?.renderRows}
    />
  )
}
