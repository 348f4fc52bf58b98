import * as z from 'zod/mini'
import type { Call } from './call'

/** A screen that can be bookmarked. `title` is English; `target` is the stable key a client translates it by. */
export const Bookmark = z.object({
  id: z.int(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
})
export type Bookmark = z.infer<typeof Bookmark>

export const BookmarkData = z.object({ suggestions: z.array(Bookmark), bookmarks: z.array(Bookmark) })
export type BookmarkData = z.infer<typeof BookmarkData>
export const BookmarkBody = z.strictObject({ id: z.int() })
export const BookmarkAnswer = z.object({ bookmark: Bookmark })

export const listBookmarksCall = {
  method: 'GET',
  path: '/api/bookmarks/data',
  access: 'signed-in',
  answer: BookmarkData,
} as const satisfies Call

export const updateBookmarkCall = {
  method: 'POST',
  path: '/api/bookmarks/update',
  access: 'signed-in',
  body: BookmarkBody,
  answer: BookmarkAnswer,
  errors: [404],
} as const satisfies Call
