import axios, {
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosError,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios'
import type { UserData } from '@contract/auth'
import { PROGRESS_TYPE, type Progress } from '@contract/progress'
import { env } from '@/configs/env'
import { callFailure } from './callFailure'
import { isFresh } from './accessToken'
import { waitWhileBusy } from './busyWait'
import { dropEarlyAnswers } from './earlyAnswers'
import { dropEarlyReplies, sendEarly, takeEarlyReply, toSearch } from './earlyReplies'
import type { GetCall } from './firstCalls'
import { clientFailure, HttpError } from './failure'
import type { AnswerOf, CallAnswers } from './madeCall'
import { endOf, progressIn } from './progressLines'
import { refreshSession } from './refresh'
import { askForProof } from './proof'
import { emitRefusal } from './refusals'
import { readSession } from './readSession'
import { getTabUser } from './session'

const TIMEOUT_MS = 20_000
const DOCUMENT_HEADER = 'x-user-document'
const ACCEPTED = 202
const NO_CONTENT = 204

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A call that needs no one signed in: no token is added and its 401 is its answer. */
    isPublic?: boolean
    /** Who made the call: a retry under another name must not happen. */
    userId?: string
    isRetry?: boolean
    /** It was refused for want of proof, which has been given since. */
    isProven?: boolean
    /** How often it was refused by a server that had too much to do. */
    busyCount?: number
  }
}

const send = axios.getAdapter(axios.defaults.adapter)

/** What was asked for ahead of its screen comes in here, and passes every check that an answer passes. */
const earlyOrSend: AxiosAdapter = async (config) => {
  const { method = 'get', url = '', params } = config
  if (method !== 'get') return send(config)
  const early = await takeEarlyReply({ url, params }, config.headers.get('Authorization'))
  if (!early) return send(config)
  return { data: early.text, status: 200, statusText: 'OK', headers: new AxiosHeaders(early.headers), config }
}

/** The axios instance of every product call. */
export const http = axios.create({
  baseURL: env.apiUrl,
  timeout: TIMEOUT_MS,
  headers: { Accept: 'application/json' },
  paramsSerializer: { serialize: toSearch },
  adapter: earlyOrSend,
})

/** A change outdates what was asked ahead: before it is made, and again once it has been. */
function dropOutdated({ method = 'get' }: AxiosRequestConfig): void {
  if (method === 'get') return
  dropEarlyReplies()
  dropEarlyAnswers()
}

http.interceptors.request.use((config) => {
  dropOutdated(config)
  // The language of mails is that of the screen, not the browser's.
  if (document.documentElement.lang !== '') config.headers.set('Accept-Language', document.documentElement.lang)
  const session = readSession()
  if (config.isPublic) {
    // Whoever is signed in is named with every call; signing out, which is made once nobody is, names who was.
    if (session && !config.headers.has(DOCUMENT_HEADER)) config.headers.set(DOCUMENT_HEADER, session.document)
    return config
  }
  if (!session) throw clientFailure('session_ended')
  if (session.id !== (config.userId ?? getTabUser() ?? session.id)) throw clientFailure('session_changed')
  config.userId = session.id
  config.headers.set(sessionHeaders(session))
  return config
})

function sessionHeaders({ accessToken, document }: UserData) {
  return { Authorization: `Bearer ${accessToken}`, [DOCUMENT_HEADER]: document }
}

/** A late answer to one person must not reach the screens of the next. */
function dropForeignAnswer<Answer extends { config: InternalAxiosRequestConfig }>(answer: Answer): Answer {
  dropOutdated(answer.config)
  const { isPublic, userId } = answer.config
  if (!isPublic && userId !== getTabUser()) throw clientFailure('session_changed')
  return answer
}

/** The refusal of a file is JSON, and arrives as a file too. */
async function readRefusal({ response }: AxiosError): Promise<void> {
  if (!(response?.data instanceof Blob)) return
  try {
    response.data = JSON.parse(await response.data.text())
  } catch {
    // Not of our server: known by its status alone.
  }
}

