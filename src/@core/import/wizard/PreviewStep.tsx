import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { CountsBar } from '@/@core/components/page/CountsBar'
import { DataTable } from '@/@core/components/table/DataTable'
import type { LineProgress } from './importArea'
import { LineProgressBar } from './LineProgressBar'
import { LineSum, type LineSumCounts } from '@/@core/import/counts/LineSum'
import { lineStates, type LineCheck, type LineCounts, type PreviewLine } from '@/@core/import/parsing/importLine'
import { PreviewNotes } from './PreviewNotes'
import { foldWords } from '@/@core/components/foldText'
import { PreviewTools } from './PreviewTools'
import { previewTable, type PreviewArea } from './previewTable'
import { StepHeading } from './StepHeading'
import { usePreviewFocus } from './usePreviewFocus'

interface PreviewStepProps<Item> {
  area: PreviewArea<Item>
  lines: readonly PreviewLine<Item>[]
  counts: LineCounts
  /** What the lines say of each other. */
  note: LineCheck['note']
  isChecking: boolean
  checkProgress: LineProgress | null
  /** Why it is not known what stands there already. */
  checkAlert: string | null
  /** Why it was not saved. */
  alert: string | null
  isSaving: boolean
  saveProgress: LineProgress | null
  confirmLabel: string
  onLeaveOut: (places: readonly number[]) => void
  onTakeIn: (line: PreviewLine<Item>) => void
  onTick: (place: number, isTicked: boolean) => void
  onAddAsNew: (place: number) => void
  /** What the file, or who mended it, says of a field. */
  textOf: (line: PreviewLine<Item>, field: string) => string
  onMend: (places: readonly number[], field: string, text: string) => void
  onSaveInvalid: () => void
  onRecheck: () => void
  onSave: () => void
  /** For an area that has another way on. */
  onHandOver: () => void
  onBack: () => void
}

const PER_PAGE = 25

const sumOf = (counts: LineCounts): LineSumCounts => ({
  toImport: counts.new + counts.update,
  known: counts.differs + counts.duplicate + counts.probable,
  aside: counts.left_out,
  refused: counts.invalid,
})

export function PreviewStep<Item>(props: PreviewStepProps<Item>) {
  const { area, lines, counts, isChecking, checkProgress, checkAlert, alert, isSaving, saveProgress, confirmLabel } =
    props
  const {
    onLeaveOut,
    onTakeIn,
    onTick,
    onAddAsNew,
    textOf,
    onMend,
    onSaveInvalid,
    onRecheck,
    onSave,
    onHandOver,
    onBack,
  } = props
  const { t, i18n } = useTranslation(['imports', 'shell'])
  const confirmId = useId()
  const [state, setState] = useState('')
  const [{ page, perPage }, setPaging] = useState({ page: 1, perPage: PER_PAGE })
  const number = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  const [search, setSearch] = useState('')
  const shown = useMemo(() => {
    const words = foldWords(search)
    const says = ({ row }: PreviewLine<Item>) => words === '' || foldWords(row.cells.join(' ')).includes(words)
    return lines.filter((line) => (state === '' || line.state === state) && says(line))
  }, [lines, state, search])
  const changed = useMemo(() => shown.flatMap(({ state: is, place }) => (is === 'new' ? [place] : [])), [shown])
  const lastPage = Math.max(1, Math.ceil(shown.length / perPage))
  const at = Math.min(page, lastPage)
  const rows = useMemo(() => shown.slice((at - 1) * perPage, at * perPage), [shown, at, perPage])
  const { area: step, remember } = usePreviewFocus()
  const items = useMemo(
    () => lines.flatMap(({ state: is, item }) => (is === 'new' && item !== null ? [item] : [])),
    [lines],
  )
  const figures = useMemo(() => area.figures?.(items) ?? [], [area, items])
  const columns = useMemo(
    () =>
      previewTable<Item>({
        t,
        number,
        area,
        textOf,
        onToggle: (line) => {
          remember()
          if (line.state === 'differs' || line.state === 'update') onTick(line.place, line.state === 'differs')
          else if (line.state !== 'new' && line.state !== 'invalid') onTakeIn(line)
          else onLeaveOut([line.place])
        },
        onAddAsNew: ({ place }) => {
          remember()
          onAddAsNew(place)
        },
        onMend: (line, field, text) => {
          remember()
          onMend([line.place], field, text)
        },
      }),
    [t, number, area, textOf, remember, onLeaveOut, onTakeIn, onTick, onAddAsNew, onMend],
  )

  function choose(next: string): void {
    setState(next)
    setPaging({ page: 1, perPage })
  }

  function leaveOutInvalid(): void {
    remember()
    choose('')
    onLeaveOut(lines.flatMap(({ state: is, place }) => (is === 'invalid' ? [place] : [])))
  }

  function tickAll(): void {
    remember()
    choose('')
    for (const { state: is, place } of lines) if (is === 'differs') onTick(place, true)
  }

  const canSave = counts.new + counts.update > 0 && counts.invalid === 0 && checkAlert === null
  return (
    <section ref={step} className="import-step is-wide">
      <StepHeading title={t('preview.title')} lead={t('preview.lead')} />
      <LineSum counts={sumOf(counts)} />
      <CountsBar
        label={t('preview.counts')}
        unit={t('preview.unit')}
        items={lineStates
          .filter((id) => (id === 'update' || id === 'differs' ? area.updateOf : id !== 'probable' || !area.isCertain))
          .map((id) => ({ id, label: t(`preview.states.${id}`), count: counts[id] }))}
        selected={state}
        onSelect={choose}
      />
      {figures.length > 0 && (
        <dl className="import-figures" aria-busy={isChecking}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {props.note && <FormAlert tone={props.note.tone}>{props.note.text}</FormAlert>}
      {canSave && counts.new > 0 && area.notice?.(items)}
      <PreviewNotes
        lines={lines}
        counts={counts}
        isChecking={isChecking}
        checkProgress={checkProgress}
        checkAlert={checkAlert}
        onLeaveOut={leaveOutInvalid}
        onTickAll={tickAll}
        onShowInvalid={() => choose('invalid')}
        onSaveInvalid={onSaveInvalid}
        onRecheck={onRecheck}
      />
      <PreviewTools
        search={search}
        onSearch={(text) => {
          setSearch(text)
          setPaging({ page: 1, perPage })
        }}
        field={area.sharedField}
        count={changed.length}
        onSet={(field, text) => onMend(changed, field, text)}
      />
      <DataTable
        label={t('preview.table')}
        columns={columns}
        rows={rows}
        keyField="place"
        empty={<p className="import-none">{t('preview.none')}</p>}
        pagination={{
          page: at,
          perPage,
          total: shown.length,
          onPage: (next) => setPaging({ page: next, perPage }),
          onPerPage: (choice) => setPaging({ page: 1, perPage: choice }),
        }}
      />
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {canSave && (
          <Button id={confirmId} color="primary" isBusy={isSaving || isChecking} onClick={onSave}>
            {confirmLabel}
          </Button>
        )}
        {checkAlert !== null && (
          <Button color="primary" isBusy={isChecking} onClick={onRecheck}>
            {t('shell:retry')}
          </Button>
        )}
        {canSave && area.handOver && (
          <Button disabled={isSaving || isChecking} onClick={onHandOver}>
            {area.handOver.label}
          </Button>
        )}
        {saveProgress ? (
          <LineProgressBar labelledBy={confirmId} progress={saveProgress} />
        ) : (
          <Button color="ghost" onClick={onBack}>
            {t('preview.back')}
          </Button>
        )}
      </FormActions>
    </section>
  )
}
