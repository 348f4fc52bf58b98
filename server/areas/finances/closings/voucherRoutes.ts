import { findVouchersCall } from '@contract/finances'
import { listVouchersCall } from '@contract/finances/vouchers'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { selectedFinances, vouchersWhere } from '../ledger/public'
import { voucherRunRepository } from './voucherRun'
import { serve } from '../../../platform/http/serve'
export const voucherRoutes: AreaRoutes = (app, { db }) => {
  const run = voucherRunRepository(db)

  serve(app, listVouchersCall, (request) => run.list(callerOf(request).groupId, request.query.config))

  serve(app, findVouchersCall, (request) => {
    const { groupId } = callerOf(request)
    return vouchersWhere(db, groupId, selectedFinances(groupId, request.query.config))
  })
}
