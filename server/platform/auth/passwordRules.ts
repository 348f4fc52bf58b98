import { PASSWORD_MIN } from '@contract/auth'
import { isPersonalPassword, passwordKey } from '@contract/passwords'
import type { PersonalFacts } from '@contract/passwords'
import { invalidField } from '../http/errors'

let commonPasswords: Promise<Set<string>> | undefined

/** Some 18,000 that are long enough to be asked for: loaded with the first password that is chosen. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common']
  return new Set(passwords.map((password) => passwordKey(password)).filter(({ length }) => length >= PASSWORD_MIN))
}

/**
 * What attackers try first is refused (NIST SP 800-63B, 5.1.1.2): passwords out of known leaks, and what is known of the person.
 * Throws `invalid`, with the word at `field`.
 */
export async function assertGoodPassword(field: string, password: string, facts: PersonalFacts): Promise<void> {
  if (isPersonalPassword(password, facts)) throw invalidField(field, 'password_personal')
  commonPasswords ??= loadCommonPasswords()
  if ((await commonPasswords).has(passwordKey(password))) throw invalidField(field, 'password_common')
}
