import { AllFinancesQuery, VoucherNames } from '@contract/finances'
import { VoucherRun, VoucherRunQuery } from '@contract/treasury/vouchers'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { selectedFinances } from '../financeSelection'
import { vouchersWhere } from '../proofs/voucherNumbers'
import { voucherRunRepository } from './voucherRun'

const read: { access: Access } = { access: ['read', 'Finance'] }

export const voucherRoutes: AreaRoutes = (app, { db }) => {
  const run = voucherRunRepository(db)

  app.get(
    '/finances/list-vouchers',
    { config: read, schema: { querystring: VoucherRunQuery, response: { 200: VoucherRun } } },
    (request) => run.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/finances/find-vouchers',
    { config: read, schema: { querystring: AllFinancesQuery, response: { 200: VoucherNames } } },
    (request) => {
      const { groupId } = callerOf(request)
      return vouchersWhere(db, groupId, selectedFinances(groupId, request.query.config))
    },
  )
}
