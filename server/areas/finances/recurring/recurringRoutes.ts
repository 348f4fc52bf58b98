import {
  listRecurringCall,
  listProposalsCall,
  addRecurringCall,
  removeRecurringCall,
  bookRecurringCall,
  skipRecurringCall,
  unskipRecurringCall,
} from '@contract/finances/recurring'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { proposalRepository } from './proposals'
import { recurringBookingRepository } from './recurringBookings'
import { recurringRepository } from './recurringRepository'
import { serve } from '../../../platform/http/serve'
export const recurringRoutes: AreaRoutes = (app, { db }) => {
  const recurring = recurringRepository(db)
  const proposals = proposalRepository(db)
  const bookings = recurringBookingRepository(db)

  serve(app, listRecurringCall, (request) =>
    proposals.list(callerOf(request).groupId, callerOf(request).group.timeZone),
  )

  serve(app, listProposalsCall, (request) =>
    proposals.proposals(callerOf(request).groupId, callerOf(request).group.timeZone),
  )

  serve(app, addRecurringCall, async (request, reply) => {
    const { isNew, ...answer } = await recurring.save(callerOf(request), request.body.recurring)
    return reply.code(isNew ? 201 : 200).send(answer)
  })

  serve(app, removeRecurringCall, async (request) => {
    await recurring.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, bookRecurringCall, async (request, reply) => {
    const { finance, isNew } = await bookings.book(callerOf(request), request.body.booking)
    return reply.code(isNew ? 201 : 200).send({ finance })
  })
  serve(app, skipRecurringCall, async (request) => ({
    skip: await bookings.skip(callerOf(request), request.body.skip),
  }))

  serve(app, unskipRecurringCall, async (request) => ({
    skip: await bookings.unskip(callerOf(request), request.body.skip),
  }))
}
