import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  type Purpose,
  type PurposeList,
  type PurposeWrite,
  addPurposeCall,
  listPurposesCall,
  removePurposeCall,
} from '@contract/finances/purposes'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk, type AppThunkApi } from '@/redux/appThunk'
import { slices } from '@/redux/store'

/** What money was given for, with what came and was spent; closed ones too. */
export const fetchPurposes = createAppThunk<PurposeList>('purposes/fetch', (_, { signal }) =>
  apiRequest(listPurposesCall, { signal }),
)

interface PurposesState {
  /** As read last; null until then. */
  purposes: Purpose[] | null
  isLoading: boolean
}

const initialState: PurposesState = { purposes: null, isLoading: false }

declare module '@/redux/store' {
  interface AreaStates {
    purposes: PurposesState
  }
}

const slice = createSlice({
  name: 'purposes',
  initialState,
  reducers: {
    purposesRead: (state, { payload }: PayloadAction<Purpose[]>) => {
      state.purposes = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchPurposes.pending, (state) => {
        state.isLoading = true
      })
      .addCase(fetchPurposes.fulfilled, (_, { payload }) => ({
        purposes: payload.purposes.map(({ purpose }) => purpose),
        isLoading: false,
      }))
      .addCase(fetchPurposes.rejected, (state) => {
        state.isLoading = false
      })
  },
  selectors: { selectPurposes: ({ purposes }) => purposes },
}).injectInto(slices)

export const { purposesRead } = slice.actions
export const { selectPurposes } = slice.selectors

/** Loads the purposes: parts of a screen that need them at the same time share one call. */
export const readPurposes =
  () =>
  (dispatch: AppThunkApi['dispatch'], getState: () => unknown): void => {
    if ((getState() as { purposes?: PurposesState }).purposes?.isLoading !== true) void dispatch(fetchPurposes())
  }

export const savePurpose = async (purpose: PurposeWrite): Promise<Purpose> =>
  (await apiRequest(addPurposeCall, { data: { purpose } })).purpose

export const removePurpose = (id: string): Promise<unknown> => apiRequest(removePurposeCall, { params: { id } })
