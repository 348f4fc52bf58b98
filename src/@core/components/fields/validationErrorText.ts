const validationErrors = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'bad_email',
  'bad_date',
  'short_year',
  'future_date',
  'bad_phone',
  'bad_time_zone',
  'bad_currency',
  'other_decimals',
  'not_former',
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
  'bad_code',
  'wrong_code',
  'used_code',
  'bad_recovery_code',
  'wrong_recovery_code',
  'wrong_passkey',
  'too_many',
  'needs_second_factor',
  'invitation_spent',
] as const

type ValidationError = (typeof validationErrors)[number]

/** Any area's `t` that has the shell's texts beside its own: a sentence is asked for by its full name. */
type Translate = (key: `shell:validationError.${ValidationError}`, values: { limit: string | undefined }) => string

/**
 * The sentence for what is wrong with a field, from the word that forms and server share: `too_long:120` carries its
 * limit. No word, no sentence; a word from a newer server falls back to a general one.
 */
export function validationErrorText(t: Translate, error: string | undefined): string | undefined {
  if (error === undefined) return undefined
  const [word, limit] = error.split(':')
  const known = validationErrors.find((name) => name === word) ?? 'not_allowed'
  return t(`shell:validationError.${known}`, { limit })
}
