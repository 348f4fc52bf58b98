import { and, eq, sql } from 'drizzle-orm'
import type { FinanceWrite } from '@contract/finances'
import { members } from '../db/schema/members'
import { ApiError } from '../errors'
import type { Ledger } from './financeLedger'

/** Entries may name members of the group alone; those who were removed had their entries too. `pathOf` names the field of an entry. */
export async function refuseUnknownMembers(
  { tx, groupId }: Pick<Ledger, 'tx' | 'groupId'>,
  entries: Pick<FinanceWrite, 'memberId'>[],
  pathOf: (index: number) => string,
): Promise<void> {
  const named = new Set(entries.flatMap(({ memberId }) => memberId?.toLowerCase() ?? []))
  if (named.size === 0) return
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), sql`${members.id} = any(${sql.param([...named])}::uuid[])`))
  const known = new Set(rows.map(({ id }) => id))
  const faults = entries.flatMap(({ memberId }, index) =>
    memberId === undefined || known.has(memberId.toLowerCase()) ? [] : [[pathOf(index), 'not_allowed'] as const],
  )
  if (faults.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(faults) })
}
