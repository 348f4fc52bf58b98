import type { ListedThing, Loan, Thing } from '@contract/members/things'
import type { thingPlaces } from '@contract/choices'

type ThingPlace = (typeof thingPlaces)[number]

/** A thing by its name and number. */
export const thingLabel = ({ name, number }: Pick<Thing, 'name' | 'number'>): string =>
  number === undefined ? name : `${name} (${number})`

export const isOverdue = ({ until, returnedOn }: Loan, today: string): boolean =>
  returnedOn === undefined && until !== undefined && until < today

/** Whether somebody has it, and for too long. */
export function placeOf({ lent }: Pick<ListedThing, 'lent'>, today: string): ThingPlace {
  if (!lent) return 'free'
  return isOverdue(lent.loan, today) ? 'overdue' : 'lent'
}

export const placeLooks = {
  free: { shape: 'ring', tone: 'neutral' },
  lent: { shape: 'dot', tone: 'positive' },
  overdue: { shape: 'half', tone: 'danger' },
} as const
