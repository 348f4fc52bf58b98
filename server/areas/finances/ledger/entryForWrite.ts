import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceWrite } from '@contract/finances'
import type { Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { financeAccounts, finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'
import { reconciliationLines } from '../../../platform/db/schema/finances/reconciliations'
import { hasParts } from './entryParts'
import { storedColumns } from './entryWrites'

interface Scope {
  tx: Transaction
  groupId: string
}

type Named = Pick<
  FinanceWrite,
  'memberId' | 'eventId' | 'category' | 'subcategoryId' | 'accountId' | 'purposeId' | 'date'
>

/** Whether all links of the entry are valid, by the rules of `assertKnownLinks`, `assertSubcategories`, `assertAccountsTake`, `assertPurposes`. */
function isAllKnown(groupId: string, named: Named): SQL {
  const { memberId, eventId, category, subcategoryId, accountId, purposeId, date } = named
  const { closedOn } = financeAccounts
  const isMember = and(eq(members.groupId, groupId), eq(members.id, memberId ?? ''))
  const isEvent = and(eq(events.groupId, groupId), eq(events.id, eventId ?? ''))
  const fits = and(
    eq(financeSubcategories.groupId, groupId),
    eq(financeSubcategories.id, subcategoryId ?? ''),
    eq(financeSubcategories.category, category),
    isNull(financeSubcategories.deletedAt),
  )
  const takes = and(
    eq(financeAccounts.groupId, groupId),
    eq(financeAccounts.id, accountId ?? ''),
    isNull(financeAccounts.deletedAt),
    or(isNull(closedOn), gte(closedOn, date)),
  )
  const isPurpose = and(
    eq(financePurposes.groupId, groupId),
    eq(financePurposes.id, purposeId ?? ''),
    isNull(financePurposes.deletedAt),
  )
  return (
    and(
      memberId === undefined ? undefined : sql`exists (select from ${members} where ${isMember})`,
      eventId === undefined ? undefined : sql`exists (select from ${events} where ${isEvent})`,
      subcategoryId === undefined ? undefined : sql`exists (select from ${financeSubcategories} where ${fits})`,
      accountId === undefined ? undefined : sql`exists (select from ${financeAccounts} where ${takes})`,
      purposeId === undefined ? undefined : sql`exists (select from ${financePurposes} where ${isPurpose})`,
    ) ?? sql`true`
  )
}

/**
 * Reads in one statement what a write needs: the stored row (also a removed one, whose id must not be reused), whether it has paid parts,
 * whether it is reconciled, and whether the links of the write are valid.
 */
export async function findForWrite({ tx, groupId }: Scope, id: string, named?: Named) {
  const isHeld = sql`exists (select from ${reconciliationLines} line where line.group_id = ${groupId}
    and line.line_id = ${finances.id} and not line.is_undone)`
  const [found] = await tx
    .select({
      stored: storedColumns,
      hasParts: hasParts(groupId),
      isReconciled: sql<boolean>`(${finances.deletedAt} is null and ${isHeld})`,
      isAllKnown: sql<boolean>`${named === undefined ? sql`true` : isAllKnown(groupId, named)}`,
    })
    .from(groups)
    .leftJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, id)))
    .where(eq(groups.groupId, groupId))
  if (found === undefined) throw new Error('the group that is held is not there')
  return { ...found, stored: found.stored ?? undefined }
}
