import type { AxiosRequestConfig } from 'axios'
import type * as z from 'zod/mini'
import type { Progress } from '@contract/progress'
import type * as Http from './http'

let http: typeof Http | undefined

/** Fetches the axios instance ahead of the first call, and keeps it: an import takes its time even when the file is there. */
export async function loadHttp() {
  return (http ??= await import('./http'))
}

/**
 * Makes a call and checks its answer against the contract; rejects with an HttpError. The axios instance (http.ts) loads with
 * the first call: the sign-in page shows without it.
 */
export async function apiRequest<Schema extends z.ZodMiniType>(
  answer: Schema,
  config: AxiosRequestConfig,
): Promise<z.infer<Schema>> {
  const { request } = await loadHttp()
  return request(answer, config)
}

/** As `apiRequest`, for a call of which the server tells how far it is. */
export async function apiRequestWithProgress<Schema extends z.ZodMiniType>(
  answer: Schema,
  config: AxiosRequestConfig,
  onProgress: (progress: Progress) => void,
): Promise<z.infer<Schema>> {
  const { requestWithProgress } = await loadHttp()
  return requestWithProgress(answer, config, onProgress)
}
