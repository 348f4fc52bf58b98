import { useEffect, useMemo } from 'react'
import type { AddedBookmarks } from '@/@core/components/navbar/bookmarkItem'
import type { MenuItem } from '@/@core/layouts/menu'
import { onceSettled } from '@/@core/hooks/useOnceSettled'
import { SAMPLE_BOOKMARKS_KEY } from '@/configs/sampleRoutes'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { onSamplesReset } from '@/views/samples/calls/sampleResets'
import { BookmarkFinder } from './BookmarkFinder'
import { fetchSampleBookmarks, selectSamplePages } from './sampleBookmarks'

const renderRows: AddedBookmarks['renderRows'] = (items, renderRow) => (
  <BookmarkFinder items={items} renderRow={renderRow} />
)

/**
 * The bookmarks of the samples, with the words and icons of the links in their menu. Where there are none the layer is left alone until somebody
 * opens the star's panel (`BookmarkFinder`).
 */
export function useSampleBookmarks(links: readonly MenuItem[]): AddedBookmarks {
  const dispatch = useAppDispatch()
  const pages = useAppSelector(selectSamplePages)

  useEffect(() => {
    const load = () => void dispatch(fetchSampleBookmarks())
    const ends = [onSamplesReset(load)]
    if (localStorage.getItem(SAMPLE_BOOKMARKS_KEY) !== null) ends.push(onceSettled(load))
    return () => ends.forEach((end) => end())
  }, [dispatch])

  return useMemo(() => {
    const items = pages.flatMap(({ id, link, isBookmarked }) => {
      const page = links.find(({ path }) => path === link)
      return page ? [{ ...page, id, isBookmarked }] : []
    })
    return { items, renderRows }
  }, [links, pages])
}
