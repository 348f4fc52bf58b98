import { and, eq } from 'drizzle-orm'
import type { PoolPerson, PoolPersonWrite } from '@contract/calendar/deputyPool'
import { poolPeople } from '../../../platform/db/schema/calendar/deputyPool'

export const poolColumns = {
  id: poolPeople.id,
  name: poolPeople.name,
  email: poolPeople.email,
  phone: poolPeople.phone,
  instruments: poolPeople.instruments,
  notes: poolPeople.notes,
  fee: poolPeople.fee,
  isArchived: poolPeople.isArchived,
  version: poolPeople.version,
  deletedAt: poolPeople.deletedAt,
}
export type PoolRow = Pick<typeof poolPeople.$inferSelect, keyof typeof poolColumns>

export const isPerson = (groupId: string, id: string) => and(eq(poolPeople.groupId, groupId), eq(poolPeople.id, id))

export function toPerson({ id, name, instruments, isArchived, version, ...rest }: PoolRow): PoolPerson {
  const { email, phone, notes, fee } = rest
  return {
    id,
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    instruments,
    ...(notes !== null && { notes }),
    ...(fee !== null && { fee }),
    ...(isArchived && { isArchived }),
    version,
  }
}

/** All that a write sets: what is absent is emptied. */
export const poolContent = (person: Omit<PoolPersonWrite, 'id' | 'version'>) => ({
  name: person.name,
  email: person.email ?? null,
  phone: person.phone ?? null,
  instruments: person.instruments,
  notes: person.notes ?? null,
  fee: person.fee ?? null,
  isArchived: person.isArchived ?? false,
})
