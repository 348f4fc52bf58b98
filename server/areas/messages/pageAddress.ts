import { FAMILY_SEPARATOR } from '@contract/guardianRules'
import type { Secrets } from '../../platform/config'
import type { Database } from '../../platform/db/database'
import { personalTokens } from '../calendar/replies/public'
import type { Contact } from './contacts'

/**
 * What follows the # of the address in a mail: the link of the person; for a guardian, of all their minors, the person's in front. A
 * guardian's address may have been entered by anybody who manages members, so that those pages hide amounts, as all that are handed out.
 * Undefined: the link cannot be told.
 */
export async function pageToken(
  context: Secrets & { db: Database },
  groupId: string,
  { id, guardian, isDeputy = false }: Pick<Contact, 'id' | 'guardian'> & { isDeputy?: boolean },
): Promise<string | undefined> {
  const tokens = personalTokens(context)
  if (!guardian) return (await tokens.tell(groupId, [{ id, isDeputy }], 'owner')).get(id)
  const people = guardian.family.map((child) => ({ id: child, isDeputy: false }))
  const told = await tokens.tell(groupId, people, 'manager')
  if (!told.has(id)) return undefined
  const others = guardian.family.filter((child) => child !== id)
  return [id, ...others].flatMap((child) => told.get(child) ?? []).join(FAMILY_SEPARATOR)
}
