export { balanceRepository } from './balance'
export { daysOf, periodSums, yearAt, yearOf, yearReportRepository } from './yearReport'
