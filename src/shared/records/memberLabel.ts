import type { MemberName } from '@contract/names'

/** A member's name wherever people are chosen: `Ana Lima (Viola)` where another has the same name, else the name alone. */
export const memberLabel = ({ name, beside }: Pick<MemberName, 'name' | 'beside'>): string =>
  beside === undefined ? name : `${name} (${beside})`
