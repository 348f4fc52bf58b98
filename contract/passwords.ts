/** Passwords that a guesser would consider equal have the same key: Unicode form and case are ignored. */
export function passwordKey(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}

/** Only letters and digits: "Ana de Souza", "ana.de.souza" and "anadesouza" are one guess. */
function squeeze(text: string): string {
  return passwordKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Facts that somebody who knows the person would try first. */
export interface PersonalFacts {
  email?: string | undefined
  name?: string | undefined
  groupName?: string | undefined
  document?: string | undefined
}

/** Whether the password is one of the facts themselves, or the part of the address before its @. */
export function isPersonalPassword(password: string, { email, name, groupName, document }: PersonalFacts): boolean {
  const guess = squeeze(password)
  const facts = [email, email?.split('@')[0], name, groupName, document]
  return guess !== '' && facts.some((fact) => fact !== undefined && squeeze(fact) === guess)
}

/** Minimum number of guesses that a password must withstand; guessing one by one is stopped long before by the limits of sign-in. */
export const GUESSES_MIN_LOG10 = 6
/** Only the beginning of longer passwords is rated: further characters make none weaker. */
export const JUDGED_CHARS = 100

/** Context-specific words to refuse in passwords (ASVS 5.0, 6.1.2): the product, its purpose and its users. */
export const contextWords = [
  'batuta orchestra band choir chorus concert music rehearsal conductor treasurer admin administrator musician member',
  'orquestra banda coral coro concerto musica ensaio maestro maestrina regente',
  'tesoureiro tesoureira tesouraria administrador musico integrante',
].flatMap((words) => words.split(' '))

/** The facts and their single words, such as "Serra" of "Coral da Serra", as parts of a likely password, with the context words. */
export function personalWords({ email, name, groupName, document }: PersonalFacts): string[] {
  const facts = [email?.split('@')[0], name, groupName, document].flatMap((fact) => fact ?? [])
  const words = facts.flatMap((fact) => [fact, squeeze(fact), ...fact.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set([...words, ...contextWords])].filter((word) => word.length >= 3)
}
