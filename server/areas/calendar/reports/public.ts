export { historyOf } from './eventHistory'
export { eventReportRepository } from './eventReports'
