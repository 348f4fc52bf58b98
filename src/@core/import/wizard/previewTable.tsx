import { CircleAlert } from 'lucide-react'
import type { TFunction } from 'i18next'
import { Input } from '@/@core/components/fields/Input'
import { Button } from '@/@core/components/Button'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import type { LineState, PreviewLine } from '@/@core/import/parsing/importLine'
import { lineSentences } from '@/@core/import/parsing/lineSentences'
import type { ImportArea } from './importArea'
import { LineMender } from './LineMender'

const looks: Record<LineState, { shape: StatusShape; tone: Tone }> = {
  new: { shape: 'dot', tone: 'positive' },
  update: { shape: 'dot', tone: 'positive' },
  differs: { shape: 'half', tone: 'caution' },
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
  | 'updateOf'
  | 'isCertain'
>

interface PreviewTableSource<Item> {
  t: TFunction<'imports'>
  number: Intl.NumberFormat
  area: PreviewArea<Item>
  /** What the file, or who mended it, says of a field. */
  textOf: (line: PreviewLine<Item>, field: string) => string
  onToggle: (line: PreviewLine<Item>) => void
  /** A line that is known is someone else. */
  onAddAsNew: (line: PreviewLine<Item>) => void
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
      cell: (line) => {
        if (line.state === 'invalid') return lineErrors(source, line)
        if (line.update && !line.isRepeat) return lineChanges(source, line)
        return (
          <>
            <StatusLabel {...lookOf(t, line)} />
            {line.note !== undefined && <small className="import-note muted">{line.note}</small>}
          </>
        )
      },
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
            checked={line.state === 'new' || line.state === 'update' || line.state === 'invalid'}
            onChange={() => onToggle(line)}
          />
          <span className="visually-hidden">
            {t(line.update && !line.isRepeat ? 'preview.updateLine' : 'preview.takeLine', {
              line: number.format(line.row.line),
            })}
          </span>
        </label>
      ),
    },
  ]
}

function lookOf<Item>(t: TFunction<'imports'>, { state, aside, isRepeat, isTwin, sameAs }: PreviewLine<Item>) {
  if (state === 'left_out' && sameAs !== undefined)
    return { ...looks[state], label: t('preview.sameAs', { line: sameAs }) }
  if (state === 'left_out' && aside) return { ...looks[state], label: t(`preview.asides.${aside}`) }
  if (isTwin) return { ...looks[state], label: t('preview.twin') }
  return { ...looks[state], label: isRepeat ? t('preview.repeat') : t(`preview.state.${state}`) }
}

/** What the line says otherwise than the record that is there: old and new. */
function lineChanges<Item>({ t, number, onAddAsNew }: PreviewTableSource<Item>, line: PreviewLine<Item>) {
  const { update, row } = line
  return (
    <div className="line-changes">
      <StatusLabel {...lookOf(t, line)} />
      <dl>
        {update?.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <del>{before || t('preview.nothing')}</del>
              <span aria-hidden> → </span>
              <ins>{after || t('preview.nothing')}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <Button
        color="ghost"
        size="sm"
        label={t('preview.someoneElseOf', { line: number.format(row.line) })}
        onClick={() => onAddAsNew(line)}
      >
        {t('preview.someoneElse')}
      </Button>
    </div>
  )
}

function lineErrors<Item>(source: PreviewTableSource<Item>, line: PreviewLine<Item>) {
  const { t, number, area, textOf, onMend } = source
  const { validationErrors } = line
  const ids = new Set(validationErrors.flatMap((error) => area.fieldsWithErrors(error)))
  return (
    <div className="line-errors">
      <CircleAlert size={14} strokeWidth={2} aria-hidden />
      <div>
        {lineSentences(line, {
          surplus: (text) => t('preview.surplus', { text }),
          ofArea: area.validationErrorSentence,
        })}
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
