import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { v7 as uuidv7 } from 'uuid'
import {
  RECEIPT_MAX_BYTES,
  RECEIPT_NAME_MAX,
  type ReceiptAnswer,
  type Receipt,
  listReceiptsCall,
  removeReceiptCall,
  restoreReceiptCall,
  addReceiptCall,
  financesReceiptCall,
} from '@contract/finances/receipts'
import { apiFile, apiRequest } from '@/api/apiRequest'
import { failureOf, type Failure } from '@/api/failure'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk, type AppThunkApi } from '@/redux/appThunk'
import { receiptCounted } from '@/redux/entryFacts'
import { slices } from '@/redux/store'

/** A file on its way, or that did not arrive. */
export interface ReceiptUpload {
  /** The id of the receipt to be made; sent again, it stays the same. */
  id: string
  financeId: string
  name: string
  /** 0 to 1; undefined while it waits for its turn. */
  sent?: number
  /** A failed upload stays, to be retried or dropped. */
  failure?: Failure
}

/** A file that other entries have too. */
interface TwinReceipt {
  name: string
  financeId: string
  alsoOn: NonNullable<ReceiptAnswer['alsoOn']>
}

interface ReceiptsState {
  /** By entry, once loaded. */
  lists: Record<string, Receipt[]>
  uploads: ReceiptUpload[]
  /** Newest first, to be shown. */
  twins: TwinReceipt[]
}

const initialState: ReceiptsState = { lists: {}, uploads: [], twins: [] }

declare module '@/redux/store' {
  interface AreaStates {
    receipts: ReceiptsState
  }
}

function withReceipt(list: Receipt[] | undefined, receipt: Receipt): Receipt[] {
  const others = (list ?? []).filter(({ id }) => id !== receipt.id)
  return [...others, receipt].sort((a, b) => a.addedAt.localeCompare(b.addedAt) || a.id.localeCompare(b.id))
}

const slice = createSlice({
  name: 'receipts',
  initialState,
  reducers: {
    listRead: ({ lists }, { payload }: PayloadAction<{ financeId: string; receipts: Receipt[] }>) => {
      lists[payload.financeId] = payload.receipts
    },
    receiptAdded: ({ lists }, { payload }: PayloadAction<Receipt>) => {
      lists[payload.financeId] = withReceipt(lists[payload.financeId], payload)
    },
    receiptRemoved: ({ lists }, { payload: { id, financeId } }: PayloadAction<Receipt>) => {
      lists[financeId] = (lists[financeId] ?? []).filter((receipt) => receipt.id !== id)
    },
    uploadsAdded: ({ uploads }, { payload }: PayloadAction<ReceiptUpload[]>) => {
      uploads.push(...payload)
    },
    uploadChanged: ({ uploads }, { payload }: PayloadAction<Omit<ReceiptUpload, 'financeId' | 'name'>>) => {
      const index = uploads.findIndex(({ id }) => id === payload.id)
      const upload = uploads[index]
      if (upload) uploads[index] = { financeId: upload.financeId, name: upload.name, ...payload }
    },
    uploadEnded: (state, { payload: id }: PayloadAction<string>) => {
      state.uploads = state.uploads.filter((upload) => upload.id !== id)
    },
    twinFound: ({ twins }, { payload }: PayloadAction<TwinReceipt>) => {
      twins.unshift(payload)
    },
    twinsTold: (state, { payload: financeId }: PayloadAction<string>) => {
      state.twins = state.twins.filter((twin) => twin.financeId !== financeId)
    },
  },
  selectors: { selectReceipts: (state) => state },
}).injectInto(slices)

const { listRead, receiptAdded, receiptRemoved, uploadsAdded, uploadChanged, uploadEnded, twinFound } = slice.actions
export const { twinsTold } = slice.actions
export const { selectReceipts } = slice.selectors

const stateOf = ({ getState }: AppThunkApi): ReceiptsState =>
  (getState() as { receipts?: ReceiptsState }).receipts ?? initialState

function tellCount({ dispatch, ...api }: AppThunkApi, financeId: string): void {
  const count = stateOf({ dispatch, ...api }).lists[financeId]?.length ?? 0
  dispatch(receiptCounted({ financeId, count }))
}

export const fetchReceipts = createAppThunk<Receipt[], string>('receipts/list', async (financeId, api) => {
  const { receipts } = await apiRequest(listReceiptsCall, { params: { financeId }, signal: api.signal })
  api.dispatch(listRead({ financeId, receipts }))
  tellCount(api, financeId)
  return receipts
})

