import * as z from 'zod/mini'
import { waitWhileBusy } from '@/api/busyWait'
import { clientFailure, HttpError } from '@/api/failure'
import type { AnswerOf, MadeCall, OptionsIfNeeded } from '@/api/madeCall'
import { env } from '@/configs/env'
import { toldCodes } from '@/views/my/failureWords'
import type { PersonalFile, PersonalRequest } from '@/views/my/personal'
import { LINK_HEADER, PAGE_URL, takeEarlyPage } from './earlyPage'

const TIMEOUT_MS = 20_000
const FILE_TIMEOUT_MS = 120_000

/** Of ErrorBody (contract/errors.ts) what this page has words for: the whole of it would weigh as much as three of its sections. */
const Refusal = z.object({ error: z.object({ code: z.enum(toldCodes), message: z.string() }) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy in between answers in its own shape.
    return null
  }
}

function failed(response: Response, body: unknown): HttpError {
  const retryAfterS = Number(response.headers.get('retry-after'))
  const wait = retryAfterS > 0 && { retryAfterS }
  const { status, statusText } = response
  const told = Refusal.safeParse(body)
  const error = told.success ? told.data.error : { code: 'unknown' as const, message: statusText }
  return new HttpError({ ...error, status, fields: {}, ...wait })
}

/** Makes calls by a personal link, and checks their answers against the contract. Rejects with an HttpError. */
export function requestBy(link: string): PersonalRequest {
  async function send(url: string, method: string, data: unknown): Promise<Response> {
    const early = method === 'GET' && url === PAGE_URL ? takeEarlyPage(link) : undefined
    if (early) return early
    return fetch(env.apiUrl + url, {
      method,
      headers: {
        Accept: 'application/json',
        [LINK_HEADER]: link,
        'Accept-Language': document.documentElement.lang,
        ...(data !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }

  async function read(url: string, method: string, data: unknown) {
    try {
      const response = await send(url, method, data)
      return { response, body: parseJson(await response.text()) }
    } catch (thrown) {
      const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError'
      throw clientFailure(isTimeout ? 'timeout' : 'network', String(thrown))
    }
  }

  /** A choir answers in the same minute: who was refused for want of time comes again before anything is said. */
  async function readUnlessBusy(url: string, method: string, data: unknown, tries = 0): ReturnType<typeof read> {
    const answer = await read(url, method, data)
    const isBusy = !answer.response.ok && (await waitWhileBusy(failed(answer.response, answer.body).failure, tries))
    return isBusy ? readUnlessBusy(url, method, data, tries + 1) : answer
  }

  return async <const C extends MadeCall>(
    { path: url, method, answer }: C,
    ...[{ params, data } = {}]: OptionsIfNeeded<C>
  ): Promise<AnswerOf<C>> => {
    const search = new URLSearchParams(params).toString()
    const address = search === '' ? url : `${url}?${search}`
    const { response, body } = await readUnlessBusy(address, method, data)
    if (!response.ok) throw failed(response, body)
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw clientFailure('unknown', `${url}: ${parsed.error.message}`)
    // No personal call is accepted for later: it is the answer.
    return parsed.data as AnswerOf<C>
  }
}

/** Fetches files by a personal link. Rejects with an HttpError. */
export const fileBy =
  (link: string): PersonalFile =>
  async ({ path }, id) => {
    try {
      const headers = { [LINK_HEADER]: link }
      const signal = AbortSignal.timeout(FILE_TIMEOUT_MS)
      const response = await fetch(`${env.apiUrl}${path}?id=${id}`, { headers, signal })
      if (response.ok) return await response.blob()
      throw failed(response, parseJson(await response.text()))
    } catch (thrown) {
      throw thrown instanceof HttpError ? thrown : clientFailure('network', String(thrown))
    }
  }
