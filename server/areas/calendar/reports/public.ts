export { historyOf } from './eventHistory'
