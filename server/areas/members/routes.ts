import { ErrorBody } from '@contract/errors'
import {
  AllMembers,
  AllMembersQuery,
  BirthdayList,
  MemberAnswer,
  MemberBody,
  MemberCounts,
  MemberCountsQuery,
  MemberList,
  MemberListQuery,
} from '@contract/members'
import { MemberNameList, NamesQuery } from '@contract/names'
import { IdAnswer, idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { birthdayRepository } from './birthdays'
import { memberNameRepository } from './memberNames'
import { memberRepository } from './memberRepository'

const read: { access: Access } = { access: ['read', 'Member'] }
/** One call creates, replaces and restores, so nothing less than all of it will do. */
const write: { access: Access } = { access: ['manage', 'Member'] }

export const memberRoutes: AreaRoutes = (app, { db }) => {
  const members = memberRepository(db)
  const names = memberNameRepository(db)
  const birthdays = birthdayRepository(db)

  app.get(
    '/members/all-members',
    {
      config: read,
      schema: { querystring: AllMembersQuery, response: { 200: AllMembers } },
    },
    async (request, reply) =>
      replyList(reply, AllMembers, await members.all(callerOf(request).groupId, request.query.config)),
  )

  app.get(
    '/members/list-members',
    { config: read, schema: { querystring: MemberListQuery, response: { 200: MemberList } } },
    (request) => members.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/members/list-names',
    { config: read, schema: { querystring: NamesQuery, response: { 200: MemberNameList } } },
    (request) => names.list(callerOf(request).groupId, request.query.q),
  )

  app.get(
    '/members/count-members',
    { config: read, schema: { querystring: MemberCountsQuery, response: { 200: MemberCounts } } },
    (request) => members.count(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/members/find-member',
    { config: read, schema: { querystring: idQuery, response: { 200: MemberAnswer, 404: ErrorBody } } },
    async (request) => ({ member: await members.find(callerOf(request).groupId, request.query.id) }),
  )

  app.get('/members/list-birthdays', { config: read, schema: { response: { 200: BirthdayList } } }, (request) =>
    birthdays.list(callerOf(request).groupId),
  )

  app.post(
    '/members/add-member',
    {
      config: write,
      schema: { body: MemberBody, response: { 200: MemberAnswer, 201: MemberAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { member, isNew } = await members.save(callerOf(request), request.body.member)
      return reply.code(isNew ? 201 : 200).send({ member })
    },
  )

  app.delete(
    '/members/remove-member',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } } },
    (request) => members.remove(callerOf(request), request.query.id),
  )
}
