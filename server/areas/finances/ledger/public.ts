export { accountColumns, accountOrder, toAccount } from './accountRows'
export type { HideNames } from './bankLineBookings'
export { findBookedAgain } from './bankLineTies'
export { closingRepository, isInClosedMonth } from './closedMonths'
export { creditsOf } from './credits'
export { insertFirstAccount, renameDebtors } from './debts'
export { accountOf, assertAccountsOpen, assertAccountsTake, standOfAccount, withOwnAccount } from './entryAccounts'
export { findForWrite } from './entryForWrite'
export { assertKnownLinks, assertKnownMembers, assertOpeningsFit } from './entryLinks'
export { financeNameRepository } from './entryNames'
export { assertNoParts, moveRest, paidInParts, wholeAmount } from './entryParts'
export {
  countReceipts,
  countUnproven,
  eraseFromReceipts,
  purgeReceipts,
  receiptHistory,
  receiptsOfMember,
} from './entryReceipts'
export { financeColumns, financeSubject, isDues, isOtherCredit, isUnchanged, toFinance, toRow } from './entryRows'
export type { FinanceRow } from './entryRows'
export { isTakenBack, orderedFinances, selectedFinances } from './entrySelection'
export type { Value } from './entrySelection'
export { hasMonthTotals, isOwed, isScanned, overdueAt, totalsOf } from './entryTotals'
export {
  findAllStored,
  findLive,
  findStored,
  insertionOf,
  isFinance,
  readLive,
  storedColumns,
  updateFinances,
} from './entryWrites'
export type { BatchRow, NewFinance, StoredFinance } from './entryWrites'
export { eraseFromBankLines, purgeBankLines } from './erasedLines'
export { withLedger, withLedgerAndRead } from './ledger'
export type { Ledger } from './ledger'
export { besides, linesOfEntries } from './linesOfEntries'
export { listBooks } from './listBooks'
export { isOriginalOwed } from './memberDebts'
export { assertPurposes, purposeColumns, toPurpose } from './purposeTies'
export { findReconciliation, listReconciled } from './reconciledMarks'
export { fixedFields, protectTransfers, reconciledAmong } from './reconciledStates'
export { assertCanReturn, duesMonthsAfter, findTwin } from './restoredEntries'
export { returnsOf } from './returnsOfEntry'
export { reversalRepository } from './reversals'
export { countSplits, hasLivePart } from './splitTies'
export { subcategoryNames } from './subcategoryNames'
export { assertBatchSubcategory, assertSubcategories } from './subcategoryTies'
export { vouchersOf, voucherSpans, vouchersWhere } from './voucherNumbers'
