import type { Locale } from './locales'

/** A person's name as a whole, which of it is the surname, and what they are called. */
interface NamedPerson {
  name: string
  familyName?: string | null | undefined
  calledName?: string | null | undefined
}

const foldCase = (text: string) => text.toLocaleLowerCase()

/**
 * What is left of the name without its surname, which stands at one end of it, in whole words; case does not count. `''`: the surname is
 * all of it. Undefined: the name has no such surname.
 */
export function withoutFamilyName(name: string, familyName: string): string | undefined {
  const [whole, family] = [foldCase(name), foldCase(familyName)]
  if (family === '') return undefined
  if (whole === family) return ''
  // Folding may change how long a text is; then it is no surname that we could cut off.
  if (whole.length !== name.length) return undefined
  if (whole.endsWith(` ${family}`)) return name.slice(0, -family.length).trim()
  if (whole.startsWith(`${family} `)) return name.slice(family.length).trim()
  return undefined
}

/** First names: the name without its surname. Undefined where the surname is not known, or nothing else is. */
export function givenNameOf({ name, familyName }: NamedPerson): string | undefined {
  const given = familyName ? withoutFamilyName(name, familyName) : undefined
  return given === '' ? undefined : given
}

/** How somebody is spoken to: as they are called, by first name where the surname is known, or by their whole name. */
export const spokenNameOf = (person: NamedPerson): string => person.calledName || givenNameOf(person) || person.name

/** The name in a greeting. German with Sie says the whole one: a first name alone goes with du. */
export const greetedName = (
  { name, spokenName = name }: { name: string; spokenName?: string | undefined },
  locale: Locale,
  addressing: 'formal' | 'informal',
): string => (locale.startsWith('de') && addressing === 'formal' ? name : spokenName)
