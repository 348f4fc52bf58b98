import { findLeavingCall, settleLeavingCall, undoLeavingCall } from '@contract/finances/leaving'
import { listSettlementsCall, payPartCall, writeOffCall, undoWriteOffCall } from '@contract/finances/settlements'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { creditRepository } from './memberCredits'
import { leavingRepository } from './leaving'
import { partPaymentRepository } from './partPayments'
import { writeOffRepository } from './writeOffs'
import { serve } from '../../../platform/http/serve'
export const settlementRoutes: AreaRoutes = (app, { db }) => {
  const partPayments = partPaymentRepository(db)
  const writeOffs = writeOffRepository(db)
  const credits = creditRepository(db)
  const leaving = leavingRepository(db)

  serve(app, findLeavingCall, (request) =>
    leaving.find(callerOf(request).groupId, request.query.memberId, request.query.on),
  )

  serve(app, settleLeavingCall, (request) => leaving.settle(callerOf(request), request.body.settlement))

  serve(app, undoLeavingCall, async (request) => ({ finances: await leaving.undo(callerOf(request), request.body) }))

  serve(app, listSettlementsCall, async (request) => {
    const { groupId } = callerOf(request)
    const { memberId } = request.query
    return { ...(await writeOffs.list(groupId, memberId)), credit: await credits.ofMember(groupId, memberId) }
  })

  serve(app, payPartCall, async (request, reply) => {
    const { part, rest, isNew } = await partPayments.pay(callerOf(request), request.body.partPayment)
    return reply.code(isNew ? 201 : 200).send({ part, rest })
  })

  serve(app, writeOffCall, async (request) => ({
    writeOffs: await writeOffs.writeOff(callerOf(request), request.body.writeOff),
  }))

  serve(app, undoWriteOffCall, async (request) => ({
    finances: await writeOffs.undo(callerOf(request), request.body.ids),
  }))
}
