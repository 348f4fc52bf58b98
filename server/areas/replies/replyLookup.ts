import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AnswerState } from '@contract/replies/replyRules'
import { hashToken } from '../../platform/auth/opaqueTokens'
import { personalLinkTokens } from '../../platform/auth/personalLinkTokens'
import type { Secrets } from '../../platform/config'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { deputies, memberLinks } from '../../platform/db/schema/personalLinks'
import { deadlineOf, dayOfEvent, findAskingEvent, findAskingGroup, isOver } from './askingEvents'
import type { AskingEvent } from './askingEvents'
import { memberLinkTokens } from './memberLinkTokens'
import { answersTo, readSituation } from './situation'

// What other areas may use of replies; tests/house/serverAreas.test.ts keeps them to this file.

/** One whom an event asks, or a deputy at it. */
export interface AskedPerson {
  id: string
  isDeputy: boolean
  name: string
  instrument: string | null
  state: AnswerState
  /** They had answered, before the event changed. */
  toConfirm: boolean
}

export interface AskedEvent {
  event: AskingEvent
  timeZone: string
  deadline: Date
  /** In the group's zone. */
  day: string
  isOver: boolean
  /** Members by section and name, then deputies by name. */
  people: AskedPerson[]
}

/** An event with all whom it asks. Throws `not_found`. */
export async function findAskedEvent(
  db: Database,
  groupId: string,
  eventId: string,
  now = new Date(),
): Promise<AskedEvent> {
  const [group, event] = await Promise.all([findAskingGroup(db, groupId), findAskingEvent(db, groupId, eventId)])
  const { id, name, instrument, answer, planNumber } = deputies
  const [situation, outsiders] = await Promise.all([
    readSituation(db, groupId, group, [event]),
    db
      .select({ id, name, instrument, answer, planNumber })
      .from(deputies)
      .where(and(eq(deputies.groupId, groupId), eq(deputies.eventId, event.id), isNull(deputies.deletedAt)))
      .orderBy(asc(name), asc(id)),
  ])
  const members = answersTo(event, situation).map(({ member, answer: { state, toConfirm } }): AskedPerson => {
    return { id: member.id, isDeputy: false, name: member.name, instrument: member.instrument, state, toConfirm }
  })
  const asked = outsiders.map(({ answer: given, planNumber: plan, ...person }): AskedPerson => {
    const toConfirm = given !== null && plan !== event.planNumber
    return { ...person, isDeputy: true, state: given === null || toConfirm ? 'silent' : given, toConfirm }
  })
  return {
    event,
    timeZone: group.timeZone,
    deadline: deadlineOf(event, group),
    day: dayOfEvent(event, group.timeZone),
    isOver: isOver(event, now),
    people: [...members, ...asked],
  }
}

/** Tokens of the personal links of people, to be handed to them. */
export function personalTokens({ db, ...secrets }: Secrets & { db: Database }) {
  const ofMembers = memberLinkTokens(secrets)
  const ofDeputies = personalLinkTokens(secrets)

  async function readMemberTokens(tx: Transaction, groupId: string, ids: string[]): Promise<[string, string][]> {
    if (ids.length === 0) return []
    await ofMembers.insertFirst(tx, groupId, ids)
    const { memberId, number, hash, withdrawnAt } = memberLinks
    const rows = await tx
      .select({ memberId, number, hash, withdrawnAt })
      .from(memberLinks)
      .where(and(eq(memberLinks.groupId, groupId), isIn(memberId, ids)))
    return rows.flatMap((row): [string, string][] => {
      const token = ofMembers.tell(groupId, row)
      return token === undefined ? [] : [[row.memberId, token]]
    })
  }

  async function readDeputyTokens(tx: Transaction, groupId: string, ids: string[]): Promise<[string, string][]> {
    if (ids.length === 0) return []
    const { id, hash, linkNumber } = deputies
    const rows = await tx
      .select({ id, hash, linkNumber })
      .from(deputies)
      .where(and(eq(deputies.groupId, groupId), isIn(id, ids), isNull(deputies.deletedAt)))
      .orderBy(id)
      .for('update')
    const told: [string, string][] = []
    for (const row of rows) {
      const number = row.hash === null ? row.linkNumber + 1 : row.linkNumber
      const link = { groupId, kind: 'deputy', id: row.id, number } as const
      const token = row.hash === null ? ofDeputies.make(link) : ofDeputies.find(link, row.hash)
      if (token === undefined) continue
      told.push([row.id, token])
      if (row.hash !== null) continue
      const set = { hash: hashToken(token), linkNumber: number, linkMadeAt: sql`now()`, linkUsedAt: null }
      // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
      await tx
        .update(deputies)
        .set(set)
        .where(and(eq(deputies.groupId, groupId), eq(id, row.id)))
    }
    return told
  }

  return {
    /** By person. Who never had a link gets one; who has none that could be told (withdrawn, an older secret's) is left out. */
    tell: (groupId: string, people: Pick<AskedPerson, 'id' | 'isDeputy'>[]): Promise<Map<string, string>> =>
      db.transaction(async (tx) => {
        const idsOf = (isDeputy: boolean) => people.flatMap((one) => (one.isDeputy === isDeputy ? [one.id] : []))
        const members = await readMemberTokens(tx, groupId, idsOf(false))
        return new Map([...members, ...(await readDeputyTokens(tx, groupId, idsOf(true)))])
      }),
  }
}
