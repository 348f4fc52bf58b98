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
import { IdAnswer, idBody, idQuery } from '@contract/primitives'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { replyList } from '../../platform/http/longReplies'
import { birthdayRepository } from './birthdays'
import { listFeeClasses } from './memberFeeClasses'
import { memberNameRepository } from './memberNames'
import { memberRepository } from './memberRepository'

const read: { access: Access } = { access: ['read', 'Member'] }
/** One call creates, replaces and restores, so nothing less than all of it will do. */
const write: { access: Access } = { access: ['manage', 'Member'] }

type Caller = ReturnType<typeof callerOf>

const readsBooks = ({ role }: Caller) => can(role, 'read', 'Finance')

/** What members pay is for who may read the books: filters by it would tell others. */
function groupOf(caller: Caller, { feeClass }: { feeClass?: string | undefined }): string {
  if (feeClass !== undefined && !readsBooks(caller)) throw new ApiError('forbidden')
  return caller.groupId
}

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
    async (request, reply) => {
      const { config } = request.query
      return replyList(reply, AllMembers, await members.all(groupOf(callerOf(request), config), config))
    },
  )

  app.get(
    '/members/list-members',
    { config: read, schema: { querystring: MemberListQuery, response: { 200: MemberList } } },
    async (request) => members.list(groupOf(callerOf(request), request.query.config), request.query.config),
  )

  app.get(
    '/members/list-names',
    { config: read, schema: { querystring: NamesQuery, response: { 200: MemberNameList } } },
    (request) => names.list(callerOf(request).groupId, request.query.q),
  )

  app.get(
    '/members/count-members',
    { config: read, schema: { querystring: MemberCountsQuery, response: { 200: MemberCounts } } },
    async (request) => {
      const caller = callerOf(request)
      const { config } = request.query
      const [counts, feeClasses] = await Promise.all([
        members.count(groupOf(caller, config), config),
        readsBooks(caller) ? listFeeClasses(db, caller.groupId) : undefined,
      ])
      return { ...counts, ...(feeClasses && feeClasses.length > 0 && { feeClasses }) }
    },
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
  app.post(
    '/members/restore-member',
    { config: write, schema: { body: idBody, response: { 200: MemberAnswer, 404: ErrorBody } } },
    async (request) => ({ member: await members.restore(callerOf(request), request.body.id) }),
  )
}
