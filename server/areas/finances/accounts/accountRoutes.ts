import {
  listAccountsCall,
  addAccountCall,
  removeAccountCall,
  accountMovementsCall,
  accountMonthsCall,
  listTransfersCall,
  addTransferCall,
  removeTransferCall,
  transferHistoryCall,
} from '@contract/finances/accounts'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { accountMonthRepository } from './accountMonths'
import { accountMovementRepository } from './accountMovements'
import { accountRepository } from './accountRepository'
import { transferRepository } from './transferRepository'
import { serve } from '../../../platform/http/serve'
export const accountRoutes: AreaRoutes = (app, { db }) => {
  const accounts = accountRepository(db)
  const movements = accountMovementRepository(db)
  const months = accountMonthRepository(db)
  const transfers = transferRepository(db)

  serve(app, listAccountsCall, (request) => accounts.list(callerOf(request).groupId, request.query.on))

  serve(app, addAccountCall, async (request, reply) => {
    const { account, isNew } = await accounts.save(callerOf(request), request.body)
    return reply.code(isNew ? 201 : 200).send({ account })
  })

  serve(app, removeAccountCall, async (request) => {
    await accounts.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, accountMovementsCall, (request) => movements.list(callerOf(request).groupId, request.query.config))

  serve(app, accountMonthsCall, (request) => months.list(callerOf(request).groupId, request.query.accountId))

  serve(app, listTransfersCall, (request) => transfers.list(callerOf(request).groupId, request.query.config))

  serve(app, addTransferCall, async (request, reply) => {
    const { transfer, isNew } = await transfers.save(callerOf(request), request.body.transfer)
    return reply.code(isNew ? 201 : 200).send({ transfer })
  })

  serve(app, removeTransferCall, async (request) => {
    await transfers.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, transferHistoryCall, (request) => transfers.history(callerOf(request).groupId, request.query.id))
}
