import type { FastifyRequest } from 'fastify'
import {
  findLedRosterCall,
  listLedEventsCall,
  listLedMembersCall,
  removeLedCheckinCall,
  setLedAttendanceCall,
  setLedCheckinCall,
  setLedReplyCall,
} from '@contract/calendar/leading'
import { callerOf, leadsOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { serve } from '../../../platform/http/serve'
import { leadingRepository } from './leadingRepository'

export const leadingRoutes: AreaRoutes = (app, dependencies) => {
  const leading = leadingRepository(dependencies)
  const leaderOf = (request: FastifyRequest) => ({ ...callerOf(request), leads: leadsOf(request) })

  serve(app, listLedMembersCall, (request) => leading.listMembers(leaderOf(request), callerOf(request).group))

  serve(app, listLedEventsCall, (request) => leading.listEvents(leaderOf(request), callerOf(request).group))

  serve(app, findLedRosterCall, async (request) => ({
    roster: await leading.findRoster(leaderOf(request), request.query.id),
  }))

  serve(app, setLedReplyCall, async (request) => ({
    roster: await leading.setReply(leaderOf(request), request.body.reply),
  }))

  serve(app, setLedCheckinCall, async (request) => ({
    roster: await leading.setCheckin(leaderOf(request), request.body.checkin),
  }))

  serve(app, setLedAttendanceCall, async (request) => ({
    roster: await leading.setAttendance(leaderOf(request), request.body.attendance),
  }))

  serve(app, removeLedCheckinCall, async (request) => ({
    roster: await leading.removeCheckin(leaderOf(request), request.query),
  }))
}
