import i18next from 'i18next'
import type { CustomTypeOptions } from 'i18next'

type ValidationError = keyof CustomTypeOptions['resources']['shell']['validationError']

/** Any area's `t` that has the shell's texts beside its own: a sentence is asked for by its full name. */
type Translate = (key: `shell:validationError.${ValidationError}`, values: { limit: string | undefined }) => string

function isKnown(word: string | undefined): word is ValidationError {
  return i18next.exists(`shell:validationError.${word}`)
}

/**
 * The sentence for what is wrong with a field, from the word that forms and server share: `too_long:120` carries its
 * limit. No word, no sentence; a word from a newer server falls back to a general one.
 */
export function validationErrorText(t: Translate, error: string | undefined): string | undefined {
  if (error === undefined) return undefined
  const [word, limit] = error.split(':')
  return t(`shell:validationError.${isKnown(word) ? word : 'not_allowed'}`, { limit })
}
