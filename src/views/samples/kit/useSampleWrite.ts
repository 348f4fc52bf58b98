import type { AxiosRequestConfig } from 'axios'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

export type SampleWrite = (config: AxiosRequestConfig) => Promise<boolean>

/** Makes a change, then asks for the screen's data again. Answers whether it was made; says itself where it was not. */
export function useSampleWrite(reload?: () => void): SampleWrite {
  return useCallback(
    async (config) => {
      try {
        await apiRequest(z.unknown(), { method: 'POST', ...config })
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return false
      }
      reload?.()
      return true
    },
    [reload],
  )
}
