import type { FastifyRequest } from 'fastify'
import { DEMO_GROUP_ID } from '@contract/demoRoles'
import { deviceOf } from '../http/userAgents'
import { networkOf } from '../http/networks'

/** Where a call came from. */
interface Origin {
  /** Absent: no call made it. */
  requestId?: string
  /** Absent in the demo. */
  address?: string | undefined
  device?: string | undefined
}

/** Who makes a change, and from where, for the record. */
export interface Actor extends Origin {
  groupId: string
  userId: string
  name: string
}

/** `who` as the guard or a sign-in knows them. Of visitors of the demo nothing is kept: whoever comes next could read it. */
export function actorFrom(request: FastifyRequest, { groupId, userId, name }: Omit<Actor, keyof Origin>): Actor {
  const actor = { groupId, userId, name, requestId: request.id }
  if (groupId === DEMO_GROUP_ID) return actor
  const { browser, system } = deviceOf(request.headers['user-agent'] ?? '')
  const device = [browser, system].filter(Boolean).join(', ') || undefined
  return { ...actor, address: networkOf(request.ip), device }
}
