import { PASSWORD_MIN } from '@contract/auth'
import { GUESSES_MIN_LOG10, JUDGED_CHARS, isPersonalPassword, passwordKey, personalWords } from '@contract/passwords'
import type { PersonalFacts } from '@contract/passwords'
import { invalidField } from '../http/errors'

/** Some 18,000 that are long enough to be asked for, and what tells how many guesses another one withstands. */
async function loadJudge() {
  const [{ dictionary, adjacencyGraphs }, { ZxcvbnFactory }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/core'),
  ])
  const keys = dictionary['passwords-common'].map((password) => passwordKey(password))
  return {
    common: new Set(keys.filter(({ length }) => length >= PASSWORD_MIN)),
    estimate: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  }
}

/** Loaded with the first password that is chosen. */
let judge: ReturnType<typeof loadJudge> | undefined

/**
 * What attackers try first is refused (NIST SP 800-63B, 5.1.1.2): passwords out of known leaks, what is known of the person, and what is
 * made of either by a capital, a digit or a sign. Throws `invalid`, with the word at `field`.
 */
export async function assertGoodPassword(field: string, password: string, facts: PersonalFacts): Promise<void> {
  if (isPersonalPassword(password, facts)) throw invalidField(field, 'password_personal')
  judge ??= loadJudge()
  const { common, estimate } = await judge
  if (common.has(passwordKey(password))) throw invalidField(field, 'password_common')
  const { guessesLog10 } = estimate.check(password.slice(0, JUDGED_CHARS), personalWords(facts))
  if (guessesLog10 < GUESSES_MIN_LOG10) throw invalidField(field, 'password_weak')
}
