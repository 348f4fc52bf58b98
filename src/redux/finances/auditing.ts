import {
  AUDITOR_LINK_HEADER,
  type AuditDetail,
  type AuditEntries,
  type AuditOverview,
  type AuditorLinkMade,
  type AuditEntriesConfig,
  type AuditEntry,
  type AuditRemark,
  type AuditorLink,
  type AuditorLinkWrite,
  type AuditorMark,
  type MarkAnswer,
  listAuditorLinksCall,
  findAuditorLinkCall,
  listAuditedEntriesCall,
  addAuditorLinkCall,
  renewAuditorLinkCall,
  withdrawAuditorLinkCall,
  answerRemarkCall,
  auditorOverviewCall,
  listAuditorEntriesCall,
  drawSampleCall,
  markEntryCall,
  addRemarkCall,
  resolveRemarkCall,
  auditorReceiptCall,
} from '@contract/finances/auditing'
import { apiFile, apiRequest } from '@/api/apiRequest'
import { readSession } from '@/api/readSession'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
export const fetchAuditorLinks = async (): Promise<AuditorLink[]> => (await apiRequest(listAuditorLinksCall)).links

export const fetchAuditorLink = (id: string): Promise<AuditDetail> =>
  apiRequest(findAuditorLinkCall, { params: { id } })

interface AuditedEntriesQuery {
  id: string
  config: Partial<AuditEntriesConfig>
}

/** The entries of a link's period with the auditor's marks, for the treasurer. */
export const fetchAuditedEntries = ({ id, config }: AuditedEntriesQuery): Promise<AuditEntries> =>
  apiRequest(listAuditedEntriesCall, { params: { id, config } })

/** The link's secret is only in this answer, and not stored in redux. */
export const addAuditorLink = (link: AuditorLinkWrite): Promise<AuditorLinkMade> =>
  apiRequest(addAuditorLinkCall, { data: { link } })

/** Invalidates the current secret. */
export const renewAuditorLink = (id: string): Promise<AuditorLinkMade> =>
  apiRequest(renewAuditorLinkCall, { data: { id } })

export const withdrawAuditorLink = async (id: string): Promise<AuditorLink> =>
  (await apiRequest(withdrawAuditorLinkCall, { data: { id } })).link

export const answerRemark = async (data: { id: string; answer: string }): Promise<AuditRemark> =>
  (await apiRequest(answerRemarkCall, { data })).remark

/** A call with an auditor's link: works without sign-in; a signed-in person uses their own name, which the server records. */
export const byLink = (token: string) => ({
  isPublic: readSession() === null,
  headers: { [AUDITOR_LINK_HEADER]: token },
})

export const fetchAudit = (token: string): Promise<AuditOverview> =>
  apiRequest(auditorOverviewCall, { ...byLink(token) })

interface AuditEntriesQuery {
  token: string
  config: Partial<AuditEntriesConfig>
}

export const fetchAuditEntries = ({ token, config }: AuditEntriesQuery): Promise<AuditEntries> =>
  apiRequest(listAuditorEntriesCall, { ...byLink(token), params: { config } })

/** Returns all entries drawn so far. */
export const drawSample = ({ token, size }: { token: string; size: number }): Promise<AuditDetail> =>
  apiRequest(drawSampleCall, { ...byLink(token), data: { size } })

/** `null` takes the mark away. */
export const markEntry = ({
  token,
  ...data
}: {
  token: string
  financeId: string
  mark: AuditorMark | null
  revision?: number
}): Promise<MarkAnswer> => apiRequest(markEntryCall, { ...byLink(token), data })

export const addRemark = async ({
  token,
  remark,
}: {
  token: string
  remark: Pick<AuditRemark, 'id' | 'financeId' | 'text'>
}): Promise<AuditRemark> => (await apiRequest(addRemarkCall, { ...byLink(token), data: { remark } })).remark

export const resolveRemark = async ({
  token,
  ...data
}: {
  token: string
  id: string
  isResolved: boolean
}): Promise<AuditRemark> => (await apiRequest(resolveRemarkCall, { ...byLink(token), data })).remark

/** The file of a receipt, of the type that the server judged it to be. */
export async function fetchAuditReceipt(token: string, { id, type }: AuditEntry['receipts'][number]): Promise<Blob> {
  const file = await apiFile(auditorReceiptCall, { ...byLink(token), params: { id }, timeout: LONG_TIMEOUT_MS })
  return new Blob([file], { type })
}
