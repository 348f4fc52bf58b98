import type { FastifyRequest } from 'fastify'
import { listAbsencesCall, addAbsenceCall, removeAbsenceCall } from '@contract/calendar/absences'
import type { AreaRoutes } from '../../../platform/dependencies'
import { callerOf } from '../../../platform/auth/guard'
import { ApiError } from '../../../platform/http/errors'
import { absenceRepository } from './absenceRepository'
import type { AbsenceAuthor } from './absenceRepository'
import { actorOf } from '../../../platform/auth/actorOf'
import { findMember, linkViaOf, isManager, personal } from '../links/public'
import { serve } from '../../../platform/http/serve'

const authorOf = (request: FastifyRequest): AbsenceAuthor => ({ actor: actorOf(request), linkVia: linkViaOf(request) })

/** Everybody writes their own absences, by a personal link or signed in; who manages events writes those of all. */
export const absenceRoutes: AreaRoutes = (app, { db }) => {
  const absences = absenceRepository(db)
  serve(
    app,
    listAbsencesCall,
    async (request) => {
      const { config } = request.query
      if (isManager(request)) return absences.list(callerOf(request).groupId, config)
      const { groupId, memberId } = await findMember(db, request)
      const { members: _names, ...own } = await absences.list(groupId, { ...config, memberId })
      return own
    },
    { rateLimit: personal.rateLimit },
  )

  serve(
    app,
    addAbsenceCall,
    async (request, reply) => {
      const { absence } = request.body
      const author = authorOf(request)
      const wanted = absence.memberId?.toLowerCase()
      const ownerOfOther = async (memberId: string) => {
        const own = isManager(request) ? undefined : await findMember(db, request)
        // The id of another member's absence is answered like an unknown one, so that it does not reveal whose it is.
        if (own !== undefined && own.memberId !== memberId) throw new ApiError('not_found')
        return {
          groupId: own?.groupId ?? callerOf(request).groupId,
          memberId,
          isForOther: own === undefined,
          ...author,
        }
      }
      const owner =
        wanted === undefined
          ? { ...(await findMember(db, request)), isForOther: false, ...author }
          : await ownerOfOther(wanted)
      const { isNew, ...answer } = await absences.save(owner, absence)
      return reply.code(isNew ? 201 : 200).send(answer)
    },
    { rateLimit: personal.rateLimit },
  )

  serve(
    app,
    removeAbsenceCall,
    async (request) => {
      const { id } = request.query
      const author = authorOf(request)
      if (isManager(request)) return absences.remove(callerOf(request).groupId, id, author)
      const { groupId, memberId } = await findMember(db, request)
      return absences.remove(groupId, id, author, memberId)
    },
    { rateLimit: personal.rateLimit },
  )
}
