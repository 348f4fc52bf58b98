import type { FastifyRequest } from 'fastify'
import { FAMILY_SEPARATOR } from '@contract/guardianRules'
import type { Config, Secrets } from '../../platform/config'
import type { Database } from '../../platform/db/database'
import { personalTokens } from '../calendar/replies/public'
import type { Contact } from './contacts'

/**
 * What follows the # of the address of each contact's page, by their ids: of a guardian, the links of all their minors, in front of those
 * whom it concerns. A guardian's address may have been entered by anybody who manages members, so that those pages hide amounts, as all that
 * are handed out. Who is absent has no link that can be told.
 */
export async function pageTokens(
  context: Secrets & { db: Database },
  groupId: string,
  contacts: readonly (Pick<Contact, 'id' | 'minors'> & { isDeputy?: boolean })[],
  to: 'owner' | 'manager',
): Promise<Map<string, string>> {
  const tokens = personalTokens(context)
  const own = contacts.flatMap(({ id, minors, isDeputy = false }) => (minors ? [] : [{ id, isDeputy }]))
  const children = new Set(contacts.flatMap(({ minors }) => minors?.family.map(({ id }) => id) ?? []))
  const told = await tokens.tell(groupId, own, to)
  const toldOfMinors = await tokens.tell(
    groupId,
    [...children].map((id) => ({ id, isDeputy: false })),
    'manager',
  )
  return new Map(
    contacts.flatMap(({ id, minors }): [string, string][] => {
      const token = told.get(id)
      if (!minors) return token === undefined ? [] : [[id, token]]
      const inFront = minors.concerned.map((child) => child.id)
      if (!inFront.some((child) => toldOfMinors.has(child))) return []
      const all = [...new Set([...inFront, ...minors.family.map((child) => child.id)])]
      return [[id, all.flatMap((child) => toldOfMinors.get(child) ?? []).join(FAMILY_SEPARATOR)]]
    }),
  )
}

/** Links in texts that are handed on use the public URL, or the one that the caller uses. */
export const originOf = ({ publicUrl }: Config, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`
