import type { FastifyRequest } from 'fastify'
import { FAMILY_SEPARATOR } from '@contract/guardianRules'
import type { Config, Secrets } from '../../platform/config'
import type { Database } from '../../platform/db/database'
import { personalTokens } from '../calendar/replies/public'
import type { Contact } from './contacts'
import type { AnswerAddresses } from './mails/reader'

/** Of a page that an address opens, and whose it is. */
export interface PageToken {
  personId: string
  token: string
}

/**
 * The address of these pages, the first of which is shown: at the event that it is about. All of it stands in the fragment, which no
 * server is told. The path of an event is one that phones do not open from the files of Batuta 0.2, which did not know it.
 */
export const pageAddress = (origin: string, pages: readonly PageToken[], eventId?: string): string => {
  const tokens = pages.map(({ token }) => token).join(FAMILY_SEPARATOR)
  return eventId === undefined ? `${origin}/my#${tokens}` : `${origin}/my/event#${tokens}&event=${eventId}`
}

/**
 * For each person whom a mail concerns, the addresses that open their page with an answer to the event. The answer is given by the page's
 * script: who only fetches an address, as programs do that look for viruses, gives none.
 */
export function answerAddresses(
  origin: string,
  pages: readonly PageToken[],
  { eventId, people }: { eventId: string; people: readonly { id: string; name: string }[] },
): AnswerAddresses[] {
  return people.flatMap(({ id, name }) => {
    const own = pages.filter(({ personId }) => personId === id)
    if (own.length === 0) return []
    const page = pageAddress(origin, [...own, ...pages.filter((one) => !own.includes(one))], eventId)
    return { name, urls: { yes: `${page}&answer=yes`, no: `${page}&answer=no`, maybe: `${page}&answer=maybe` } }
  })
}

/**
 * The pages that the address of each contact opens, by their ids: of a guardian, those of all their minors, in front those
 * whom it concerns. A guardian's address may have been entered by anybody who manages members, so that those pages hide amounts, as all that
 * are handed out. Who is absent has no link that can be told.
 */
export async function pageTokens(
  context: Secrets & { db: Database },
  groupId: string,
  contacts: readonly (Pick<Contact, 'id' | 'minors'> & { isDeputy?: boolean })[],
  to: 'owner' | 'manager',
): Promise<Map<string, PageToken[]>> {
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
    contacts.flatMap(({ id, minors }): [string, PageToken[]][] => {
      const token = told.get(id)
      if (!minors) return token === undefined ? [] : [[id, [{ personId: id, token }]]]
      const inFront = minors.concerned.map((child) => child.id)
      if (!inFront.some((child) => toldOfMinors.has(child))) return []
      const all = [...new Set([...inFront, ...minors.family.map((child) => child.id)])]
      const pages = all.flatMap((personId) => {
        const ofChild = toldOfMinors.get(personId)
        return ofChild === undefined ? [] : [{ personId, token: ofChild }]
      })
      return [[id, pages]]
    }),
  )
}

/** Links in texts that are handed on use the public URL, or the one that the caller uses. */
export const originOf = ({ publicUrl }: Config, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`
