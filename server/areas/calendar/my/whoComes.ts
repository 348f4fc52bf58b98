import { eq } from 'drizzle-orm'
import type { WhoComes } from '@contract/calendar/replies'
import type { Database } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { withOwnSections } from '../../scoreOrder'
import { answersTo, findInvitingEvent, findInvitingGroup, readSituation } from '../invitees/public'

/** Who comes to the event, as the group shows it to its members. For callers who have the event alone. */
export async function findWhoComes(db: Database, groupId: string, eventId: string): Promise<WhoComes> {
  const [shown] = await db.select({ showsComing: groups.showsComing }).from(groups).where(eq(groups.groupId, groupId))
  if (shown === undefined || shown.showsComing === 'nothing') return {}
  const [group, event] = await Promise.all([findInvitingGroup(db, groupId), findInvitingEvent(db, groupId, eventId)])
  const answers = answersTo(event, await readSituation(db, groupId, group, [event]))
  const counts = { yes: 0, maybe: 0, no: 0, silent: 0 }
  for (const { answer } of answers) counts[answer.state] += 1
  if (shown.showsComing === 'numbers') return { counts }
  const coming = answers.flatMap(({ member, answer }) =>
    answer.state === 'yes'
      ? [{ name: member.name, section: member.section, instrument: member.instrument ?? undefined }]
      : [],
  )
  const sections: NonNullable<WhoComes['sections']> = []
  for (const { name, section, ownSection } of await withOwnSections(db, groupId, coming)) {
    const last = sections.find((one) => one.section === section && one.ownSection === ownSection)
    if (last) last.names.push(name)
    else sections.push({ section, ...(ownSection !== undefined && { ownSection }), names: [name] })
  }
  return { counts, sections }
}
