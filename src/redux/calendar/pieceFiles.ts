import {
  type PieceFile,
  type PieceFileList,
  type PieceFileQuery,
  type PieceFileWrite,
  addPieceFileCall,
  listPieceFilesCall,
  pieceFileCall,
  removePieceFileCall,
  savePieceFileCall,
} from '@contract/calendar/pieceFiles'
import { apiFile, apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

/** The files of a piece, and what the group's members play. */
export const fetchPieceFiles = (pieceId: string): Promise<PieceFileList> =>
  apiRequest(listPieceFilesCall, { params: { pieceId } })

/** The file itself, of the type that the server judged it to be. */
export async function fetchPieceFile({ id, type }: PieceFile): Promise<Blob> {
  return new Blob([await apiFile(pieceFileCall, { params: { id }, timeout: LONG_TIMEOUT_MS })], { type })
}

interface Sending {
  signal: AbortSignal
  /** With 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file; under the same id again it stays the same. */
export const sendPieceFile = (params: PieceFileQuery, file: File, { signal, onProgress }: Sending): Promise<unknown> =>
  apiRequest(addPieceFileCall, {
    params,
    data: file,
    headers: { 'Content-Type': 'application/octet-stream' },
    timeout: LONG_TIMEOUT_MS,
    signal,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  })

/** Renames it, says for whom it is, or brings it back as it was read. */
export const savePieceFile = async (file: PieceFileWrite): Promise<PieceFile> =>
  (await apiRequest(savePieceFileCall, { data: { file } })).file

export const removePieceFile = (id: string): Promise<unknown> => apiRequest(removePieceFileCall, { params: { id } })
