import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import { IdAnswer, idBody, idQuery } from '@contract/primitives'
import { ReceiptAnswer, ReceiptList, ReceiptListQuery, ReceiptQuery } from '@contract/treasury/receipts'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { invalidField } from '../../../platform/http/errors'
import { ReceivedFile, acceptFiles } from './receivedFiles'
import { numberedName } from '@contract/treasury/vouchers'
import { vouchersOf } from '../proofs/voucherNumbers'
import { RECEIPT_POLICY, asAttachment } from './attachments'
import { receiptRepository } from './receiptRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const receiptRoutes: AreaRoutes = async (app, { db }) => {
  const receipts = receiptRepository(db)

  app.get(
    '/finances/list-receipts',
    { config: read, schema: { querystring: ReceiptListQuery, response: { 200: ReceiptList, 404: ErrorBody } } },
    async (request) => ({ receipts: await receipts.list(callerOf(request).groupId, request.query.financeId) }),
  )

  app.get(
    '/finances/receipt',
    {
      config: read,
      schema: { querystring: idQuery, produces: ['application/octet-stream'], response: { 200: z.unknown() } },
    },
    async (request, reply) => {
      const { groupId } = callerOf(request)
      const { receipt, pieces } = await receipts.open(groupId, request.query.id)
      const [numbered] = await vouchersOf(db, groupId, [receipt.financeId])
      return reply
        .type(receipt.type)
        .header('content-length', receipt.size)
        .header('content-disposition', asAttachment(numberedName(numbered?.voucher, receipt.name)))
        .header('content-security-policy', RECEIPT_POLICY)
        .send(Readable.from(pieces, { objectMode: false }))
    },
  )

  await app.register(async (files: App) => {
    acceptFiles(files)

    files.post(
      '/finances/add-receipt',
      {
        config: write,
        schema: {
          querystring: ReceiptQuery,
          consumes: ['application/octet-stream'],
          body: z.unknown(),
          response: { 200: ReceiptAnswer, 201: ReceiptAnswer, 404: ErrorBody, 409: ErrorBody, 413: ErrorBody },
        },
      },
      async (request, reply) => {
        const file = request.body
        if (!(file instanceof ReceivedFile) || file.bytes.length === 0) throw invalidField('file', 'required')
        const { isNew, ...answer } = await receipts.add(callerOf(request), request.query, file.bytes)
        return reply.code(isNew ? 201 : 200).send(answer)
      },
    )
  })

  app.delete(
    '/finances/remove-receipt',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await receipts.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.post(
    '/finances/restore-receipt',
    { config: write, schema: { body: idBody, response: { 200: ReceiptAnswer, 404: ErrorBody } } },
    async (request) => ({ receipt: await receipts.restore(callerOf(request), request.body.id) }),
  )
}
