import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  type SubcategoryList,
  type Subcategory,
  type SubcategoryWrite,
  listSubcategoriesCall,
  addSubcategoryCall,
  removeSubcategoryCall,
} from '@contract/finances/subcategories'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk, type AppThunkApi } from '@/redux/appThunk'
import { slices } from '@/redux/store'

/** The group's own categories, including archived ones. */
export const fetchSubcategories = createAppThunk<SubcategoryList>('subcategories/fetch', (_, { signal }) =>
  apiRequest(listSubcategoriesCall, { signal }),
)

interface SubcategoriesState {
  /** As read last; null until then. */
  subcategories: Subcategory[] | null
  isLoading: boolean
}

const initialState: SubcategoriesState = { subcategories: null, isLoading: false }

declare module '@/redux/store' {
  interface AreaStates {
    subcategories: SubcategoriesState
  }
}

const slice = createSlice({
  name: 'subcategories',
  initialState,
  reducers: {
    subcategoriesRead: (state, { payload }: PayloadAction<Subcategory[]>) => {
      state.subcategories = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchSubcategories.pending, (state) => {
        state.isLoading = true
      })
      .addCase(fetchSubcategories.fulfilled, (_, { payload }) => ({
        subcategories: payload.subcategories.map(({ subcategory }) => subcategory),
        isLoading: false,
      }))
      .addCase(fetchSubcategories.rejected, (state) => {
        state.isLoading = false
      })
  },
  selectors: { selectSubcategories: ({ subcategories }) => subcategories },
}).injectInto(slices)

export const { subcategoriesRead } = slice.actions
export const { selectSubcategories } = slice.selectors

/** Loads the categories: parts of a screen that need them at the same time share one call. */
export const readSubcategories =
  () =>
  (dispatch: AppThunkApi['dispatch'], getState: () => unknown): void => {
    if ((getState() as { subcategories?: SubcategoriesState }).subcategories?.isLoading !== true)
      void dispatch(fetchSubcategories())
  }

export const saveSubcategory = async (subcategory: SubcategoryWrite): Promise<Subcategory> =>
  (await apiRequest(addSubcategoryCall, { data: { subcategory } })).subcategory

export const removeSubcategory = (id: string): Promise<unknown> => apiRequest(removeSubcategoryCall, { params: { id } })
