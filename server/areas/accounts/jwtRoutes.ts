import { refreshTokenCall, logoutCall } from '@contract/auth'
import { signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'

/** A minute: a hall full of people behind one address refreshes at once. */
const CALLS_PER_ADDRESS = 600

/**
 * The browser's copies of files and answers, with the pages that Back would show again. Not `"storage"`: by it would go what is no
 * secret of who leaves, and what people want to find again: language and skin, and the pages of personal links with answers that wait
 * there for a line (src/personal). Drafts and tokens are cleared by the page itself (src/api/session.ts), also without a line. Nor
 * `"cookies"`: the one that is set knows this browser for its owner's sake (platform/auth/knownDevices.ts).
 */
const CLEARED = '"cache"'
export const jwtRoutes: AreaRoutes = (app, dependencies) => {
  const sessions = signIns(dependencies)

  serve(app, refreshTokenCall, (request) => sessions.refresh(request.body.refreshToken), {
    rateLimit: { max: CALLS_PER_ADDRESS },
  })

  serve(
    app,
    logoutCall,
    async (request, reply) => {
      await sessions.end(request.body.refreshToken, request)
      reply.header('clear-site-data', CLEARED)
      return reply.code(204).send()
    },
    { rateLimit: { max: CALLS_PER_ADDRESS } },
  )
}
