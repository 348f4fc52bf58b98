import { createSlice } from '@reduxjs/toolkit'
import { BookmarkAnswer, BookmarkData, type Bookmark } from '@contract/bookmarks'
import { call } from '@/auth/call'
import { failureOf } from '@/auth/failure'
import { createAppThunk } from './appThunk'

interface BookmarksState {
  /** Every screen that can be bookmarked, marked or not. */
  suggestions: Bookmark[]
}

export const fetchBookmarks = createAppThunk<BookmarkData>('bookmarks/fetch', () =>
  call(BookmarkData, { url: '/api/bookmarks/data' }),
)

let lastToggle: Promise<unknown> = Promise.resolve()

/** One after the other: the server flips at each call, and of answers that overtake each other the wrong one would stay on screen. */
export const toggleBookmark = createAppThunk<Bookmark, number>('bookmarks/toggle', async (id) => {
  const toggled = lastToggle.then(() =>
    call(BookmarkAnswer, { method: 'post', url: '/api/bookmarks/update', data: { id } }),
  )
  lastToggle = toggled.catch(failureOf)
  return (await toggled).bookmark
})

const initialState: BookmarksState = { suggestions: [] }

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
})

export const { selectSuggestions } = slice.selectors
export const bookmarksReducer = slice.reducer
