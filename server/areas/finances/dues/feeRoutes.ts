import {
  listFeesCall,
  changeFeeSettingsCall,
  findMemberFeesCall,
  addFeeClassCall,
  removeFeeClassCall,
  setMemberFeesCall,
} from '@contract/finances/fees'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { tiesOfMember } from '../payers/public'
import { feeRepository } from './feeRepository'
import { replaceFeeSettings } from './feeSettings'
import { serve } from '../../../platform/http/serve'
export const feeRoutes: AreaRoutes = (app, { db }) => {
  const fees = feeRepository(db)

  serve(app, listFeesCall, (request) => fees.list(callerOf(request).groupId))

  serve(app, changeFeeSettingsCall, async (request) => ({
    settings: await replaceFeeSettings(db, callerOf(request), request.body.settings),
  }))

  serve(app, findMemberFeesCall, async (request) => {
    const { groupId } = callerOf(request)
    const { memberId } = request.query
    const [found, ties] = await Promise.all([fees.ofMember(groupId, memberId), tiesOfMember(db, groupId, memberId)])
    return { ...found, ...ties }
  })

  serve(app, addFeeClassCall, async (request, reply) => {
    const { feeClass, isNew } = await fees.save(callerOf(request), request.body.feeClass)
    return reply.code(isNew ? 201 : 200).send({ feeClass })
  })

  serve(app, removeFeeClassCall, async (request) => {
    await fees.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, setMemberFeesCall, async (request) => ({
    fees: await fees.setMember(callerOf(request), request.body.memberFees),
  }))
}
