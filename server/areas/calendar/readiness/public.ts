export { readinessOverviewRepository } from './overview'
export { readinessRepository } from './readinessRepository'
