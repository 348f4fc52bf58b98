import { AllAuditEntries, AuditList, type AllAuditConfig, type AuditEntry, type AuditListConfig } from '@contract/audit'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

export const fetchAudit = createAppThunk<{ entries: AuditEntry[]; total: number }, AuditListConfig>(
  'audit/fetch',
  (config, { signal }) => apiRequest(AuditList, { url: '/audit/list-entries', params: { config }, signal }),
)

/** Everything that the filters select, for export. */
export const selectAudit = createAppThunk<AuditEntry[], AllAuditConfig>('audit/select', (config, { signal }) =>
  apiRequest(AllAuditEntries, { url: '/audit/all-entries', params: { config }, signal }),
)
