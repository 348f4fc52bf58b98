import { AuditAction, AuditSubjectType, type AllAuditConfig, type AuditListConfig } from '@contract/audit'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readDay, readId, readOrder } from '@/shared/lists/urlValues'

export const auditListUrl = listUrl((search) => ({
  actorId: readId(search, 'actorId'),
  action: readChoice(search, 'action', AuditAction.options),
  subjectType: readChoice(search, 'subjectType', AuditSubjectType.options),
  subjectId: readId(search, 'subjectId'),
  from: readDay(search, 'from'),
  to: readDay(search, 'to'),
  ...readOrder(search, ['at'], { sort: 'desc', sortColumn: 'at' }),
}))
export type AuditQuery = ReturnType<typeof auditListUrl.read>

/** All filters in their off state. */
export const noFilters = {
  q: '',
  actorId: undefined,
  action: undefined,
  subjectType: undefined,
  subjectId: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<AuditQuery>

/** URL of the list with the details of an entry open. */
export function entryUrl(query: AuditQuery, entry: string): URLSearchParams {
  const search = auditListUrl.write(query)
  search.set('entry', entry)
  return search
}

export function toSelection(query: AuditQuery): AllAuditConfig {
  const { actorId, action, subjectType, subjectId, from, to, sort } = query
  const q = query.q.trim()
  return {
    sort,
    ...(q !== '' && { q }),
    ...(actorId && { actorId }),
    ...(action && { action }),
    ...(subjectType && { subjectType }),
    ...(subjectId && { subjectId }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function toListConfig(query: AuditQuery): AuditListConfig {
  return { ...toSelection(query), page: query.page, perPage: query.perPage }
}

export function isFiltered(query: AuditQuery): boolean {
  return Object.entries(noFilters).some(([key, off]) => Reflect.get({ ...query, q: query.q.trim() }, key) !== off)
}
