export { financeOverviewRepository } from './overview'
