import { Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Input } from '@/@core/components/fields/Input'
import type { Column } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { RowCheckbox } from '@/@core/components/table/RowSelection'
import { useSelection } from '@/@core/hooks/useSelection'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { fieldIds, memberText, saveMembers, useMemberRows, type FieldId, type MemberRow } from './memberRows'
import { texts } from './texts'
import './page.scss'

const idOf = ({ id }: MemberRow) => id

export function FromTable() {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const rows = useMemberRows()
  const selection = useSelection(rows, idOf)
  const count = String(selection.rows.length)
  const columns = useMemo<Column<MemberRow>[]>(() => {
    const boxOf = ({ id, name }: MemberRow) => <RowCheckbox id={id} label={words.choose.replace('{{name}}', name)} />
    const { name, section, email } = words.fields
    return [
      { id: 'selection', label: words.chooseAll, isSelection: true, width: '2.625rem', cell: boxOf },
      { id: 'name', label: name, grow: 2, minWidth: '8rem', cell: (row) => row.name },
      { id: 'section', label: section, grow: 1, stacked: 'detail', cell: (row) => row.section },
      { id: 'email', label: email, grow: 2, stacked: 'beside', cell: (row) => row.email },
    ]
  }, [words])

  function save(): void {
    const name = saveMembers(words.file, memberText(selection.rows, fieldIds, words.fields, i18n.language))
    showToast.success(words.saved.replace('{{count}}', count).replace('{{name}}', name))
  }

  return (
    <>
      <DataTable
        label={words.label}
        columns={columns}
        rows={rows}
        keyField="id"
        selection={selection}
        empty={<EmptyState title={words.empty} />}
      />
      <div className="export-selected-foot">
        <Button disabled={selection.rows.length === 0} onClick={save}>
          <Download size={16} aria-hidden />
          {selection.rows.length === 0 ? words.saveNone : words.save.replace('{{count}}', count)}
        </Button>
      </div>
    </>
  )
}

export function FewColumns() {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const id = useId()
  const rows = useMemberRows()
  const [chosen, setChosen] = useState<readonly FieldId[]>(['name', 'section'])
  const [isAsked, setIsAsked] = useState(false)
  const shown = fieldIds.filter((field) => chosen.includes(field))
  const text = memberText(rows, shown, words.fields, i18n.language)
  const isMissing = isAsked && shown.length === 0

  function toggle(field: FieldId): void {
    setChosen(chosen.includes(field) ? chosen.filter((other) => other !== field) : [...chosen, field])
  }

  function save(): void {
    setIsAsked(true)
    if (shown.length === 0) return
    const name = saveMembers(words.file, text)
    showToast.success(words.saved.replace('{{count}}', String(rows.length)).replace('{{name}}', name))
  }

  return (
    <>
      {isMissing && <FormAlert>{words.needColumn}</FormAlert>}
      <fieldset className="export-selected-columns">
        <legend>{words.columns}</legend>
        {fieldIds.map((field) => (
          <div key={field} className="form-check">
            <Input
              type="checkbox"
              id={`${id}-${field}`}
              checked={chosen.includes(field)}
              onChange={() => toggle(field)}
            />
            <label htmlFor={`${id}-${field}`}>{words.fields[field]}</label>
          </div>
        ))}
      </fieldset>
      {shown.length > 0 && (
        <figure className="export-selected-text">
          <figcaption>{words.preview}</figcaption>
          <pre>{text.trimStart().split('\r\n').slice(0, 3).join('\n')}</pre>
        </figure>
      )}
      <Button onClick={save}>
        <Download size={16} aria-hidden />
        {words.saveColumns}
      </Button>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/table/DataTable.tsx',
    'src/@core/components/table/RowSelection.tsx',
    'src/@core/hooks/useSelection.ts',
    'src/@core/files/csvText.ts',
  ],
  examples: [example('fromTable', FromTable), example('fewColumns', FewColumns)],
})
