export { receiptRepository } from './receiptRepository'
