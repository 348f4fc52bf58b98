export { asAttachment, RECEIPT_POLICY } from './attachments'
export { receiptRepository } from './receiptRepository'
