import { CircleAlert } from 'lucide-react'
import type { TFunction } from 'i18next'
import { Input } from '@/@core/components/fields/Input'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import type { LineState, PreviewLine } from '@/@core/import/parsing/importLine'
import type { ImportArea } from './importArea'
import { LineMender } from './LineMender'

const looks: Record<LineState, { shape: StatusShape; tone: Tone }> = {
  new: { shape: 'dot', tone: 'positive' },
  duplicate: { shape: 'half', tone: 'neutral' },
  probable: { shape: 'half', tone: 'caution' },
  invalid: { shape: 'triangle', tone: 'danger' },
  left_out: { shape: 'dash', tone: 'neutral' },
}

/** What of an area the preview needs; fields are told apart by their ids alone. */
export type PreviewArea<Item> = Pick<
  ImportArea<string, never, Item>,
  | 'fields'
  | 'previewColumns'
  | 'validationErrorSentence'
  | 'fieldsWithErrors'
  | 'optionalFields'
  | 'figures'
  | 'notice'
  | 'sharedField'
  | 'handOver'
>

interface PreviewTableSource<Item> {
  t: TFunction<'imports'>
  number: Intl.NumberFormat
  area: PreviewArea<Item>
  /** What the file, or who mended it, says of a field. */
  textOf: (line: PreviewLine<Item>, field: string) => string
  onToggle: (line: PreviewLine<Item>) => void
  onMend: (line: PreviewLine<Item>, field: string, text: string) => void
}

export function previewTable<Item>(source: PreviewTableSource<Item>): Column<PreviewLine<Item>>[] {
  const { t, number, area, onToggle, onMend } = source
  return [
    {
      id: 'line',
      label: t('preview.line'),
      width: '3.25rem',
      cell: ({ row }) => (
        <span className="tabular muted">
          <span className="import-line-word">{t('preview.line')} </span>
          {number.format(row.line)}
        </span>
      ),
    },
    ...area.previewColumns(onMend),
    {
      id: 'state',
      label: t('preview.stateColumn'),
      grow: 2.2,
      // What is wrong is mended here: a field and two buttons.
      minWidth: '11.5rem',
      wraps: true,
      cell: (line) =>
        line.state === 'invalid' ? (
          lineErrors(source, line)
        ) : (
          <>
            <StatusLabel {...lookOf(t, line)} />
            {line.note !== undefined && <small className="import-note muted">{line.note}</small>}
          </>
        ),
    },
    {
      id: 'take',
      label: t('preview.take'),
      isActions: true,
      width: '2.75rem',
      align: 'end',
      cell: (line) => (
        <label className="line-checkbox">
          <Input
            type="checkbox"
            checked={line.state === 'new' || line.state === 'invalid'}
            onChange={() => onToggle(line)}
          />
          <span className="visually-hidden">{t('preview.takeLine', { line: number.format(line.row.line) })}</span>
        </label>
      ),
    },
  ]
}

function lookOf<Item>(t: TFunction<'imports'>, { state, aside, isRepeat }: PreviewLine<Item>) {
  if (state === 'left_out' && aside) return { ...looks[state], label: t(`preview.asides.${aside}`) }
  return { ...looks[state], label: isRepeat ? t('preview.repeat') : t(`preview.state.${state}`) }
}

function lineErrors<Item>(source: PreviewTableSource<Item>, line: PreviewLine<Item>) {
  const { t, number, area, textOf, onMend } = source
  const { validationErrors } = line
  const ids = new Set(validationErrors.flatMap((error) => area.fieldsWithErrors(error)))
  return (
    <div className="line-errors">
      <CircleAlert size={14} strokeWidth={2} aria-hidden />
      <div>
        {validationErrors.map((error) => area.validationErrorSentence(error, line)).join(' ')}
        {area.fields
          .filter(({ id }) => ids.has(id))
          .map(({ id, label }) => (
            <LineMender
              key={id}
              label={t('preview.fieldOfLine', { field: label, line: number.format(line.row.line) })}
              name={label}
              text={textOf(line, id)}
              isOptional={area.optionalFields.includes(id)}
              onMend={(text) => onMend(line, id, text)}
            />
          ))}
      </div>
    </div>
  )
}
