import {
  AllPool,
  addPersonCall,
  allPoolCall,
  findPersonCall,
  listPastDeputiesCall,
  listPoolCall,
  removePersonCall,
  takeOverDeputiesCall,
  undoTakeOverCall,
} from '@contract/calendar/deputyPool'
import { changeSearchCall, listSearchesCall, orderSearchCall, startSearchCall } from '@contract/calendar/deputySearches'
import { callerOf } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { replyList } from '../../../platform/http/longReplies'
import { serve } from '../../../platform/http/serve'
import { poolRepository } from './poolRepository'
import { searchRepository } from './searchRepository'
import { listPastDeputies, poolTakeOver } from './poolTakeOver'

export const poolRoutes: AreaRoutes = async (app, { db, config }) => {
  const pool = poolRepository(db)
  const takeOver = poolTakeOver(db)
  const searches = searchRepository(db, config.smtpUrl !== undefined && config.publicUrl !== undefined)

  serve(app, listPoolCall, (request) => pool.list(callerOf(request).groupId, request.query.config))

  serve(app, allPoolCall, async (request, reply) =>
    replyList(reply, AllPool, await pool.all(callerOf(request).groupId, request.query.config)),
  )

  serve(app, findPersonCall, (request) => pool.find(callerOf(request).groupId, request.query.id))

  serve(app, addPersonCall, async (request, reply) => {
    const { person, isNew } = await pool.save(callerOf(request), request.body.person)
    return reply.code(isNew ? 201 : 200).send({ person })
  })

  serve(app, removePersonCall, (request) => pool.remove(callerOf(request), request.query.id))

  serve(app, listPastDeputiesCall, async (request) => ({
    deputies: await listPastDeputies(db, callerOf(request).groupId),
  }))

  serve(app, listSearchesCall, (request) => searches.list(callerOf(request).groupId, request.query.id))

  serve(app, startSearchCall, (request) => searches.start(callerOf(request), request.body.search))

  serve(app, orderSearchCall, (request) => searches.order(callerOf(request), request.body.search))

  serve(app, changeSearchCall, (request) => searches.change(callerOf(request), request.body.change))

  await app.register(async (large: App) => {
    acceptLargeJson(large)
    serve(large, takeOverDeputiesCall, (request) => takeOver.add(callerOf(request), request.body.takeOver))
    serve(large, undoTakeOverCall, (request) => takeOver.undo(callerOf(request), request.body.takeOver))
  })
}
