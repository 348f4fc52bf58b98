import { useCallback } from 'react'
import * as z from 'zod/mini'
import { sampleRequest, type SampleConfig } from '@/views/samples/calls/sampleRequest'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

export type SampleWrite = (config: SampleConfig) => Promise<boolean>

/** Makes a change, then asks for the screen's data again. Answers whether it was made; says itself where it was not. */
export function useSampleWrite(reload?: () => void): SampleWrite {
  return useCallback(
    async (config) => {
      try {
        await sampleRequest(z.unknown(), { method: 'POST', ...config })
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
