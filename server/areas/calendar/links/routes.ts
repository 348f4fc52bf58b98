import { addDeputyCall, makeLinkCall, shareLinkCall } from '@contract/calendar/deputies'
import {
  listLinksCall,
  makeLinksCall,
  shareLinksCall,
  removeLinkCall,
  removeDeputyCall,
} from '@contract/calendar/links'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { deputyRepository } from '../deputies/public'
import { linkRepository } from './linkRepository'
import { serve } from '../../../platform/http/serve'
/** Personal links of members, and deputies with theirs. */
export const linkRoutes: AreaRoutes = (app, dependencies) => {
  const links = linkRepository(dependencies)
  const { smtpUrl, publicUrl } = dependencies.config
  const canMail = smtpUrl !== undefined && publicUrl !== undefined
  const deputies = deputyRepository({ ...dependencies, canMail })

  serve(app, listLinksCall, (request) => links.list(callerOf(request).groupId, request.query.config))

  serve(app, makeLinksCall, (request) => links.make(callerOf(request), request.body.memberIds))

  serve(app, shareLinksCall, (request) => links.share(callerOf(request), request.body.memberIds))

  serve(app, removeLinkCall, async (request) => ({
    link: await links.withdraw(callerOf(request), request.query.memberId),
  }))

  serve(app, addDeputyCall, async (request, reply) => {
    const { deputy, isNew } = await deputies.save(callerOf(request), request.body.deputy)
    return reply.code(isNew ? 201 : 200).send({ deputy })
  })

  serve(app, removeDeputyCall, (request) => deputies.remove(callerOf(request), request.query.id))

  serve(app, makeLinkCall, (request) => deputies.makeLink(callerOf(request), request.body.id))

  serve(app, shareLinkCall, (request) => deputies.shareLink(callerOf(request), request.body.id))
}
