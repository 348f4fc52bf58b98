import { ExportKind, type AuditAction, type AuditEntry } from '@contract/audit'
import { Month } from '@contract/primitives'
import { auditFields, type TextSource } from './auditFields'

export interface ChangedField {
  name: string
  label: string
  /** Empty: there was nothing. */
  before: string
  after: string
}

export interface AuditText {
  action: (entry: AuditEntry) => string
  actor: (entry: AuditEntry) => string
  /** What it is about, by its name; empty where the action says it all. */
  subject: (entry: AuditEntry) => string
  /** In the order in which a record's form has its fields. */
  changes: (entry: AuditEntry) => ChangedField[]
  when: (entry: AuditEntry) => string
}

/** What is done by nobody who is signed in. */
const actorless: readonly AuditAction[] = ['sign_in_failed', 'reset_link_made_on_server']

/** An entry in words, for the screen and the file. */
export function createAuditText(source: TextSource): AuditText {
  const { t, format } = source

  function subject({ subjectType, subjectId, subjectName, actorId, before, after }: AuditEntry): string {
    // Who signs in does that for themself.
    if (subjectId !== undefined && subjectId === actorId) return ''
    if (subjectName === undefined) return ''
    if (subjectType === 'export') {
      const kind = ExportKind.safeParse(subjectName)
      return kind.success ? t(`exports.${kind.data}`) : subjectName
    }
    if (subjectType === 'month')
      return Month.safeParse(subjectName).success ? format.monthInFull(`${subjectName}-01`) : subjectName
    const count = (before ?? after)?.count
    if (subjectType === 'event' && count !== undefined) return t('andMore', { name: subjectName, count: count - 1 })
    return subjectName
  }

  function changes({ subjectType, before = {}, after = {} }: AuditEntry): ChangedField[] {
    const [old, now] = [
      new Map<string, unknown>(Object.entries(before)),
      new Map<string, unknown>(Object.entries(after)),
    ]
    return Object.entries(auditFields(subjectType, source)).flatMap(([name, { label, read }]) => {
      const say = (value: unknown) => (value === undefined ? '' : read(value))
      return old.has(name) || now.has(name)
        ? [{ name, label, before: say(old.get(name)), after: say(now.get(name)) }]
        : []
    })
  }

  return {
    action: ({ action }) => t(`actions.${action}`),
    actor: ({ actorName, action }) => actorName ?? t(actorless.includes(action) ? 'nobody' : 'erased'),
    subject,
    changes,
    when: ({ at }) => format.dateTime(at),
  }
}
