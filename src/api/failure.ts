import type { ErrorCode, SecondFactorDemand } from '@contract/errors'
import { isFetchError } from '@/configs/fetchErrors'

/** What can go wrong before the server answers, or without its words. */
export type ClientErrorCode =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'not_fetched'
  | 'session_ended'
  | 'session_changed'
  | 'proof_cancelled'
  | 'passkey_cancelled'
  | 'passkey_known'
  | 'passkey_failed'
  | 'unknown'

/** The one shape of a failed call on the client: plain, so that it fits into redux as it is. */
export interface Failure {
  code: ErrorCode | ClientErrorCode
  /** HTTP status; 0 where no answer came. */
  status: number
  message: string
  /** Dotted path in the request body → what is wrong there (contract/errors.ts). */
  fields: Record<string, string>
  /** With `conflict`: the record as it stands on the server. */
  current?: unknown
  /** With `second_factor_required`: what the sign-in asks for besides. */
  secondFactor?: SecondFactorDemand
  /** With `invalid_refresh_token`: it was ended before its time, from elsewhere. */
  sessionEnd?: 'revoked'
  /** With `too_many_requests`: seconds to wait. */
  retryAfterS?: number
  /** With `internal`: the number to quote. */
  requestId?: string
}

/** What http.ts throws. */
export class HttpError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'HttpError'
    this.failure = failure
  }
}

export function clientFailure(code: ClientErrorCode, message: string = code): HttpError {
  return new HttpError({ code, status: 0, message, fields: {} })
}

/** Turns whatever was thrown or rejected into a Failure; one that already is stays as it is. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof HttpError) return thrown.failure
  if (isFailure(thrown)) return thrown
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return clientFailure(isFetchError(error) ? 'not_fetched' : 'unknown', error.message).failure
}

function isFailure(thrown: unknown): thrown is Failure {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'status' in thrown && 'fields' in thrown
}
