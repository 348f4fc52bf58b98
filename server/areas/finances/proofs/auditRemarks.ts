import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { auditorLinks, auditorRemarks } from '../../../platform/db/schema/treasury/auditorLinks'

/** Takes the person out of auditors' links, remarks and answers. What was drawn and marked stays: it names nobody. */
export async function eraseFromAudits(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { name, madeBy } = auditorLinks
  await tx
    .update(auditorLinks)
    .set({ name: withoutName(name, person), madeBy: withoutName(madeBy, person) })
    .where(and(eq(auditorLinks.groupId, groupId), or(mentions(name, person), mentions(madeBy, person))))
  const { text, answer, answeredBy } = auditorRemarks
  await tx
    .update(auditorRemarks)
    .set({
      text: withoutName(text, person),
      answer: withoutName(answer, person),
      answeredBy: withoutName(answeredBy, person),
    })
    .where(
      and(
        eq(auditorRemarks.groupId, groupId),
        or(mentions(text, person), mentions(answer, person), mentions(answeredBy, person)),
      ),
    )
}

/** Auditors' remarks that nobody has answered or resolved yet, and the link of the newest. */
export async function openRemarks(
  db: Database,
  groupId: string,
): Promise<{ remarks: number; linkId: string } | undefined> {
  const [open] = await db
    .select({
      remarks: sql<number>`count(*)::int`,
      linkId: sql<string | null>`(array_agg(${auditorRemarks.linkId} order by ${auditorRemarks.madeAt} desc))[1]`,
    })
    .from(auditorRemarks)
    .where(and(eq(auditorRemarks.groupId, groupId), isNull(auditorRemarks.resolvedAt), isNull(auditorRemarks.answer)))
  return open === undefined || open.linkId === null ? undefined : { remarks: open.remarks, linkId: open.linkId }
}
