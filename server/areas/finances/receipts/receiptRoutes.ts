import {
  RECEIPT_MAX_BYTES,
  listReceiptsCall,
  financesReceiptCall,
  addReceiptCall,
  removeReceiptCall,
  restoreReceiptCall,
} from '@contract/finances/receipts'
import { callerOf } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { sendAttachment } from '../../../platform/files/attachments'
import { acceptFiles, receivedBytes } from '../../../platform/files/receivedFiles'
import { numberedName } from '@contract/finances/vouchers'
import { vouchersOf } from '../ledger/public'
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
      const { receipt, chunks } = await receipts.open(groupId, request.query.id)
      const [numbered] = await vouchersOf(db, groupId, [receipt.financeId])
      return sendAttachment(reply, { ...receipt, name: numberedName(numbered?.voucher, receipt.name) }, chunks)
    },
    { schema: { produces: ['application/octet-stream'] } },
  )

  await app.register(async (files: App) => {
    acceptFiles(files, RECEIPT_MAX_BYTES)

    serve(
      files,
      addReceiptCall,
      async (request, reply) => {
        const file = receivedBytes(request.body)
        const { isNew, ...answer } = await receipts.add(callerOf(request), request.query, file)
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
