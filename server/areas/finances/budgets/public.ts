export { isBudgeted } from './overview'
