import { changeDonationSettingsCall, findDonationSettingsCall } from '@contract/finances/donations/donationSettings'
import {
  addDonationReceiptsCall,
  addDonorCall,
  changeGiftCall,
  listDonationsCall,
  printDonationReceiptsCall,
  removeDonorCall,
  revokeDonationReceiptCall,
} from '@contract/finances/donations/donations'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import { callerOf } from '../../../platform/auth/guard'
import type { Caller } from '../../../platform/auth/guard'
import { hiddenFrom } from '../../../platform/auth/memberFields'
import type { AreaRoutes } from '../../../platform/dependencies'
import { sendAttachment } from '../../../platform/files/attachments'
import { serve } from '../../../platform/http/serve'
import { certificateFile } from '../../../platform/pdf/certificateFile'
import { donationReceiptRepository } from './donationReceiptRepository'
import { findDonationSettings, replaceDonationSettings } from './donationSettingsRepository'
import { donorRepository } from './donorRepository'
import { receiptPaper } from './receiptPapers'
import type { ReceiptRow } from './receiptRows'
import { receiptWords } from './receiptWords'

function* papersOf(rows: readonly ReceiptRow[]) {
  for (const row of rows) yield receiptPaper(row)
}

/** Receipts for donations. */
export const donationRoutes: AreaRoutes = (app, { db }) => {
  const receipts = donationReceiptRepository(db)
  const donors = donorRepository(db)
  const seesAddresses = async (caller: Caller) => !(await hiddenFrom(db, caller)).has('address')

  serve(app, findDonationSettingsCall, async (request) => {
    const settings = await findDonationSettings(db, callerOf(request).groupId)
    return settings === undefined ? {} : { settings }
  })

  serve(app, changeDonationSettingsCall, async (request) => ({
    settings: await replaceDonationSettings(db, callerOf(request), request.body.settings),
  }))

  serve(app, listDonationsCall, async (request) => {
    const caller = callerOf(request)
    return receipts.list(caller.groupId, Number(request.query.year), await seesAddresses(caller))
  })

  serve(app, addDonorCall, async (request, reply) => {
    const { donor, isNew } = await donors.save(callerOf(request), request.body.donor)
    return reply.code(isNew ? 201 : 200).send({ donor })
  })

  serve(app, removeDonorCall, async (request) => {
    const id = request.query.id.toLowerCase()
    await donors.remove(callerOf(request), id)
    return { id }
  })

  serve(app, changeGiftCall, async (request) => ({
    gift: await donors.changeGift(callerOf(request), request.body.gift),
  }))

  serve(app, addDonationReceiptsCall, async (request, reply) => {
    const caller = callerOf(request)
    const { receipts: made, isNew } = await receipts.add(caller, request.body, await seesAddresses(caller))
    return reply.code(isNew ? 201 : 200).send({ receipts: made })
  })

  serve(app, revokeDonationReceiptCall, async (request) => ({
    receipt: await receipts.revoke(callerOf(request), request.body.receipt),
  }))

  serve(
    app,
    printDonationReceiptsCall,
    async (request, reply) => {
      const rows = await receipts.read(callerOf(request).groupId, request.body.ids)
      const [first] = rows
      const words = receiptWords[first?.locale ?? 'en']
      const title = first && rows.length === 1 ? `${words.title} ${donationReceiptNumber(first)}` : words.title
      const file = { name: `${title}.pdf`, type: 'application/pdf' }
      return sendAttachment(reply, file, certificateFile(papersOf(rows), { title, language: first?.locale ?? 'en' }))
    },
    { schema: { produces: ['application/pdf'] } },
  )
}
