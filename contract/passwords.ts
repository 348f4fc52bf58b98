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
