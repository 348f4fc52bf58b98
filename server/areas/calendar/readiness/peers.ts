import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import type { Invitee } from '@contract/calendar/readiness'
import { answers, silenceAt } from '@contract/calendar/replyRules'
import type { AnswerState } from '@contract/calendar/replyRules'
import type { Database } from '../../../platform/db/database'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { dayOfEvent, spanOf, invitesMember, statusOnDay } from '../invitees/public'
import type { InvitingEvent, InvitingGroup, GroupMember, Situation } from '../invitees/public'

/**
 * Members who are alike for the given events: they play the same instrument and part, in the same section where that matters,
 * are active throughout, never away, chosen by name nowhere, and play their second instrument nowhere. The database can count their replies instead of returning
 * each: a season of a large orchestra has fifty thousand.
 */
interface Peers {
  /** One of them, who stands for all. */
  member: GroupMember
  ids: string[]
}

function isActiveThroughout(member: GroupMember, { from, to }: { from: string; to: string }): boolean {
  const changes = member.statuses.filter(([since]) => from < since && since <= to)
  return statusOnDay(member, from) === 'active' && changes.every(([, status]) => status === 'active')
}

/** Divides members into peers, whose replies are counted, and others, whose replies are read one by one. */
export function findPeers(
  { group, members, absences }: Pick<Situation, 'group' | 'members' | 'absences'>,
  events: InvitingEvent[],
): { peers: Peers[]; others: GroupMember[] } {
  const span = spanOf(events, group)
  const named = new Set(events.flatMap(({ asks }) => asks?.memberIds?.map((id) => id.toLowerCase()) ?? []))
  const doubling = new Set(events.flatMap(({ doublings }) => doublings ?? []))
  const isBySection = events.some(({ asks }) => asks?.who === 'sections')
  const isByGroup = events.some(({ asks }) => asks?.who === 'groups')
  const peers = new Map<string, Peers>()
  const others: GroupMember[] = []
  for (const member of members) {
    const { id, section, instrument, part, groups } = member
    if (absences.has(id) || named.has(id) || doubling.has(id) || !isActiveThroughout(member, span)) {
      others.push(member)
      continue
    }
    const key = JSON.stringify([isBySection && section, instrument, part, isByGroup && groups.toSorted()])
    const known = peers.get(key)
    if (known === undefined) peers.set(key, { member, ids: [id] })
    else known.ids.push(id)
  }
  return { peers: [...peers.values()], others }
}

const Row = z.object({
  eventId: Id,
  planNumber: z.int(),
  /** Index in the list of peers. */
  place: z.int(),
  yes: z.int(),
  no: z.int(),
  maybe: z.int(),
})

type ReplyCounts = Map<string, z.infer<typeof Row>[]>

/** Replies of the peers, counted by event, plan number, peers and answer. */
export async function countReplies(
  db: Database,
  groupId: string,
  eventIds: string[],
  peers: Peers[],
): Promise<ReplyCounts> {
  if (eventIds.length === 0 || peers.length === 0) return new Map()
  const [ids, places] = [peers.flatMap((one) => one.ids), peers.flatMap((one, place) => one.ids.map(() => place))]
  const counts = sql.join(
    answers.map((answer) => sql`count(*) filter (where answer = ${answer})::integer as ${sql.identifier(answer)}`),
    sql`, `,
  )
  // DISTINCT tells the planner that these are few, so that it looks up the many answers in them and not the other way round.
  const { rows } = await db.execute(sql`
    select event_id as "eventId", plan_number as "planNumber", place, ${counts}
      from ${replies}
      join (select distinct on (id) id, place
              from unnest(${sql.param(ids)}::uuid[], ${sql.param(places)}::integer[]) peer (id, place)) peer
        on peer.id = member_id
     where group_id = ${groupId} and event_id = any(${sql.param(eventIds)}::uuid[])
     group by 1, 2, 3`)
  const byEvent: ReplyCounts = new Map(eventIds.map((id) => [id, []]))
  for (const row of z.array(Row).parse(rows)) byEvent.get(row.eventId)?.push(row)
  return byEvent
}

/** The peers whom the event invites, as one entry with a count for each instrument and answer. */
export function answersOfPeers(
  event: InvitingEvent,
  group: InvitingGroup,
  peers: Peers[],
  counts: ReplyCounts,
): Invitee[] {
  const day = dayOfEvent(event, group.timeZone)
  const invited = peers.map(({ member }) => invitesMember(event, member, day))
  const silent = peers.map(({ ids }) => ids.length)
  const people: Invitee[] = []
  const add = (place: number, state: AnswerState, count: number, toConfirm = false) => {
    if (invited[place] !== true || count <= 0) return
    const { instrument = null, part = null } = peers[place]?.member ?? {}
    people.push({ instrument: instrument ?? undefined, part: part ?? undefined, state, toConfirm, count })
  }
  for (const { place, planNumber, ...said } of counts.get(event.id) ?? []) {
    const toConfirm = planNumber !== event.planNumber
    for (const answer of answers) {
      add(place, toConfirm ? 'silent' : answer, said[answer], toConfirm)
      silent[place] = (silent[place] ?? 0) - said[answer]
    }
  }
  for (const [place, count] of silent.entries()) add(place, silenceAt(event.asks), count)
  return people
}
