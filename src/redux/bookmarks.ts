import { createSlice } from '@reduxjs/toolkit'
import { type BookmarkData, type Bookmark, listBookmarksCall, updateBookmarkCall } from '@contract/bookmarks'
import { slices } from './store'
import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'

interface BookmarksState {
  /** Every screen that can be bookmarked, marked or not. */
  suggestions: Bookmark[]
}

export const fetchBookmarks = createAppThunk<BookmarkData>('bookmarks/fetch', () =>
  apiRequest(listBookmarksCall, getCalls.bookmarks()),
)

/** The newest toggle of each bookmark, for which the next one waits. */
const lastToggles = new Map<number, Promise<unknown>>()

/** One call at a time per bookmark: each call toggles it, and answers in the wrong order would show the wrong state. */
export const toggleBookmark = createAppThunk<Bookmark, number>('bookmarks/toggle', async (id) => {
  const toggle = () => apiRequest(updateBookmarkCall, { data: { id } })
  const toggled = (lastToggles.get(id) ?? Promise.resolve()).then(toggle)
  lastToggles.set(id, toggled.catch(failureOf))
  return (await toggled).bookmark
})

const initialState: BookmarksState = { suggestions: [] }

declare module './store' {
  interface AreaStates {
    bookmarks: BookmarksState
  }
}

const slice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchBookmarks.fulfilled, (state, { payload }) => {
        state.suggestions = payload.suggestions
      })
      .addCase(toggleBookmark.fulfilled, (state, { payload }) => {
        const known = state.suggestions.find((item) => item.id === payload.id)
        if (known) known.isBookmarked = payload.isBookmarked
      })
  },
  selectors: { selectSuggestions: (state) => state.suggestions },
}).injectInto(slices)

export const { selectSuggestions } = slice.selectors
