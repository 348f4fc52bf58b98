import * as z from 'zod/mini'

/** Every `error.code` that the server can return. Codes are stable: clients branch on them. */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'token_expired',
  'invalid_refresh_token',
  'invalid_credentials',
  'second_factor_required',
  'forbidden',
  'second_factor_setup_required',
  'proof_required',
  'document_mismatch',
  'not_found',
  'conflict',
  'challenge_expired',
  'shared_account',
  'passkeys_need_name',
  'email_taken',
  'registration_closed',
  'document_taken',
  'last_admin',
  'month_closed',
  'already_reversed',
  'account_closed',
  'account_in_use',
  'has_part_payments',
  'rest_settled',
  'part_joined',
  'reconciled',
  'reconciled_later',
  'credit_used',
  'credit_use_fixed',
  'has_refunds',
  'fee_class_in_use',
  'subcategory_in_use',
  'purpose_in_use',
  'not_started',
  'already_finished',
  'link_invalid',
  'link_expired',
  'not_asked',
  'event_over',
  'event_cancelled',
  'deadline_passed',
  'event_full',
  'seat_taken',
  'check_in_not_open',
  'code_stale',
  'poll_closed',
  'merge_changed',
  'merge_month_closed',
  'merge_too_old',
  'receipts_full',
  'piece_files_full',
  'too_large',
  'too_many_requests',
  'internal',
  'busy',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** What can be wrong with one field. The value in `fields` is the word, with its limit after a colon: `too_long:120`. */
export const validationErrors = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'bad_email',
  'bad_date',
  'future_date',
  /** A surname that does not stand at an end of the name. */
  'not_in_name',
  'bad_phone',
  'bad_time_zone',
  'bad_currency',
  'other_decimals',
  'bad_document',
  'bad_url',
  'not_after_start',
  'not_whole',
  'not_allowed',
  'wrong_type',
  'unknown_field',
  'taken',
  'wrong_password',
  'password_common',
  'password_personal',
  'password_weak',
  'bad_code',
  'wrong_code',
  'used_code',
  'bad_recovery_code',
  'wrong_recovery_code',
  'wrong_passkey',
  'too_many',
  'in_use',
  'needs_second_factor',
  'invitation_spent',
  'other_address',
  'not_former',
  'bad_order',
  'before_birth',
  'overlapping',
  'not_left',
  'before_lent',
  'lent_then',
  'still_lent',
  'day_passed',
  'account_closed',
  'balance_left',
  'booked_later',
  'reconciled',
  'reconciled_later',
  'not_agreeing',
  'bad_file_type',
  'bad_pix_key',
  'bad_iban',
  'bad_creditor_id',
  'bad_taxpayer_number',
  'bad_mandate_reference',
  /** Of the text of a notice: a word in braces that is no field of it. */
  'unknown_notice_field',
  'notice_lacks_amount',
  'not_in_sepa',
  'before_signed',
  'not_banking_day',
  'too_soon',
  'before_first',
  'bad_bic',
  'bad_country',
  'bad_length',
  'bad_iswc',
  'bad_ismn',
  /** At the word behind the colon. */
  'bad_instrumentation',
  'not_digits',
  'looks_like_address',
  'control_characters',
  /** A limited number of places, where who does not answer comes. */
  'silence_takes_places',
] as const

export type ValidationError = (typeof validationErrors)[number]

export const secondFactorMethods = ['totp', 'passkey', 'recoveryCode'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Sent with `second_factor_required`: the password was correct, and one of these methods is needed as well. */
export const SecondFactorDemand = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  /** With `passkey` among them: for `navigator.credentials.get` (contract/secondFactors.ts, RequestOptions). */
  passkeyOptions: z.optional(z.unknown()),
})
export type SecondFactorDemand = z.infer<typeof SecondFactorDemand>

export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    /** There are more errors than the first fifty in `fields`. */
    hasMoreFields: z.optional(z.literal(true)),
    current: z.optional(z.unknown()),
    secondFactor: z.optional(SecondFactorDemand),
    /**
     * With `invalid_refresh_token`: the session was ended before its time, in the list of sessions, by another password, or with the
     * account. Absent: it ran out.
     */
    sessionEnd: z.optional(z.literal('revoked')),
    requestId: z.optional(z.string()),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>

const formatErrors: Record<string, ValidationError> = { email: 'bad_email', date: 'bad_date', datetime: 'bad_date' }

function isValidationError(message: string | undefined): boolean {
  const word = message?.split(':')[0]
  return validationErrors.some((error) => error === word)
}

/** The error code for a zod issue; a schema's own code, given as the message, takes precedence. */
export function validationErrorOf(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string {
  if (isValidationError(issue.message)) return issue.message ?? 'not_allowed'
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'required'
      return issue.expected === 'int' ? 'not_whole' : 'wrong_type'
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return 'required'
      return `${issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small'}:${issue.minimum}`
    case 'too_big':
      return `${issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big'}:${issue.maximum}`
    case 'invalid_format':
      return formatErrors[issue.format ?? ''] ?? 'not_allowed'
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'invalid_value':
      // A missing choice, as opposed to an invalid one.
      return issue.input === undefined ? 'required' : 'not_allowed'
    default:
      return 'not_allowed'
  }
}

// Set for every parse on client and server, so that both report the same code for the same error.
z.config({ customError: validationErrorOf })
