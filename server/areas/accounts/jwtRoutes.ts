import { refreshTokenCall, logoutCall } from '@contract/auth'
import { signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'

/** A minute: a hall full of people behind one address refreshes at once. */
const CALLS_PER_ADDRESS = 600

/**
 * Clears the browser's cached files and answers, and the pages that Back would show again. Not `"storage"`: that would also delete what
 * is not secret and should be found again, such as language and skin, and unsent answers of personal pages (src/personal). The page
 * itself clears drafts and tokens (src/api/session.ts), also when offline. Not `"cookies"`: the one cookie marks this browser as known to
 * its owner (platform/auth/knownDevices.ts).
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