http.interceptors.response.use(dropForeignAnswer, async (error: AxiosError) => {
  await readRefusal(error)
  const { config } = error
  if (config) dropOutdated(config)
  if (!config || config.isPublic) throw asHttpError(error)
  if (error.response?.status === 401 && !config.isRetry) {
    await refreshSession(tokenOf(config))
    return repeat(config, { isRetry: true })
  }
  if (error.response?.status === 403 && !config.isProven && callFailure(error).code === 'proof_required') {
    await askForProof()
    return repeat(config, { isProven: true })
  }
  if (error.response?.status === 503) {
    const { busyCount = 0, signal } = config
    if (await waitWhileBusy(callFailure(error), busyCount, signal)) return repeat(config, { busyCount: busyCount + 1 })
  }
  throw asHttpError(error)
})

function repeat(config: InternalAxiosRequestConfig, mark: AxiosRequestConfig) {
  return http({
    ...config,
    ...mark,
    // A mock adapter's pass-through leaves its own adapter and emptied transforms behind: without this reset the
    // retry would answer with text in place of data.
    adapter: undefined,
    transformRequest: undefined,
    transformResponse: undefined,
  })
}

function asHttpError(error: AxiosError | HttpError): HttpError {
  if (error instanceof HttpError) return error
  const failure = callFailure(error)
  emitRefusal(failure.code)
  return new HttpError(failure)
}

function tokenOf(config: InternalAxiosRequestConfig): string {
  return String(config.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}

/**
 * Makes a call and checks its answer against the contract.
 * Rejects with an HttpError; an answer that breaks the contract is one too (`unknown`).
 */
export async function request<C extends CallAnswers>(call: C, config: AxiosRequestConfig): Promise<AnswerOf<C>> {
  const { data, status } = await http.request<unknown>(config)
  return checked(call, config.url, status, data)
}

/** A file as it comes. */
export async function requestFile(config: AxiosRequestConfig): Promise<Blob> {
  return (await http.request<Blob>({ ...config, responseType: 'blob' })).data
}

/** Makes a call for a screen that may be opened next: its own call then takes this answer. */
export function requestAhead(call: GetCall): void {
  const session = readSession()
  if (session && isFresh(session.accessToken)) sendEarly([call], sessionHeaders(session))
}

function checked<C extends CallAnswers>(
  { answer, accepted }: C,
  url: string | undefined,
  status: number,
  data: unknown,
): AnswerOf<C> {
  const schema = status === ACCEPTED ? (accepted ?? answer) : answer
  const parsed = schema.safeParse(status === NO_CONTENT ? undefined : data)
  if (!parsed.success) throw clientFailure('unknown', `${url}: ${parsed.error.message}`)
  // Of which of the two schemas it is, the status tells, and no type can.
  return parsed.data as AnswerOf<C>
}

/** As `request`, for a call that tells how far it is (contract/progress.ts). It counts as done by its last line alone. */
export async function requestWithProgress<C extends CallAnswers>(
  call: C,
  config: AxiosRequestConfig,
  onProgress: (progress: Progress) => void,
): Promise<AnswerOf<C>> {
  const { data, headers, status } = await http.request<unknown>({
    ...config,
    headers: { Accept: `${PROGRESS_TYPE}, application/json` },
    onDownloadProgress: ({ event }: { event?: ProgressEvent }) => {
      const progress = event?.target instanceof XMLHttpRequest && progressIn(event.target.responseText)
      if (progress) onProgress(progress)
    },
  })
  // A server that knows no progress answers as ever.
  if (!String(headers['content-type']).startsWith(PROGRESS_TYPE)) return checked(call, config.url, status, data)
  const end = endOf(data)
  if ('failure' in end) {
    emitRefusal(end.failure.code)
    throw new HttpError(end.failure)
  }
  return checked(call, config.url, status, end.answer)
}
