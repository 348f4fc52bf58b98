import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import {
  ProposalList,
  RecurringAnswer,
  RecurringBody,
  RecurringBookingAnswer,
  RecurringBookingBody,
  RecurringList,
  RecurringSkipAnswer,
  RecurringSkipBody,
} from '@contract/treasury/recurring'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { proposalRepository } from './proposals'
import { recurringBookingRepository } from './recurringBookings'
import { recurringRepository } from './recurringRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const recurringRoutes: AreaRoutes = (app, { db }) => {
  const recurring = recurringRepository(db)
  const proposals = proposalRepository(db)
  const bookings = recurringBookingRepository(db)

  app.get('/finances/list-recurring', { config: read, schema: { response: { 200: RecurringList } } }, (request) =>
    proposals.list(callerOf(request).groupId),
  )

  app.get('/finances/list-proposals', { config: read, schema: { response: { 200: ProposalList } } }, (request) =>
    proposals.proposals(callerOf(request).groupId),
  )

  app.post(
    '/finances/add-recurring',
    {
      config: write,
      schema: {
        body: RecurringBody,
        response: { 200: RecurringAnswer, 201: RecurringAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { isNew, ...answer } = await recurring.save(callerOf(request), request.body.recurring)
      return reply.code(isNew ? 201 : 200).send(answer)
    },
  )

  app.delete(
    '/finances/remove-recurring',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } } },
    async (request) => {
      await recurring.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.post(
    '/finances/book-recurring',
    {
      config: write,
      schema: {
        body: RecurringBookingBody,
        response: { 200: RecurringBookingAnswer, 201: RecurringBookingAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { finance, isNew } = await bookings.book(callerOf(request), request.body.booking)
      return reply.code(isNew ? 201 : 200).send({ finance })
    },
  )

  const skipping = {
    config: write,
    schema: { body: RecurringSkipBody, response: { 200: RecurringSkipAnswer, 404: ErrorBody, 409: ErrorBody } },
  }

  app.post('/finances/skip-recurring', skipping, async (request) => ({
    skip: await bookings.skip(callerOf(request), request.body.skip),
  }))

  app.post('/finances/unskip-recurring', skipping, async (request) => ({
    skip: await bookings.unskip(callerOf(request), request.body.skip),
  }))
}
