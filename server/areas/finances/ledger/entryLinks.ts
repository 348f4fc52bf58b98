import { and, eq } from 'drizzle-orm'
import type { FinanceWrite } from '@contract/finances'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import { ApiError } from '../../../platform/http/errors'
import type { Ledger } from './ledger'

type LedgerScope = Pick<Ledger, 'tx' | 'groupId'>

/** The ids without a row in the group. Removed rows count as known, since their entries remain. */
async function unknownIds(
  { tx, groupId }: LedgerScope,
  table: typeof members | typeof events,
  ids: (string | undefined)[],
): Promise<Set<string>> {
  const named = new Set(ids.flatMap((id) => id?.toLowerCase() ?? []))
  if (named.size === 0) return named
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.groupId, groupId), isIn(table.id, [...named])))
  for (const { id } of rows) named.delete(id)
  return named
}

function unknownIdErrors(ids: (string | undefined)[], unknown: Set<string>, pathOf: (index: number) => string) {
  return ids.flatMap((id, at) =>
    id !== undefined && unknown.has(id.toLowerCase()) ? [[pathOf(at), 'not_allowed'] as const] : [],
  )
}

function throwIfAny(errors: (readonly [string, string])[]): void {
  if (errors.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(errors) })
}

/** Refuses members that are not of the group. `pathOf` returns the path of the field, for errors. */
export async function assertKnownMembers(
  scope: LedgerScope,
  entries: Pick<FinanceWrite, 'memberId'>[],
  pathOf: (index: number) => string,
): Promise<void> {
  const ids = entries.map(({ memberId }) => memberId)
  throwIfAny(unknownIdErrors(ids, await unknownIds(scope, members, ids), pathOf))
}

/** Opening balances must be paid and cannot belong to an event. */
export function assertOpeningsFit(
  entries: Pick<FinanceWrite, 'category' | 'status' | 'eventId'>[],
  pathOf: (index: number) => string,
): void {
  throwIfAny(
    entries.flatMap(({ category, status, eventId }, at) => {
      if (category !== 'opening') return []
      return [
        ...(status === 'paid' ? [] : [[`${pathOf(at)}.status`, 'not_allowed'] as const]),
        ...(eventId === undefined ? [] : [[`${pathOf(at)}.eventId`, 'not_allowed'] as const]),
      ]
    }),
  )
}

/** Refuses members and events that are not of the group. `pathOf` returns the path of the entry, for errors. */
export async function assertKnownLinks(
  scope: LedgerScope,
  entries: Pick<FinanceWrite, 'memberId' | 'eventId'>[],
  pathOf: (index: number) => string,
): Promise<void> {
  const memberIds = entries.map(({ memberId }) => memberId)
  const eventIds = entries.map(({ eventId }) => eventId)
  throwIfAny([
    ...unknownIdErrors(memberIds, await unknownIds(scope, members, memberIds), (at) => `${pathOf(at)}.memberId`),
    ...unknownIdErrors(eventIds, await unknownIds(scope, events, eventIds), (at) => `${pathOf(at)}.eventId`),
  ])
}
