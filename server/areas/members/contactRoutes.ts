import { addContactCall, listContactsCall, removeContactCall } from '@contract/members/contacts'
import { callerOf } from '../../platform/auth/guard'
import { hiddenFrom } from '../../platform/auth/memberFields'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { contactRepository } from './contactRepository'

export const contactRoutes: AreaRoutes = (app, { db }) => {
  const contacts = contactRepository(db)

  serve(app, listContactsCall, async (request) => {
    const caller = callerOf(request)
    if ((await hiddenFrom(db, caller)).has('emergencyContact')) return { contacts: [], members: [] }
    return contacts.list(caller.groupId, request.query)
  })

  serve(app, addContactCall, async (request, reply) => {
    const { contact, isNew } = await contacts.save(callerOf(request), request.body.contact)
    return reply.code(isNew ? 201 : 200).send({ contact })
  })

  serve(app, removeContactCall, (request) => contacts.remove(callerOf(request), request.query.id))
}
