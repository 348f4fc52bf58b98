import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '@contract/auth'
import { passwordKey } from '@contract/passwords'

/** Large, so import it where a password is being chosen and not before. */
export const commonPasswords = new Set(
  dictionary['passwords-common'].map(passwordKey).filter(({ length }) => length >= PASSWORD_MIN),
)
