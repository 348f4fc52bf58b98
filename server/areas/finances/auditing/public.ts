export { eraseFromAudits, openRemarks } from './auditRemarks'
