import { matchLinesCall, importMatchedCall } from '@contract/finances/matching'
import { callerOf } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { matchedImportRepository } from './matchedImport'
import { matchingRepository } from './matchingRepository'
import { serve } from '../../../platform/http/serve'
export const matchingRoutes: AreaRoutes = async (app, { db }) => {
  const matching = matchingRepository(db)
  const imports = matchedImportRepository(db)

  await app.register((large: App, _options, done) => {
    acceptLargeJson(large)

    serve(large, matchLinesCall, (request) => matching.match(callerOf(request).groupId, request.body))

    serve(large, importMatchedCall, async (request, reply) => {
      const { isNew, ...answer } = await imports.add(callerOf(request), request.body.import)
      return reply.code(isNew ? 201 : 200).send(answer)
    })
    done()
  })
}
