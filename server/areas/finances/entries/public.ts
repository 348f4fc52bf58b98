export { wantedOf } from './batches'
export { startOf } from './entryPages'
export { removeFinance } from './entryRepository'
