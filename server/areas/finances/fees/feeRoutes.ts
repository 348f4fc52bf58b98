import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import {
  FeeClassAnswer,
  FeeClassBody,
  FeeList,
  FeeSettingsAnswer,
  FeeSettingsBody,
  FindMemberFeesQuery,
  FoundMemberFees,
  MemberFeesAnswer,
  MemberFeesBody,
} from '@contract/treasury/fees'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { tiesOfMember } from '../payers/payerContacts'
import { feeRepository } from './feeRepository'
import { replaceFeeSettings } from './feeSettings'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const feeRoutes: AreaRoutes = (app, { db }) => {
  const fees = feeRepository(db)

  app.get('/finances/list-fees', { config: read, schema: { response: { 200: FeeList } } }, (request) =>
    fees.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/fee-settings',
    { config: write, schema: { body: FeeSettingsBody, response: { 200: FeeSettingsAnswer, 409: ErrorBody } } },
    async (request) => ({ settings: await replaceFeeSettings(db, callerOf(request), request.body.settings) }),
  )

  app.get(
    '/finances/find-member-fees',
    { config: read, schema: { querystring: FindMemberFeesQuery, response: { 200: FoundMemberFees } } },
    async (request) => {
      const { groupId } = callerOf(request)
      const { memberId } = request.query
      const [found, ties] = await Promise.all([fees.ofMember(groupId, memberId), tiesOfMember(db, groupId, memberId)])
      return { ...found, ...ties }
    },
  )

  app.post(
    '/finances/add-fee-class',
    {
      config: write,
      schema: {
        body: FeeClassBody,
        response: { 200: FeeClassAnswer, 201: FeeClassAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { feeClass, isNew } = await fees.save(callerOf(request), request.body.feeClass)
      return reply.code(isNew ? 201 : 200).send({ feeClass })
    },
  )

  app.delete(
    '/finances/remove-fee-class',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await fees.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.post(
    '/finances/set-member-fees',
    { config: write, schema: { body: MemberFeesBody, response: { 200: MemberFeesAnswer, 409: ErrorBody } } },
    async (request) => ({ fees: await fees.setMember(callerOf(request), request.body.memberFees) }),
  )
}
