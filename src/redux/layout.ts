import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLayout, type LayoutSettings } from '@/configs/themeConfig'

export type LayoutState = LayoutSettings

const initialState: LayoutState = defaultLayout

const slice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    layoutChanged: (state, { payload }: PayloadAction<Partial<LayoutSettings>>) => ({ ...state, ...payload }),
    layoutReset: () => initialState,
  },
})

export const { layoutChanged, layoutReset } = slice.actions
export const layoutReducer = slice.reducer
