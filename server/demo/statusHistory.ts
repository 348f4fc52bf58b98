import type { MemberStatus, MemberWrite } from '@contract/members'
import { v7 as newId } from 'uuid'
import { addDays } from '@contract/days'
import type { StepKind } from '@contract/historyRules'

export interface StatusChange {
  memberId: string
  since: string
  status: MemberStatus
}

/** Who is not active any more, and for how many days. */
const changed = new Map([
  ['Marília Bittencourt', 610],
  ['Ariovaldo Simão', 430],
  ['Nélson Hashimoto', 245],
  ['Vinícius Leão', 150],
  ['Ângelo Pimentel', 180],
  ['Mirela Gusmão', 120],
  ['Márcio Estêvão', 50],
])

/** Since when each has been what; nobody changes before they have come. */
export function demoStatusHistory(roster: MemberWrite[], today: string): StatusChange[] {
  return roster.flatMap(({ id, name, status, joinedOn = today }) => {
    const joined: StatusChange = { memberId: id, since: joinedOn, status: 'active' }
    if (status === 'active') return [joined]
    const left = addDays(today, -(changed.get(name) ?? 30))
    return left > joinedOn ? [joined, { memberId: id, since: left, status }] : [{ ...joined, status }]
  })
}

const kinds: Record<MemberStatus, StepKind> = { active: 'joined', on_leave: 'leave', former: 'left' }

/** The same as steps of their histories. */
export const demoSteps = (statusHistory: StatusChange[]) =>
  statusHistory.map(({ memberId, since, status }) => ({
    id: newId(),
    memberId,
    kind: kinds[status],
    since,
    isNoted: status !== 'active',
  }))

/** The ids of those who are expected on the day. */
export function expectedOn(statusHistory: StatusChange[], day: string): Set<string> {
  const latest = new Map<string, MemberStatus>()
  for (const { memberId, since, status } of statusHistory) if (since <= day) latest.set(memberId, status)
  return new Set([...latest].filter(([, status]) => status === 'active').map(([memberId]) => memberId))
}
