import {
  AllFinances,
  listFinancesCall,
  allFinancesCall,
  findOwedCall,
  listFinancesNamesCall,
  findFinanceCall,
  financesHistoryCall,
  addFinanceCall,
  removeFinanceCall,
} from '@contract/finances'
import { balanceCall, yearReportCall } from '@contract/finances/balance'
import { changeFinancesCall, undoFinanceChangeCall } from '@contract/finances/financeBatches'
import { listTotalsCall } from '@contract/finances/listTotals'
import { noteEverybodyRead } from '../../../platform/audit/everybodyRead'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { replyList } from '../../../platform/http/longReplies'
import { balanceRepository, yearReportRepository } from '../balance/public'
import { batchUndoRepository } from './batchUndo'
import { batchRepository } from './batches'
import { financeHistoryRepository } from './entryHistory'
import { financeNameRepository } from '../ledger/public'
import { financeRepository } from './entryRepository'
import { serve } from '../../../platform/http/serve'
export const financeRoutes: AreaRoutes = (app, { db }) => {
  const finances = financeRepository(db)
  const balances = balanceRepository(db)
  const yearReports = yearReportRepository(db)
  const histories = financeHistoryRepository(db)
  const names = financeNameRepository(db)
  const batches = batchRepository(db)
  const batchUndo = batchUndoRepository(db)

  serve(app, listFinancesCall, (request) => finances.list(callerOf(request).groupId, request.query.config))

  serve(app, allFinancesCall, async (request, reply) => {
    const caller = callerOf(request)
    const { config } = request.query
    const all = await finances.all(caller.groupId, config)
    // All entries of one member or event are on their page, and reading them is not logged.
    const isOfOne = config.memberId !== undefined || config.eventId !== undefined
    return replyList(reply, AllFinances, isOfOne ? all : await noteEverybodyRead(db, caller, 'finances', all))
  })

  serve(app, findOwedCall, (request) => finances.owed(callerOf(request).groupId, request.body.memberIds))

  serve(app, listFinancesNamesCall, (request) => names.ofSelection(callerOf(request).groupId, request.query.config))

  serve(app, listTotalsCall, (request) => balances.listTotals(callerOf(request).groupId, request.query))

  serve(app, balanceCall, (request) => balances.balance(callerOf(request).groupId, request.query.on))

  serve(app, yearReportCall, (request) => yearReports.read(callerOf(request).groupId, request.query.year))

  serve(app, findFinanceCall, (request) => finances.find(callerOf(request).groupId, request.query.id))

  serve(app, financesHistoryCall, (request) => histories.find(callerOf(request).groupId, request.query.id))

  serve(app, addFinanceCall, async (request, reply) => {
    const { finance, isNew } = await finances.save(callerOf(request), request.body.finance)
    return reply.code(isNew ? 201 : 200).send({ finance })
  })

  serve(app, removeFinanceCall, async (request) => {
    await finances.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, changeFinancesCall, async (request) => ({
    finances: await batches.change(callerOf(request), request.body.change),
  }))

  serve(app, undoFinanceChangeCall, async (request) => ({
    finances: await batchUndo.undo(callerOf(request), request.body.change),
  }))
}
