import {
  AllAnalytics,
  listEventAnalyticsCall,
  allEventAnalyticsCall,
  findEventAnalyticsCall,
  earlyWarningsCall,
  listMemberAnalyticsCall,
  allMemberAnalyticsCall,
  findMemberAnalyticsCall,
} from '@contract/analytics'
import { noteEverybodyRead } from '../../platform/audit/everybodyRead'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { Caller } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { analyticsRepository } from './analyticsRepository'
import { attendanceWarningRepository } from './attendanceWarnings'
import { eventRecordRepository } from './eventRecords'
import { memberAttendanceRepository } from './memberAttendance'
import { serve } from '../../platform/http/serve'
/** Answers are for those who manage analytics, budgets for those who read the finances. */
const disclosedTo = ({ role }: Caller) => ({
  withReplies: can(role, 'manage', 'Analytics'),
  withBudget: can(role, 'read', 'Finance'),
})

export const analyticsRoutes: AreaRoutes = (app, { db }) => {
  const analytics = analyticsRepository(db)
  const records = eventRecordRepository(db)
  const warnings = attendanceWarningRepository(db)
  const members = memberAttendanceRepository(db)

  serve(app, listEventAnalyticsCall, (request) => {
    const caller = callerOf(request)
    return analytics.list(caller.groupId, request.query.config, disclosedTo(caller))
  })

  serve(app, allEventAnalyticsCall, async (request, reply) => {
    const caller = callerOf(request)
    const rows = await analytics.all(caller.groupId, request.query.config, disclosedTo(caller))
    return replyList(reply, AllAnalytics, await noteEverybodyRead(db, caller, 'analytics', rows))
  })

  serve(app, findEventAnalyticsCall, (request) => {
    const caller = callerOf(request)
    return records.find(caller.groupId, request.query.id, disclosedTo(caller).withBudget)
  })

  serve(app, earlyWarningsCall, async (request) => ({ warnings: await warnings.list(callerOf(request).groupId) }))

  serve(app, listMemberAnalyticsCall, (request) => members.list(callerOf(request).groupId, request.query.config))

  serve(app, allMemberAnalyticsCall, async (request) => {
    const caller = callerOf(request)
    const all = await members.all(caller.groupId, request.query.config)
    await noteEverybodyRead(db, caller, 'attendance', all)
    return all
  })

  serve(app, findMemberAnalyticsCall, (request) => members.find(callerOf(request).groupId, request.query))
}
