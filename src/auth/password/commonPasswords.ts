import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '@contract/auth'
import { GUESSES_MIN_LOG10, JUDGED_CHARS, passwordKey, personalWords, type PersonalFacts } from '@contract/passwords'

const common = new Set(dictionary['passwords-common'].map(passwordKey).filter(({ length }) => length >= PASSWORD_MIN))
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** As the server judges it. Large, so import it where a password is being chosen and not before. */
export function judgePassword(password: string, facts: PersonalFacts): 'password_common' | 'password_weak' | null {
  if (common.has(passwordKey(password))) return 'password_common'
  const { guessesLog10 } = estimate.check(password.slice(0, JUDGED_CHARS), personalWords(facts))
  return guessesLog10 < GUESSES_MIN_LOG10 ? 'password_weak' : null
}
