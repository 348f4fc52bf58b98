import type { MemberName } from '@contract/names'

/** A member's name wherever people are chosen: `Ana Lima (Viola)` where another has the same name, else the name alone. */
export const memberLabel = ({ name, beside }: Pick<MemberName, 'name' | 'beside'>): string =>
  beside === undefined ? name : `${name} (${beside})`

/** The same in a row that shows the instrument by itself, and need not say it twice. What a screen reader is told alone takes `memberLabel`. */
export const nameBesideInstrument = (
  person: Pick<MemberName, 'name' | 'beside'> & { instrument?: string | undefined },
) => (person.beside === person.instrument ? person.name : memberLabel(person))
