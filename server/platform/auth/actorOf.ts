import type { FastifyRequest } from 'fastify'
import { actorFrom } from '../audit/actor'
import type { Actor } from '../audit/actor'
import { callerOf } from './guard'

/** Who is noted for what a member does: the account that they are signed in with, else themself. */
export const actorOf =
  (request: FastifyRequest) =>
  ({ groupId, memberId, name }: { groupId: string; memberId: string; name: string }): Actor =>
    request.linkHolder === null ? callerOf(request) : actorFrom(request, { groupId, userId: memberId, name })
