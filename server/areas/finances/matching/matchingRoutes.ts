import { ErrorBody } from '@contract/errors'
import { MatchLinesAnswer, MatchLinesBody, MatchedImportAnswer, MatchedImportBody } from '@contract/treasury/matching'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { matchedImportRepository } from './matchedImport'
import { matchingRepository } from './matchingRepository'

const write: { access: Access } = { access: ['manage', 'Finance'] }

export const matchingRoutes: AreaRoutes = async (app, { db }) => {
  const matching = matchingRepository(db)
  const imports = matchedImportRepository(db)

  await app.register((large: App, _options, done) => {
    acceptLargeJson(large)

    large.post(
      '/finances/match-lines',
      { config: write, schema: { body: MatchLinesBody, response: { 200: MatchLinesAnswer } } },
      (request) => matching.match(callerOf(request).groupId, request.body),
    )

    large.post(
      '/finances/import-matched',
      {
        config: write,
        schema: {
          body: MatchedImportBody,
          response: { 200: MatchedImportAnswer, 201: MatchedImportAnswer, 409: ErrorBody },
        },
      },
      async (request, reply) => {
        const { isNew, ...answer } = await imports.add(callerOf(request), request.body.import)
        return reply.code(isNew ? 201 : 200).send(answer)
      },
    )
    done()
  })
}
