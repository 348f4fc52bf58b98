import { createSlice } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { Bookmark } from '@contract/bookmarks'
import '@/api/samples'
import { createAppThunk } from '@/redux/appThunk'
import { toggleBookmark } from '@/redux/bookmarks'
import { slices } from '@/redux/store'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'

interface SampleBookmarksState {
  /** Every page of the template, marked or not. */
  pages: Bookmark[]
}

const Pages = z.object({ groupTitle: z.enum(['Pages']), data: z.array(Bookmark) })
const Others = z.object({ groupTitle: z.enum(['Files', 'Contacts']) })
const SearchData = z.object({ searchArr: z.array(z.union([Pages, Others])) })

/** The template has them in its search data; the product's call of bookmarks tells of the server's alone. */
export const fetchSampleBookmarks = createAppThunk<Bookmark[]>('sampleBookmarks/fetch', async () => {
  const { searchArr } = await sampleRequest(SearchData, { url: '/api/main-search/data' })
  return searchArr.flatMap((group) => (group.groupTitle === 'Pages' ? group.data : []))
})

const initialState: SampleBookmarksState = { pages: [] }

declare module '@/redux/store' {
  interface AreaStates {
    sampleBookmarks: SampleBookmarksState
  }
}

/** Beside the product's slice, whose call changes both: by the id it is the server that answers, or the sample layer. */
const slice = createSlice({
  name: 'sampleBookmarks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchSampleBookmarks.fulfilled, (state, { payload }) => {
        state.pages = payload
      })
      .addCase(toggleBookmark.fulfilled, (state, { payload }) => {
        const known = state.pages.find(({ id }) => id === payload.id)
        if (known) known.isBookmarked = payload.isBookmarked
      })
  },
  selectors: { selectSamplePages: (state) => state.pages },
}).injectInto(slices)

export const { selectSamplePages } = slice.selectors
