import type { AuditEntry } from '@contract/audit'
import type { SignedIn } from '@contract/auth'
import type { App } from '../../../server/platform/dependencies'
import { callAs } from '../support/factories'

/** The record of the person's group, newest first. */
export async function auditOf(app: App, person: SignedIn, query = 'config[perPage]=100'): Promise<AuditEntry[]> {
  const answer = await callAs(app, person, 'GET', `/audit/list-entries?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().entries
}

/** What was done, the oldest first, as `action subject`. */
export async function actionsOf(app: App, person: SignedIn): Promise<string[]> {
  const entries = await auditOf(app, person)
  return entries.map(({ action, subjectName }) => `${action} ${subjectName ?? ''}`.trim()).toReversed()
}
