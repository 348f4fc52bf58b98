import {
  AUDITOR_LINK_HEADER,
  AuditDetail,
  AuditEntries,
  AuditOverview,
  AuditorLinkAnswer,
  AuditorLinkDetail,
  AuditorLinkList,
  MarkBody,
  RemarkAnswer,
  type AuditEntriesConfig,
  type AuditEntry,
  type AuditRemark,
  type AuditorLink,
  type AuditorLinkWrite,
  type AuditorMark,
} from '@contract/treasury/auditing'
import { apiRequest, loadHttp } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from '@/redux/appThunk'

export const fetchAuditorLinks = createAppThunk<AuditorLink[]>(
  'auditing/list',
  async (_, { signal }) => (await apiRequest(AuditorLinkList, { url: '/finances/list-auditor-links', signal })).links,
)

export const fetchAuditorLink = createAppThunk<AuditorLinkDetail, string>('auditing/find', (id, { signal }) =>
  apiRequest(AuditorLinkDetail, { url: '/finances/find-auditor-link', params: { id }, signal }),
)

export const addAuditorLink = createAppThunk<AuditorLink, AuditorLinkWrite>(
  'auditing/add',
  async (link) =>
    (await apiRequest(AuditorLinkAnswer, { method: 'post', url: '/finances/add-auditor-link', data: { link } })).link,
)

export const withdrawAuditorLink = createAppThunk<AuditorLink, string>(
  'auditing/withdraw',
  async (id) =>
    (await apiRequest(AuditorLinkAnswer, { method: 'post', url: '/finances/withdraw-auditor-link', data: { id } }))
      .link,
)

export const answerRemark = createAppThunk<AuditRemark, { id: string; answer: string; isResolved: boolean }>(
  'auditing/answer',
  async (data) => (await apiRequest(RemarkAnswer, { method: 'post', url: '/finances/answer-remark', data })).remark,
)

/** A call by an auditor's link: nobody need be signed in, and who is makes it as the auditor all the same. */
const byLink = (token: string) => ({ isPublic: true, headers: { [AUDITOR_LINK_HEADER]: token } })

export const fetchAudit = createAppThunk<AuditOverview, string>('auditing/overview', (token, { signal }) =>
  apiRequest(AuditOverview, { ...byLink(token), url: '/auditor/overview', signal }),
)

interface AuditEntriesQuery {
  token: string
  config: Partial<AuditEntriesConfig>
}

export const fetchAuditEntries = createAppThunk<AuditEntries, AuditEntriesQuery>(
  'auditing/entries',
  ({ token, config }, { signal }) =>
    apiRequest(AuditEntries, { ...byLink(token), url: '/auditor/list-entries', params: { config }, signal }),
)

/** Answers all that was drawn so far. */
export const drawSample = createAppThunk<AuditDetail, { token: string; size: number }>(
  'auditing/draw',
  ({ token, size }) =>
    apiRequest(AuditDetail, { ...byLink(token), method: 'post', url: '/auditor/draw-sample', data: { size } }),
)

/** `null` takes the mark away. */
export const markEntry = createAppThunk<void, { token: string; financeId: string; mark: AuditorMark | null }>(
  'auditing/mark',
  async ({ token, ...data }) => {
    await apiRequest(MarkBody, { ...byLink(token), method: 'post', url: '/auditor/mark-entry', data })
  },
)

export const addRemark = createAppThunk<
  AuditRemark,
  { token: string; remark: Pick<AuditRemark, 'id' | 'financeId' | 'text'> }
>(
  'auditing/remark',
  async ({ token, remark }) =>
    (await apiRequest(RemarkAnswer, { ...byLink(token), method: 'post', url: '/auditor/add-remark', data: { remark } }))
      .remark,
)

/** The file of a receipt, of the type that the server judged it to be. */
export async function fetchAuditReceipt(token: string, { id, type }: AuditEntry['receipts'][number]): Promise<Blob> {
  const { requestFile } = await loadHttp()
  const file = await requestFile({
    ...byLink(token),
    url: '/auditor/receipt',
    params: { id },
    timeout: LONG_TIMEOUT_MS,
  })
  return new Blob([file], { type })
}
