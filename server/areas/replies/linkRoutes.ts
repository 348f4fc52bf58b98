import { ErrorBody } from '@contract/errors'
import { IdAnswer, idBody, idQuery } from '@contract/primitives'
import { DeputyAnswer, DeputyBody, DeputyLinkAnswer, SharedDeputyLinkAnswer } from '@contract/replies/deputies'
import {
  LinkAnswer,
  LinkList,
  LinkListQuery,
  LinkRemovalQuery,
  LinksAnswer,
  LinksBody,
  SharedLinksAnswer,
} from '@contract/replies/links'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { deputyRepository } from './deputyRepository'
import { linkRepository } from './linkRepository'

const manage: { access: Access } = { access: ['manage', 'Event'] }

/** Personal links of members, and deputies with theirs. */
export const linkRoutes: AreaRoutes = (app, dependencies) => {
  const links = linkRepository(dependencies)
  const deputies = deputyRepository(dependencies)

  app.get(
    '/links/list-links',
    { config: manage, schema: { querystring: LinkListQuery, response: { 200: LinkList } } },
    (request) => links.list(callerOf(request).groupId, request.query.config),
  )

  app.post(
    '/links/make-links',
    { config: manage, schema: { body: LinksBody, response: { 200: LinksAnswer, 404: ErrorBody } } },
    (request) => links.make(callerOf(request), request.body.memberIds),
  )

  app.post(
    '/links/share-links',
    { config: manage, schema: { body: LinksBody, response: { 200: SharedLinksAnswer, 404: ErrorBody } } },
    (request) => links.share(callerOf(request), request.body.memberIds),
  )

  app.delete(
    '/links/remove-link',
    { config: manage, schema: { querystring: LinkRemovalQuery, response: { 200: LinkAnswer, 404: ErrorBody } } },
    async (request) => ({ link: await links.withdraw(callerOf(request), request.query.memberId) }),
  )

  app.post(
    '/deputies/add-deputy',
    {
      config: manage,
      schema: { body: DeputyBody, response: { 200: DeputyAnswer, 201: DeputyAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { deputy, isNew } = await deputies.save(callerOf(request).groupId, request.body.deputy)
      return reply.code(isNew ? 201 : 200).send({ deputy })
    },
  )

  app.delete(
    '/deputies/remove-deputy',
    { config: manage, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } } },
    (request) => deputies.remove(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/deputies/make-link',
    { config: manage, schema: { body: idBody, response: { 200: DeputyLinkAnswer, 404: ErrorBody } } },
    (request) => deputies.makeLink(callerOf(request), request.body.id),
  )

  app.post(
    '/deputies/share-link',
    { config: manage, schema: { body: idBody, response: { 200: SharedDeputyLinkAnswer, 404: ErrorBody } } },
    (request) => deputies.shareLink(callerOf(request), request.body.id),
  )
}
