import type { AxiosRequestConfig } from 'axios'
import type { Progress } from '@contract/progress'
import type * as Http from './http'
import type { AnswerOf, CallOptions, MadeCall, OptionsIfNeeded } from './madeCall'

let http: typeof Http | undefined

/** Fetches the axios instance ahead of the first call, and keeps it: an import takes its time even when the file is there. */
export async function loadHttp() {
  return (http ??= await import('./http'))
}

function configOf<C extends MadeCall>({ method, path, access }: C, options?: CallOptions<C>): AxiosRequestConfig {
  return { ...options, method, url: path, ...(access === 'public' && { isPublic: true }) }
}

/**
 * Makes a declared call and checks its answer against the contract; rejects with an HttpError. The axios instance (http.ts) loads
 * with the first call: the sign-in page shows without it.
 */
export async function apiRequest<const C extends MadeCall>(
  call: C,
  ...[options]: OptionsIfNeeded<C>
): Promise<AnswerOf<C>> {
  const { request } = await loadHttp()
  return request(call, configOf(call, options))
}

/** As `apiRequest`, for a call that is answered with a file. */
export async function apiFile<const C extends MadeCall>(call: C, options: CallOptions<C>): Promise<Blob> {
  const { requestFile } = await loadHttp()
  return requestFile(configOf(call, options))
}

/** As `apiRequest`, for a call of which the server tells how far it is. */
export async function apiRequestWithProgress<const C extends MadeCall>(
  call: C,
  options: CallOptions<C>,
  onProgress: (progress: Progress) => void,
): Promise<AnswerOf<C>> {
  const { requestWithProgress } = await loadHttp()
  return requestWithProgress(call, configOf(call, options), onProgress)
}
