import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import { AbsenceAnswer, AbsenceBody, AbsenceList, AbsenceListQuery } from '@contract/replies/absences'
import type { AreaRoutes } from '../../platform/dependencies'
import { callerOf } from '../../platform/auth/guard'
import { ApiError } from '../../platform/http/errors'
import { absenceRepository } from './absenceRepository'
import { findMember, isManager, personal } from './person'

/** One's own for everybody, by a link or signed in; those of others for who manages events. */
export const absenceRoutes: AreaRoutes = (app, { db }) => {
  const absences = absenceRepository(db)
  const failures = { 404: ErrorBody, 409: ErrorBody, 410: ErrorBody, 429: ErrorBody }

  app.get(
    '/absences/list-absences',
    { config: personal, schema: { querystring: AbsenceListQuery, response: { 200: AbsenceList, ...failures } } },
    async (request) => {
      const { config } = request.query
      if (isManager(request)) return absences.list(callerOf(request).groupId, config)
      const { groupId, memberId } = await findMember(db, request)
      const { members: _names, ...own } = await absences.list(groupId, { ...config, memberId })
      return own
    },
  )

  app.post(
    '/absences/add-absence',
    {
      config: personal,
      schema: { body: AbsenceBody, response: { 200: AbsenceAnswer, 201: AbsenceAnswer, ...failures } },
    },
    async (request, reply) => {
      const { absence } = request.body
      const wanted = absence.memberId?.toLowerCase()
      const ownerOfOther = async (memberId: string) => {
        const own = isManager(request) ? undefined : await findMember(db, request)
        // Whose id it is, is nobody else's business: as any id that is not theirs.
        if (own !== undefined && own.memberId !== memberId) throw new ApiError('not_found')
        return { groupId: own?.groupId ?? callerOf(request).groupId, memberId, isForOther: own === undefined }
      }
      const owner =
        wanted === undefined ? { ...(await findMember(db, request)), isForOther: false } : await ownerOfOther(wanted)
      const { isNew, ...answer } = await absences.save(owner, absence)
      return reply.code(isNew ? 201 : 200).send(answer)
    },
  )

  app.delete(
    '/absences/remove-absence',
    { config: personal, schema: { querystring: idQuery, response: { 200: IdAnswer, ...failures } } },
    async (request) => {
      const { id } = request.query
      if (isManager(request)) return absences.remove(callerOf(request).groupId, id)
      const { groupId, memberId } = await findMember(db, request)
      return absences.remove(groupId, id, memberId)
    },
  )
}
