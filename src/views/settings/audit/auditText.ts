import { ExportKind, type AuditAction, type AuditEntry } from '@contract/audit'
import { Month } from '@contract/primitives'
import { auditFields } from './auditFields'
import type { ChangedField, TextSource } from './fieldReaders'
import { ownValueChanges } from './ownValueChanges'
import { plannedChanges } from './plannedLines'

export interface AuditText {
  action: (entry: AuditEntry) => string
  actor: (entry: AuditEntry) => string
  /** Name of the entry's subject; empty if the action already includes it. */
  subject: (entry: AuditEntry) => string
  /** In the field order of the record's form. */
  changes: (entry: AuditEntry) => ChangedField[]
  when: (entry: AuditEntry) => string
}

/**
 * Actions whose count refers to the subject, the first of several. For others it is something else, such as the number of people notified.
 */
const ofSeveral: readonly AuditAction[] = [
  'events_added',
  'events_changed',
  'events_moved',
  'events_removed',
  'events_restored',
  'member_links_made',
  'member_links_mailed',
  'member_links_told',
]

/** Actions without a signed-in actor. */
const actorless: readonly AuditAction[] = ['sign_in_failed', 'reset_link_made_on_server', 'backup_restored']

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Formats an entry for the screen and the file. */
export function createAuditText(source: TextSource): AuditText {
  const { t, format } = source

  function subject({ action, subjectType, subjectId, subjectName, actorId, before, after }: AuditEntry): string {
    // Not repeated if the actor is the subject, such as on sign-in.
    if (subjectId !== undefined && subjectId === actorId) return ''
    if (subjectName === undefined) return ''
    if (subjectType === 'export') {
      const kind = ExportKind.safeParse(subjectName)
      if (!kind.success) return subjectName
      const name = after?.name
      return name === undefined ? t(`exports.${kind.data}`) : `${t(`exports.${kind.data}`)}: ${name}`
    }
    if (subjectType === 'month')
      return Month.safeParse(subjectName).success ? format.monthInFull(`${subjectName}-01`) : subjectName
    const count = (before ?? after)?.count
    if (ofSeveral.includes(action) && count !== undefined) return t('andMore', { name: subjectName, count: count - 1 })
    return subjectName
  }

  function changes({ subjectType, before = {}, after = {} }: AuditEntry): ChangedField[] {
    const [old, now] = [
      new Map<string, unknown>(Object.entries(before)),
      new Map<string, unknown>(Object.entries(after)),
    ]
    const fields = Object.entries(auditFields(subjectType, source)).flatMap(([name, { label, read }]) => {
      const say = (value: unknown) => (value === undefined ? '' : read(value))
      if (!old.has(name) && !now.has(name)) return []
      const isContext = old.has(name) && now.has(name) && isSame(old.get(name), now.get(name))
      return [{ name, label, before: say(old.get(name)), after: say(now.get(name)), isContext }]
    })
    return [
      ...fields,
      ...ownValueChanges(before.ownValues, after.ownValues, source),
      ...plannedChanges(before.planned, after.planned, source),
    ]
  }

  return {
    action: ({ action }) => t(`actions.${action}`),
    actor: ({ actorName, action }) => actorName ?? t(actorless.includes(action) ? 'nobody' : 'erased'),
    subject,
    changes,
    when: ({ at }) => format.dateTime(at),
  }
}
