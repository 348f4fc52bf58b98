import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@contract/audit'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import type { AuditText } from './auditText'
import type { ChangedField } from './fieldReaders'

/** The record's fields in an entry: before and after if changed, else the created or removed values. */
export function ChangeTable({ entry, text }: { entry: AuditEntry; text: AuditText }) {
  const { t } = useTranslation('audit')
  const changes = text.changes(entry)
  if (changes.length === 0) return null
  const hasBoth = entry.before !== undefined && entry.after !== undefined
  const title = hasBoth ? 'detail.changes' : entry.before === undefined ? 'detail.added' : 'detail.removed'
  const context = changes.filter(({ isContext }) => isContext)
  return (
    <section>
      <h3>{t(title)}</h3>
      {context.length > 0 && (
        <DefinitionList items={context.map(({ label, after }) => ({ term: label, value: after }))} />
      )}
      {hasBoth ? (
        <SideBySide changes={changes.filter(({ isContext }) => !isContext)} />
      ) : (
        <DefinitionList items={changes.map(({ label, before, after }) => ({ term: label, value: before || after }))} />
      )}
    </section>
  )
}

function SideBySide({ changes }: { changes: ChangedField[] }) {
  const { t } = useTranslation('audit')
  const show = (value: string) => value || <span className="muted">{t('detail.empty')}</span>
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('detail.field')}</th>
          <th scope="col">{t('detail.before')}</th>
          <th scope="col">{t('detail.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, label, before, after }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{show(before)}</td>
            <td>{show(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
