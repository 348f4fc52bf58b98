import { Readable } from 'node:stream'
import {
  listReceiptsCall,
  financesReceiptCall,
  addReceiptCall,
  removeReceiptCall,
  restoreReceiptCall,
} from '@contract/finances/receipts'
import { callerOf } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { invalidField } from '../../../platform/http/errors'
import { ReceivedFile, acceptFiles } from './receivedFiles'
import { numberedName } from '@contract/finances/vouchers'
import { vouchersOf } from '../ledger/public'
import { RECEIPT_POLICY, asAttachment } from './attachments'
import { receiptRepository } from './receiptRepository'
import { serve } from '../../../platform/http/serve'
export const receiptRoutes: AreaRoutes = async (app, { db }) => {
  const receipts = receiptRepository(db)

  serve(app, listReceiptsCall, async (request) => ({
    receipts: await receipts.list(callerOf(request).groupId, request.query.financeId),
  }))

  serve(
    app,
    financesReceiptCall,
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
    { schema: { produces: ['application/octet-stream'] } },
  )

  await app.register(async (files: App) => {
    acceptFiles(files)

    serve(
      files,
      addReceiptCall,
      async (request, reply) => {
        const file = request.body
        if (!(file instanceof ReceivedFile) || file.bytes.length === 0) throw invalidField('file', 'required')
        const { isNew, ...answer } = await receipts.add(callerOf(request), request.query, file.bytes)
        return reply.code(isNew ? 201 : 200).send(answer)
      },
      { schema: { consumes: ['application/octet-stream'] } },
    )
  })

  serve(app, removeReceiptCall, async (request) => {
    await receipts.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, restoreReceiptCall, async (request) => ({
    receipt: await receipts.restore(callerOf(request), request.body.id),
  }))
}
