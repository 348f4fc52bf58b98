import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { ColumnsStep } from './ColumnsStep'
import { DoneStep } from './DoneStep'
import { dataRows, type FileColumns } from '@/@core/import/parsing/fileColumns'
import type { ReadOptions } from '@/@core/import/parsing/fileTable'
import { FileStep } from './FileStep'
import type { ImportArea, ImportServer, ImportTexts } from './importArea'
import { countLines, assignLineStates } from '@/@core/import/parsing/importLine'
import { ImportSteps } from './ImportSteps'
import { PreviewStep } from './PreviewStep'
import { StepHeading } from './StepHeading'
import { useColumns } from './useColumns'
import { useDuplicates } from './useDuplicates'
import { useFileTable } from './useFileTable'
import { useImportSaving } from './useImportSaving'
import { useImportStep } from './useImportStep'
import { useLines, type LineSource } from './useLines'
import { WorkProgress } from './WorkProgress'
import './import.scss'
import './importColumns.scss'
import './importFile.scss'
import './importPreview.scss'

interface ImportWizardProps<Id extends string, Answers, Item> {
  area: ImportArea<Id, Answers, Item>
  server: ImportServer<Item>
  texts: ImportTexts
  /** Storage key of one person and area, under which the choices for a file are kept. */
  storageKey: string
  /** Shown below the file choice: the list of earlier imports. */
  children: ReactNode
}

interface ChosenFile {
  name: string
  /** How many lines it has, where these cannot be imported: none, or too many. */
  lines?: number
}

interface Started<Id extends string, Answers, Item> {
  columns: FileColumns<Id>
  answers: Answers
  source: LineSource<Item>
}

/** The import in three steps: choose a file, say what its columns are, check every line; then one call saves them all. */
export function ImportWizard<Id extends string, Answers, Item>(props: ImportWizardProps<Id, Answers, Item>) {
  const { area, server, texts, storageKey, children } = props
  const { t, i18n } = useTranslation('imports')
  const knownNames = useMemo(() => area.fields.flatMap(({ names }) => names), [area.fields])
  const { read, progress, failure, open, cancel } = useFileTable(knownNames)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const state = useColumns(area, storageKey)
  const { chosen, columns } = state
  const [started, setStarted] = useState<Started<Id, Answers, Item> | null>(null)
  // Lines that were read for other columns or answers are out of date.
  const isCurrent = started !== null && started.columns === columns && started.answers === chosen?.answers
  const source = isCurrent ? started.source : null
  const { lines, progress: lineProgress, leftOut, leaveOut, takeIn } = useLines(source)
  const check = useDuplicates(lines, leftOut, server)
  const { duplicates, recheck } = check
  const { refuse } = area
  const marked = useMemo(
    () => lines && assignLineStates(lines, { leftOut, duplicates, refuse }),
    [lines, leftOut, duplicates, refuse],
  )
  const counts = useMemo(() => countLines(marked ?? []), [marked])
  const sending = useMemo(() => ({ lines, leftOut }), [lines, leftOut])
  const saving = useImportSaving(server, sending)
  const { step, go, isFirstLook } = useImportStep({
    hasFile: columns !== null,
    hasReading: source !== null,
    isDone: saving.outcome !== null,
  })
  useDirtyWarning(columns !== null && saving.outcome === null)

  async function begin(next: File, options?: ReadOptions): Promise<void> {
    setFile({ name: next.name })
    const table = await open(next, options)
    if (!table) return
    const count = dataRows(table).length
    if (count === 0 || count > area.linesMax) {
      setFile({ name: next.name, lines: count })
      return
    }
    saving.forget()
    state.begin(next.name, table)
    go('columns')
  }

  function preview(): void {
    if (!chosen || !columns) return
    const { answers } = chosen
    if (!isCurrent) {
      setStarted({ columns, answers, source: { rows: columns.rows, read: area.lineReader(columns, answers) } })
    }
    go('preview')
  }

  function stopReading(): void {
    setStarted(null)
    go('columns')
  }

  async function save(): Promise<void> {
    if (!chosen || !marked) return
    const figures = area.figures ?? (() => [])
    const isSaved = await saving.save({ fileName: chosen.fileName, lines: marked, figures })
    if (!isSaved) {
      area.onRefused?.()
      recheck()
      return
    }
    state.forget()
    go('done')
  }

  function beginAnew(): void {
    saving.forget()
    state.forget()
    setStarted(null)
    setFile(null)
    go('file')
  }

  function fileAlert(): string | null {
    if (!file) return null
    const { name, lines: count } = file
    if (failure) return t(`file.failure.${failure}`, { name })
    if (count === undefined) return null
    if (count === 0) return t('file.failure.no_lines', { name })
    const number = new Intl.NumberFormat(i18n.language)
    return t('file.failure.too_many', { name, lines: number.format(count), limit: number.format(area.linesMax) })
  }

  return (
    <div className="import">
      <ImportSteps step={step} />
      {step === 'file' && (
        <FileStep
          linesMax={area.linesMax}
          progress={progress}
          fileName={file?.name ?? ''}
          alert={fileAlert()}
          lostFile={state.lostFile}
          isFirstLook={isFirstLook}
          onFile={(next) => void begin(next)}
          onCancel={cancel}
        >
          {children}
        </FileStep>
      )}
      {step === 'columns' && chosen && columns && (
        <ColumnsStep
          area={area}
          chosen={chosen}
          columns={columns}
          samples={state.samples}
          onHold={state.hold}
          onAnswer={state.answer}
          onHeader={state.nameIn}
          onReread={(options) => read && void begin(read.file, options)}
          onNext={preview}
          onOtherFile={beginAnew}
        />
      )}
      {step === 'preview' && !marked && (
        <section className="import-step">
          <StepHeading title={t('preview.title')} />
          <WorkProgress label={t('preview.working')} share={lineProgress} onCancel={stopReading} />
        </section>
      )}
      {step === 'preview' && marked && (
        <PreviewStep
          area={area}
          lines={marked}
          counts={counts}
          isChecking={check.isChecking}
          checkProgress={check.progress}
          checkAlert={check.alert}
          alert={saving.alert}
          isSaving={saving.isBusy}
          saveProgress={saving.progress}
          confirmLabel={texts.confirm(counts.new)}
          onLeaveOut={leaveOut}
          onTakeIn={takeIn}
          onRecheck={recheck}
          onSave={() => void save()}
          onBack={() => go('columns')}
        />
      )}
      {step === 'done' && saving.outcome && (
        <DoneStep
          outcome={saving.outcome}
          addedText={texts.added(saving.outcome.added)}
          see={texts.see}
          seePath={texts.seePath}
          isUndoing={saving.isBusy}
          alert={saving.alert}
          onUndo={() => void saving.undo()}
          onAnother={beginAnew}
        />
      )}
    </div>
  )
}
