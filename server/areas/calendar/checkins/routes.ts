import {
  showCodeCall,
  listCheckinsCall,
  checkInCall,
  setCheckinCall,
  removeCheckinCall,
} from '@contract/calendar/checkins'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { findPerson, personal } from '../links/public'
import { checkinListRepository } from './checkinList'
import { checkinRepository } from './checkinRepository'
import { serve } from '../../../platform/http/serve'
export const checkinRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const checkins = checkinRepository(dependencies)
  const lists = checkinListRepository(db)
  serve(app, showCodeCall, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return checkins.showCode(callerOf(request).groupId, request.query.id)
  })

  serve(app, listCheckinsCall, (request) => lists.find(callerOf(request).groupId, request.query.id))

  serve(
    app,
    checkInCall,
    async (request) => {
      const { eventId, code } = request.body.checkin
      return { checkin: await checkins.checkIn(await findPerson(db, request), eventId.toLowerCase(), code) }
    },
    { rateLimit: personal.rateLimit },
  )

  serve(app, setCheckinCall, async (request) => {
    const caller = callerOf(request)
    const { checkin } = request.body
    await checkins.set(caller, checkin)
    return { checkins: await lists.find(caller.groupId, checkin.eventId) }
  })

  serve(app, removeCheckinCall, async (request) => {
    const caller = callerOf(request)
    await checkins.remove(caller, request.query)
    return { checkins: await lists.find(caller.groupId, request.query.eventId) }
  })
}
