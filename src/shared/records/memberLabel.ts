import type { MemberName } from '@contract/names'

/** A member's name in choices: `Ana Lima (Viola)` if another has the same name, otherwise the name. */
export const memberLabel = ({ name, beside }: Pick<MemberName, 'name' | 'beside'>): string =>
  beside === undefined ? name : `${name} (${beside})`

/** The same for a row that shows the instrument already. Texts only for screen readers use `memberLabel`. */
export const nameBesideInstrument = (
  person: Pick<MemberName, 'name' | 'beside'> & { instrument?: string | undefined },
) => (person.beside === person.instrument ? person.name : memberLabel(person))
