import type { ErrorBody, ErrorCode, SecondFactorDemand } from '@contract/errors'
import type { SecurityNote } from './securityLog'

const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  token_expired: 401,
  invalid_refresh_token: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  second_factor_setup_required: 403,
  proof_required: 403,
  document_mismatch: 403,
  not_found: 404,
  conflict: 409,
  challenge_expired: 409,
  shared_account: 409,
  passkeys_need_name: 409,
  email_taken: 409,
  registration_closed: 403,
  document_taken: 409,
  last_admin: 409,
  month_closed: 409,
  already_reversed: 409,
  account_closed: 409,
  account_in_use: 409,
  has_part_payments: 409,
  rest_settled: 409,
  part_joined: 409,
  reconciled: 409,
  reconciled_later: 409,
  credit_used: 409,
  credit_use_fixed: 409,
  has_refunds: 409,
  fee_class_in_use: 409,
  subcategory_in_use: 409,
  purpose_in_use: 409,
  not_started: 409,
  already_finished: 409,
  link_invalid: 410,
  link_expired: 410,
  not_asked: 409,
  event_over: 409,
  event_cancelled: 409,
  deadline_passed: 409,
  event_full: 409,
  seat_taken: 409,
  check_in_not_open: 409,
  code_stale: 409,
  poll_closed: 409,
  merge_changed: 409,
  merge_month_closed: 409,
  merge_too_old: 409,
  receipts_full: 409,
  piece_files_full: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
}

/** The sentence in `message`: for people who read answers raw; the client translates by code. */
const messages: Record<ErrorCode, string> = {
  invalid: 'The request is not valid.',
  unauthenticated: 'Sign in first.',
  token_expired: 'The access token is past its time.',
  invalid_refresh_token: 'Invalid refresh token',
  invalid_credentials: 'Email or Password is Invalid',
  second_factor_required: 'Show a second factor as well.',
  forbidden: 'This account may not do that.',
  second_factor_setup_required: 'The group asks this account for a second factor: set one up first.',
  proof_required: 'Confirm first that it is you.',
  document_mismatch: 'The document does not belong to the token.',
  not_found: 'Not found.',
  conflict: 'Someone else changed this meanwhile.',
  challenge_expired: 'That took too long, or was used before: begin again.',
  shared_account: 'This account is shared: it cannot be changed, and can have no second factor.',
  passkeys_need_name: 'Passkeys need a host name, not an address of numbers.',
  email_taken: 'This email is already in use.',
  registration_closed: 'No new groups are founded here: ask for an invitation to yours.',
  document_taken: 'This document is already in use.',
  last_admin: 'A group keeps at least one administrator.',
  month_closed: 'The month of this entry is closed.',
  already_reversed: 'This entry has been reversed already.',
  account_closed: 'The account is closed: reopen it, or choose another.',
  account_in_use: 'The account has entries or transfers.',
  has_part_payments: 'Parts of this entry have been paid: take those payments back first.',
  fee_class_in_use: 'Members have this fee class, or had it.',
  purpose_in_use: 'Entries have this purpose, or had it when they were removed.',
  subcategory_in_use: 'Entries have this subcategory, or had it when they were removed.',
  rest_settled: 'What was left to pay has been paid, written off or removed since.',
  part_joined: 'The parts are one entry again, this one in it: split that entry anew.',
  reconciled: 'This is reconciled with a statement: undo the reconciliation first.',
  reconciled_later: 'A later reconciliation of the account stands: undo that first.',
  credit_use_fixed: 'This entry shows a use of credit: take that back instead.',
  credit_used: 'This credit has been used or given back: take that back first.',
  has_refunds: 'Something of this entry was given back: take that refund back first.',
  not_started: 'The event has not started yet.',
  already_finished: 'The event is finished: reopen it first.',
  link_invalid: 'This link opens nothing, or no longer does.',
  link_expired: 'This link has expired, or was withdrawn.',
  not_asked: 'The event does not ask this person.',
  event_over: 'The event is over.',
  event_cancelled: 'The event was called off.',
  seat_taken: 'Somebody else has taken the place.',
  event_full: 'There are not enough free places.',
  deadline_passed: 'Answers are no longer taken: the conductor can set them.',
  check_in_not_open: 'Check-in opens an hour before the event starts.',
  code_stale: 'The code is no longer valid: scan the one that is shown now.',
  poll_closed: 'The poll is closed.',
  merge_changed: 'Something of what was merged has been changed since.',
  merge_month_closed: 'Entries were moved, and a month has been closed since: reopen it first.',
  merge_too_old: 'A merge can be undone within a day.',
  receipts_full: 'The receipts of this group have reached their limit of 4 GB.',
  piece_files_full: 'The files of the pieces of this group have reached their limit of 4 GB.',
  too_large: 'The request is too large.',
  too_many_requests: 'Too many requests. Try again later.',
  internal: 'Something went wrong on the server.',
  busy: 'The server is busy. Try again in a moment.',
}

/** Nobody reads more, and an answer must not grow with what was sent. */
export const FIELDS_MAX = 50

interface ErrorDetails {
  message?: string
  /** From the dotted path in the body or query to the word for what is wrong there (contract/errors.ts). */
  fields?: Record<string, string>
  /** Sent as the header Retry-After. */
  retryAfterS?: number
  /** More is wrong than `fields` says. */
  hasMoreFields?: boolean
  /** What the security log is told beside what follows from the code; no part of the answer. */
  security?: SecurityNote
  /** What is stored now, for `conflict`. */
  current?: unknown
  /** For `second_factor_required`. */
  secondFactor?: SecondFactorDemand
  /** For `invalid_refresh_token`. */
  sessionEnd?: 'revoked'
}

/** An error response with one of the codes of `contract/errors.ts`, thrown from wherever it is known. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? messages[code])
    this.code = code
    this.statusCode = statuses[code]
    this.details = details
  }
}

/** One field of the request is wrong: its dotted path, and the word for what is wrong with it (contract/errors.ts). */
export function invalidField(path: string, error: string): ApiError {
  return new ApiError('invalid', { fields: { [path]: error } })
}

export function errorBody(error: ApiError, requestId?: string): ErrorBody {
  const { fields, current, secondFactor, sessionEnd, hasMoreFields = false } = error.details
  const entries = Object.entries(fields ?? {})
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(fields && { fields: Object.fromEntries(entries.slice(0, FIELDS_MAX)) }),
      ...((hasMoreFields || entries.length > FIELDS_MAX) && { hasMoreFields: true as const }),
      ...(current !== undefined && { current }),
      ...(secondFactor && { secondFactor }),
      ...(sessionEnd && { sessionEnd }),
      ...(requestId !== undefined && { requestId }),
    },
  }
}
