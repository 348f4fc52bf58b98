import { CircleAlert } from 'lucide-react'
import type { TFunction } from 'i18next'
import { Input } from '@/@core/components/fields/Input'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import type { LineState, PreviewLine } from '@/@core/import/parsing/importLine'

const looks: Record<LineState, { shape: StatusShape; tone: Tone }> = {
  new: { shape: 'dot', tone: 'positive' },
  duplicate: { shape: 'half', tone: 'neutral' },
  invalid: { shape: 'triangle', tone: 'danger' },
  left_out: { shape: 'dash', tone: 'neutral' },
}

interface PreviewTableSource<Item> {
  t: TFunction<'imports'>
  number: Intl.NumberFormat
  /** The area's own, between the line's number and its state. */
  columns: readonly Column<PreviewLine<Item>>[]
  sentenceOf: (error: string, line: PreviewLine<Item>) => string
  onToggle: (line: PreviewLine<Item>) => void
}

export function previewTable<Item>(source: PreviewTableSource<Item>): Column<PreviewLine<Item>>[] {
  const { t, number, columns, sentenceOf, onToggle } = source
  return [
    {
      id: 'line',
      label: t('preview.line'),
      width: '5rem',
      cell: ({ row }) => (
        <span className="tabular muted">
          <span className="import-line-word">{t('preview.line')} </span>
          {number.format(row.line)}
        </span>
      ),
    },
    ...columns,
    {
      id: 'state',
      label: t('preview.stateColumn'),
      grow: 2.2,
      minWidth: '8rem',
      cell: (line) => {
        const { state, validationErrors } = line
        if (state !== 'invalid') return <StatusLabel {...looks[state]} label={t(`preview.state.${state}`)} />
        return (
          <span className="line-errors">
            <CircleAlert size={14} strokeWidth={2} aria-hidden />
            <span>{validationErrors.map((error) => sentenceOf(error, line)).join(' ')}</span>
          </span>
        )
      },
    },
    {
      id: 'take',
      label: t('preview.take'),
      isActions: true,
      width: '4rem',
      align: 'end',
      cell: (line) => (
        <label className="line-checkbox">
          <Input
            type="checkbox"
            checked={line.state !== 'left_out' && line.state !== 'duplicate'}
            disabled={line.state === 'duplicate'}
            onChange={() => onToggle(line)}
          />
          <span className="visually-hidden">{t('preview.takeLine', { line: number.format(line.row.line) })}</span>
        </label>
      ),
    },
  ]
}