/** The file itself, of the type that the server judged it to be. */
export async function fetchReceiptFile({ id, type }: Receipt, signal: AbortSignal): Promise<Blob> {
  const file = await apiFile(financesReceiptCall, { params: { id }, timeout: LONG_TIMEOUT_MS, signal })
  // Ignores the response's content type: only images and PDFs are made of it.
  return new Blob([file], { type })
}

export const removeReceipt = createAppThunk<void, Receipt>('receipts/remove', async (receipt, api) => {
  await apiRequest(removeReceiptCall, { params: { id: receipt.id } })
  api.dispatch(receiptRemoved(receipt))
  tellCount(api, receipt.financeId)
})

export const restoreReceipt = createAppThunk<void, Receipt>('receipts/restore', async ({ id, financeId }, api) => {
  api.dispatch(receiptAdded((await apiRequest(restoreReceiptCall, { data: { id } })).receipt))
  tellCount(api, financeId)
})

/** Not serialisable, so kept outside of the store: the files, and how to abort each upload. */
const files = new Map<string, { file: File; stop: AbortController }>()
let isSending = false

const refused = (code: Failure['code'], fields: Failure['fields'] = {}): Failure => ({
  code,
  status: 0,
  message: code,
  fields,
})

/** Checks for files that the server would refuse. */
export function sizeFailure({ size }: File): Failure | undefined {
  if (size > RECEIPT_MAX_BYTES) return refused('too_large')
  return size === 0 ? refused('invalid', { file: 'required' }) : undefined
}

async function send({ id, financeId, name }: ReceiptUpload, api: AppThunkApi): Promise<void> {
  const held = files.get(id)
  if (held === undefined) return
  api.dispatch(uploadChanged({ id, sent: 0 }))
  try {
    const { receipt, alsoOn } = await apiRequest(addReceiptCall, {
      params: { id, financeId, name },
      data: held.file,
      headers: { 'Content-Type': 'application/octet-stream' },
      timeout: LONG_TIMEOUT_MS,
      signal: held.stop.signal,
      onUploadProgress: ({ progress = 0 }) => api.dispatch(uploadChanged({ id, sent: progress })),
    })
    files.delete(id)
    api.dispatch(uploadEnded(id))
    api.dispatch(receiptAdded(receipt))
    if (alsoOn) api.dispatch(twinFound({ name: receipt.name, financeId, alsoOn }))
    tellCount(api, financeId)
  } catch (thrown) {
    const failure = failureOf(thrown)
    api.dispatch(failure.code === 'cancelled' ? uploadEnded(id) : uploadChanged({ id, failure }))
  }
}

/** One file after the other, whatever screen is open meanwhile. */
async function sendAll(api: AppThunkApi): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (;;) {
      const next = stateOf(api).uploads.find(({ failure, sent }) => !failure && sent === undefined)
      if (next === undefined) return
      // oxlint-disable-next-line no-await-in-loop -- a slow line is not made faster by two at a time
      if (files.has(next.id)) await send(next, api)
      else api.dispatch(uploadEnded(next.id))
    }
  } finally {
    isSending = false
  }
}

/** Sends the files to the entry. What cannot be sent stays, with the reason. */
export const uploadReceipts = createAppThunk<void, { financeId: string; files: readonly File[] }>(
  'receipts/upload',
  async ({ financeId, files: chosen }, api) => {
    const uploads = chosen.map((file): ReceiptUpload => {
      const id = uuidv7()
      files.set(id, { file, stop: new AbortController() })
      const failure = sizeFailure(file)
      // The end of a long name is kept, as it contains the file type.
      return { id, financeId, name: file.name.slice(-RECEIPT_NAME_MAX).trim() || '-', ...(failure && { failure }) }
    })
    api.dispatch(uploadsAdded(uploads))
    await sendAll(api)
  },
)

export const retryUpload = createAppThunk<void, string>('receipts/retry', async (id, api) => {
  api.dispatch(uploadChanged({ id }))
  await sendAll(api)
})

/** Also for failed uploads. */
export const dropUpload = createAppThunk<void, string>('receipts/drop', async (id, { dispatch }) => {
  const held = files.get(id)
  files.delete(id)
  held?.stop.abort()
  dispatch(uploadEnded(id))
})
