import {
  type AllAuditConfig,
  type AuditEntry,
  type AuditListConfig,
  listAuditEntriesCall,
  allEntriesCall,
} from '@contract/audit'
import { apiRequest } from '@/api/apiRequest'
export const fetchAudit = (config: AuditListConfig): Promise<{ entries: AuditEntry[]; total: number }> =>
  apiRequest(listAuditEntriesCall, { params: { config } })

/** Everything that the filters select, for export. */
export const selectAudit = (config: AllAuditConfig): Promise<AuditEntry[]> =>
  apiRequest(allEntriesCall, { params: { config } })
