/** What makes two passwords the same to somebody who guesses: spelling in Unicode and case do not count. */
export function passwordKey(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}

/** Letters and digits alone: "Ana de Souza", "ana.de.souza" and "anadesouza" are one guess. */
function squeeze(text: string): string {
  return passwordKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What whoever knows somebody would try first. */
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

/** So many guesses a password withstands at least: who tries them one by one is stopped long before by the limits of sign-in. */
export const GUESSES_MIN_LOG10 = 6
/** Of longer ones the beginning is judged: more characters make none weaker. */
export const JUDGED_CHARS = 100

/** What anybody thinks of who wants into an orchestra's Batuta (ASVS 5.0, 6.1.2): the product, what it is for, and who uses it. */
export const contextWords = [
  'batuta orchestra band choir chorus concert music rehearsal conductor treasurer admin administrator musician member',
  'orquestra banda coral coro concerto musica ensaio maestro maestrina regente',
  'tesoureiro tesoureira tesouraria administrador musico integrante',
].flatMap((words) => words.split(' '))

/** The facts and their single words, as somebody who knows them puts a password together: "Serra" of "Coral da Serra". With them the words of the field. */
export function personalWords({ email, name, groupName, document }: PersonalFacts): string[] {
  const facts = [email?.split('@')[0], name, groupName, document].flatMap((fact) => fact ?? [])
  const words = facts.flatMap((fact) => [fact, squeeze(fact), ...fact.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set([...words, ...contextWords])].filter((word) => word.length >= 3)
}
