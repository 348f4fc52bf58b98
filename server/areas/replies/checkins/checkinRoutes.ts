import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import {
  CheckinCode,
  CheckinList,
  CheckinListAnswer,
  CheckinRemovalQuery,
  CheckinSettingBody,
  OwnCheckinAnswer,
  OwnCheckinBody,
} from '@contract/replies/checkins'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { findPerson, personal } from '../person'
import { checkinListRepository } from './checkinList'
import { checkinRepository } from './checkinRepository'

const manage: { access: Access } = { access: ['manage', 'Event'] }

export const checkinRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const checkins = checkinRepository(dependencies)
  const lists = checkinListRepository(db)
  const failures = { 404: ErrorBody, 409: ErrorBody }

  app.get(
    '/checkins/show-code',
    { config: manage, schema: { querystring: idQuery, response: { 200: CheckinCode, ...failures } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return checkins.showCode(callerOf(request).groupId, request.query.id)
    },
  )

  app.get(
    '/checkins/list-checkins',
    { config: manage, schema: { querystring: idQuery, response: { 200: CheckinList, 404: ErrorBody } } },
    (request) => lists.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/checkins/check-in',
    {
      config: personal,
      schema: {
        body: OwnCheckinBody,
        response: { 200: OwnCheckinAnswer, ...failures, 410: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const { eventId, code } = request.body.checkin
      return { checkin: await checkins.checkIn(await findPerson(db, request), eventId.toLowerCase(), code) }
    },
  )

  app.post(
    '/checkins/set-checkin',
    { config: manage, schema: { body: CheckinSettingBody, response: { 200: CheckinListAnswer, ...failures } } },
    async (request) => {
      const caller = callerOf(request)
      const { checkin } = request.body
      await checkins.set(caller, checkin)
      return { checkins: await lists.find(caller.groupId, checkin.eventId) }
    },
  )

  app.delete(
    '/checkins/remove-checkin',
    { config: manage, schema: { querystring: CheckinRemovalQuery, response: { 200: CheckinListAnswer, ...failures } } },
    async (request) => {
      const caller = callerOf(request)
      await checkins.remove(caller, request.query)
      return { checkins: await lists.find(caller.groupId, request.query.eventId) }
    },
  )
}
