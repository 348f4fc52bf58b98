import {
  type DatevCheck,
  type DatevSettings,
  type DatevSpan,
  changeDatevCall,
  checkDatevCall,
  findDatevCall,
  makeDatevCall,
} from '@contract/finances/datev'
import { apiFile, apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

/** Undefined as long as nothing was stored. */
export const fetchDatevSettings = async (): Promise<{ settings: DatevSettings | undefined }> => {
  const { settings } = await apiRequest(findDatevCall)
  return { settings }
}

export const saveDatevSettings = async (settings: DatevSettings): Promise<DatevSettings> => {
  const { settings: saved = settings } = await apiRequest(changeDatevCall, { data: { settings } })
  return saved
}

export const fetchDatevCheck = (span: DatevSpan): Promise<DatevCheck> =>
  apiRequest(checkDatevCall, { params: span, timeout: LONG_TIMEOUT_MS })

export const fetchDatevFile = (span: DatevSpan): Promise<Blob> =>
  apiFile(makeDatevCall, { data: span, timeout: LONG_TIMEOUT_MS })
