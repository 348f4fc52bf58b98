import { and, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import {
  auditorDraws,
  auditorLinks,
  auditorRemarks,
  auditorTicks,
} from '../../../platform/db/schema/finances/auditorLinks'

/** Removes the person's name from auditors' links, remarks, answers, draws and marks. Samples and marks themselves stay. */
export async function eraseFromAudits(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { name, madeBy, renewedBy } = auditorLinks
  await tx
    .update(auditorLinks)
    .set({
      name: withoutName(name, person),
      madeBy: withoutName(madeBy, person),
      renewedBy: withoutName(renewedBy, person),
    })
    .where(
      and(
        eq(auditorLinks.groupId, groupId),
        or(mentions(name, person), mentions(madeBy, person), mentions(renewedBy, person)),
      ),
    )
  const { text, answer, answeredBy, signedInAs } = auditorRemarks
  await tx
    .update(auditorRemarks)
    .set({
      text: withoutName(text, person),
      answer: withoutName(answer, person),
      answeredBy: withoutName(answeredBy, person),
      signedInAs: withoutName(signedInAs, person),
    })
    .where(
      and(
        eq(auditorRemarks.groupId, groupId),
        or(
          mentions(text, person),
          mentions(answer, person),
          mentions(answeredBy, person),
          mentions(signedInAs, person),
        ),
      ),
    )
  for (const table of [auditorDraws, auditorTicks])
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await tx
      .update(table)
      .set({ signedInAs: withoutName(table.signedInAs, person) })
      .where(and(eq(table.groupId, groupId), mentions(table.signedInAs, person)))
}

/** Number of auditors' remarks that are neither answered nor resolved, and the link of the newest. */
interface OpenRemarks {
  remarks: number
  linkId: string
}

/** SQL for use in a statement of several tables; null where there are none. */
export const openRemarks = (groupId: string): SQL<OpenRemarks | null> => sql<OpenRemarks | null>`(
  select json_build_object('remarks', count(*), 'linkId', (array_agg(${auditorRemarks.linkId} order by ${auditorRemarks.madeAt} desc))[1])
    from ${auditorRemarks} where ${auditorRemarks.groupId} = ${groupId} and ${auditorRemarks.resolvedAt} is null
     and ${auditorRemarks.answer} is null
  having count(*) > 0)`
