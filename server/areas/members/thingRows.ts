import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Loan, LoanWrite, Thing, ThingWrite } from '@contract/members/things'
import { things, loans } from '../../platform/db/schema/members/things'

export const thingColumns = {
  id: things.id,
  name: things.name,
  kind: things.kind,
  number: things.number,
  serialNumber: things.serialNumber,
  value: things.value,
  condition: things.condition,
  insurance: things.insurance,
  boughtOn: things.boughtOn,
  place: things.place,
  notes: things.notes,
  version: things.version,
  deletedAt: things.deletedAt,
}
export type ThingRow = Pick<typeof things.$inferSelect, keyof typeof thingColumns>

export const loanColumns = {
  id: loans.id,
  thingId: loans.thingId,
  memberId: loans.memberId,
  since: loans.since,
  until: loans.until,
  deposit: loans.deposit,
  conditionLent: loans.conditionLent,
  returnedOn: loans.returnedOn,
  conditionReturned: loans.conditionReturned,
  note: loans.note,
  version: loans.version,
  deletedAt: loans.deletedAt,
}
export type LoanRow = Pick<typeof loans.$inferSelect, keyof typeof loanColumns>

export const isThing = (groupId: string, id: string) => and(eq(things.groupId, groupId), eq(things.id, id))
export const isLoan = (groupId: string, id: string) => and(eq(loans.groupId, groupId), eq(loans.id, id))
/** A loan that is there, of a thing that is there. */
export const isPresent = and(isNull(loans.deletedAt), isNull(things.deletedAt))
export const lastFirst = [sql`${loans.returnedOn} desc nulls first`, desc(loans.since), asc(loans.id)]

export function toThing(row: ThingRow): Thing {
  const { id, name, kind, number, serialNumber, value, condition, insurance, boughtOn, place, notes, version } = row
  return {
    id,
    name,
    kind,
    ...(number !== null && { number }),
    ...(serialNumber !== null && { serialNumber }),
    ...(value !== null && { value }),
    ...(condition !== null && { condition }),
    ...(insurance !== null && { insurance }),
    ...(boughtOn !== null && { boughtOn }),
    ...(place !== null && { place }),
    ...(notes !== null && { notes }),
    version,
  }
}

export function toLoan(row: LoanRow): Loan {
  const { id, thingId, memberId, since, until, deposit, conditionLent, returnedOn, conditionReturned, note } = row
  return {
    id,
    thingId,
    memberId,
    since,
    ...(until !== null && { until }),
    ...(deposit !== null && { deposit }),
    ...(conditionLent !== null && { conditionLent }),
    ...(returnedOn !== null && { returnedOn }),
    ...(conditionReturned !== null && { conditionReturned }),
    ...(note !== null && { note }),
    version: row.version,
  }
}

/** All that a write sets: what is absent is emptied. */
export const thingContent = (thing: Omit<ThingWrite, 'id' | 'version'>) => ({
  name: thing.name,
  kind: thing.kind,
  number: thing.number ?? null,
  serialNumber: thing.serialNumber ?? null,
  value: thing.value ?? null,
  condition: thing.condition ?? null,
  insurance: thing.insurance ?? null,
  boughtOn: thing.boughtOn ?? null,
  place: thing.place ?? null,
  notes: thing.notes ?? null,
})

export const loanContent = (loan: Omit<LoanWrite, 'id' | 'version'>) => ({
  thingId: loan.thingId.toLowerCase(),
  memberId: loan.memberId.toLowerCase(),
  since: loan.since,
  until: loan.until ?? null,
  deposit: loan.deposit ?? null,
  conditionLent: loan.conditionLent ?? null,
  returnedOn: loan.returnedOn ?? null,
  conditionReturned: loan.conditionReturned ?? null,
  note: loan.note ?? null,
})
