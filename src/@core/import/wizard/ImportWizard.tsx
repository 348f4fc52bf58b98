import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { ColumnsStep } from './ColumnsStep'
import { DoneStep } from './DoneStep'
import { dataRows } from '@/@core/import/parsing/fileColumns'
import type { ReadOptions } from '@/@core/import/parsing/fileTable'
import { FirstLines } from '@/@core/import/reading/FirstLines'
import { FileStep } from './FileStep'
import type { ImportArea, ImportServer, ImportTexts } from './importArea'
import type { PreviewLine } from '@/@core/import/parsing/importLine'
import { lineSentences } from '@/@core/import/parsing/lineSentences'
import { leftOutLines, linesFile, saveLinesFile, type LinesFile } from './linesFile'
import { ImportSteps } from './ImportSteps'
import { PreviewStep } from './PreviewStep'
import { StepHeading } from './StepHeading'
import { headerOf, unusedPlaces, useColumns, type Chosen } from './useColumns'
import { useFileTable } from './useFileTable'
import { useImportSaving } from './useImportSaving'
import { useImportStep } from './useImportStep'
import { useKnownFile } from '@/@core/import/known/useKnownFile'
import type { LineChoices } from './useLines'
import { usePreview } from './usePreview'
import { TakenBackNote } from '@/@core/import/saved/TakenBackNote'
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
  /** How the files that it saves are written (csvText.ts); without it, as the language does. */
  csvLocale?: string
  /** Shown below the file choice: the list of earlier imports. `onTakenBack`: the id of one that is gone. */
  children: (onTakenBack: (id: string) => void) => ReactNode
}

/** The file that was saved last. It is kept, so that who takes it back can mend what was said of it. */
interface SavedFile<Id extends string, Answers> {
  id: string
  /** With what was mended in its rows. */
  chosen: Chosen<Id, Answers>
  choices: LineChoices
  isTakenBack: boolean
}

interface ChosenFile {
  name: string
  /** How many lines it has, where these cannot be imported: none, or too many. */
  lines?: number
}

/** The import in three steps: choose a file, say what its columns are, check every line; then one call saves them all. */
export function ImportWizard<Id extends string, Answers, Item>(props: ImportWizardProps<Id, Answers, Item>) {
  const { area, server, texts, storageKey, children } = props
  const { t, i18n } = useTranslation('imports')
  const csvLocale = props.csvLocale ?? i18n.language
  const knownNames = useMemo(() => area.fields.flatMap(({ names }) => names), [area.fields])
  const { read, progress, failure, open, cancel } = useFileTable(knownNames)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [saved, setSaved] = useState<SavedFile<Id, Answers> | null>(null)
  const state = useColumns(area, storageKey)
  const { known, ...knownFile } = useKnownFile(area.knownFiles)
  const { chosen, columns } = state
  const preview = usePreview(area, server, state)
  const { marked, check } = preview
  const saving = useImportSaving(server, preview.sending)
  const fileName = known?.name ?? chosen?.fileName
  const { step, go, isFirstLook } = useImportStep({
    hasFile: columns !== null || known !== null,
    hasSource: preview.hasSource,
    isDone: saving.outcome !== null,
  })
  useDirtyWarning((columns !== null || known !== null) && saving.outcome === null)

  async function begin(next: File, options?: ReadOptions): Promise<void> {
    setFile({ name: next.name })
    // Read in another way, it is a table already.
    const kind = options ? 'table' : await knownFile.open(next)
    if (kind === 'cancelled') return
    if (kind === 'known') {
      saving.forget()
      state.forget()
      preview.forget()
      go('columns')
      return
    }
    const table = await open(next, options)
    if (!table) return
    const count = dataRows(table).length
    if (count === 0 || count > area.linesMax) {
      setFile({ name: next.name, lines: count })
      return
    }
    const found = await server.findFormat(headerOf(table))
    saving.forget()
    state.begin(next.name, table, found)
    go('columns')
  }

  function showPreview(): void {
    preview.start(saved?.chosen.table === chosen?.table ? saved?.choices : undefined)
    go('preview')
  }

  function cancelParsing(): void {
    preview.forget()
    go('columns')
  }

  const header = chosen?.table.rows[chosen.table.headerPlace]

  const faultOf = (line: PreviewLine<Item>) =>
    lineSentences(line, {
      surplus: (text) => t('preview.surplus', { text }),
      ofArea: area.validationErrorSentence,
    })

  /** Null without any lines. */
  function fileOf(lines: Parameters<typeof linesFile>[3], noteName: string): LinesFile | null {
    if (fileName === undefined || lines.length === 0) return null
    const name = t('preview.leftOutFile', { name: fileName.replace(/\.\w+$/, '') })
    return linesFile(`${name}.csv`, header, noteName, lines)
  }

  function saveInvalid(): void {
    const faulty = marked?.filter(({ state: is }) => is === 'invalid') ?? []
    const noted = faulty.map((line) => ({ row: line.row, note: faultOf(line) }))
    const file = fileOf(noted, t('preview.fault'))
    if (file) void saveLinesFile(file, csvLocale)
  }

  function leftOutFileOf(lines: readonly PreviewLine<Item>[]): LinesFile | null {
    const unused = area.needsAllColumns ? unusedPlaces(state.samples, chosen?.mapping ?? []) : []
    const noted = leftOutLines(lines, header, unused, {
      ofLine: (line) => {
        if (line.sameAs !== undefined) return t('preview.sameAs', { line: line.sameAs })
        return line.aside === undefined ? faultOf(line) : t(`preview.asides.${line.aside}`)
      },
      ofColumns: (headings) =>
        t('preview.leftOutColumns', { names: new Intl.ListFormat(i18n.language).format(headings) }),
    })
    return fileOf(noted, t('preview.why'))
  }

  async function save(): Promise<void> {
    if (fileName === undefined || !marked) return
    const figures = area.figures ?? (() => [])
    const leftOutFile = leftOutFileOf(marked)
    const format = chosen &&
      columns && {
        shape: headerOf(chosen.table),
        columns: chosen.mapping,
        answers: JSON.stringify(area.completeAnswers?.(columns, chosen.answers) ?? chosen.answers),
      }
    if (!format) return
    const { choices } = preview
    const id = await saving.save({ fileName, lines: marked, figures, leftOutFile, format })
    if (id === null) {
      area.onRefused?.()
      check.recheck()
      return
    }
    const { table } = chosen
    const mended = new Map(marked.map(({ row }) => [row.line, row]))
    const rows = table.rows.map((row) => mended.get(row.line) ?? row)
    setSaved({ id, chosen: { ...chosen, table: { ...table, rows } }, choices, isTakenBack: false })
    state.forget()
    go('done')
  }

  function handOver(): void {
    // What is known is matched with the rest: only all lines together tell what is new.
    const all = marked?.flatMap(({ state: is, item }) => (is !== 'left_out' && item !== null ? [item] : []))
    if (fileName === undefined || !chosen || !all) return
    const leftOut = (marked?.length ?? 0) - all.length
    area.handOver?.take({ fileName, shape: headerOf(chosen.table), leftOut }, all)
  }

  function takeUpAgain(): void {
    if (!saved) return
    saving.forget()
    knownFile.forget()
    preview.forget()
    setSaved({ ...saved, isTakenBack: false })
    state.resume(saved.chosen)
    go('columns')
  }

  function beginAnew(): void {
    saving.forget()
    state.forget()
    knownFile.forget()
    preview.forget()
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
      <ImportSteps
        step={step}
        columnsLabel={known ? area.knownFiles?.stepLabel : undefined}
        previewLabel={known ? area.knownFiles?.nextLabel : undefined}
      />
      {step === 'file' && (
        <FileStep
          linesMax={area.linesMax}
          knownFiles={area.knownFiles}
          progress={knownFile.isOpening ? 0 : progress}
          fileName={file?.name ?? ''}
          alert={fileAlert()}
          lostFile={state.lostFile}
          note={saved?.isTakenBack && <TakenBackNote name={saved.chosen.fileName} onGoOn={takeUpAgain} />}
          isFirstLook={isFirstLook}
          onFile={(next) => void begin(next)}
          onCancel={() => {
            knownFile.cancel()
            cancel()
          }}
        >
          {children((id) => setSaved((before) => (before?.id === id ? { ...before, isTakenBack: true } : before)))}
        </FileStep>
      )}
      {step === 'columns' && known?.file.step({ fileName: known.name, onOtherFile: beginAnew })}
      {step === 'columns' && !known && chosen && columns && (
        <ColumnsStep
          area={area}
          chosen={chosen}
          columns={columns}
          samples={state.samples}
          onAssign={state.assign}
          onAnswer={state.answer}
          onHeader={state.nameIn}
          onReread={(options) => read && void begin(read.file, { file: chosen.table.archive?.file ?? '', ...options })}
          onGuess={state.guess}
          alert={fileAlert()}
          onNext={showPreview}
          onOtherFile={beginAnew}
        />
      )}
      {step === 'preview' && !marked && (
        <section className="import-step is-wide">
          <StepHeading title={t('preview.title')} />
          <WorkProgress label={t('preview.working')} share={preview.progress} onCancel={cancelParsing} />
          {preview.firstLines && <FirstLines area={preview.area} lines={preview.firstLines} />}
        </section>
      )}
      {step === 'preview' && marked && (
        <PreviewStep
          area={preview.area}
          lines={marked}
          counts={preview.counts}
          note={preview.note}
          isChecking={check.isChecking}
          checkProgress={check.progress}
          checkAlert={check.alert}
          alert={saving.alert}
          isSaving={saving.isBusy}
          saveProgress={saving.progress}
          confirmLabel={texts.confirm(preview.counts.new, preview.counts.update)}
          onLeaveOut={preview.leaveOut}
          onTakeIn={preview.takeIn}
          onTick={preview.tick}
          onAddAsNew={preview.addAsNew}
          textOf={preview.textOf}
          onMend={preview.mend}
          onSaveInvalid={saveInvalid}
          onRecheck={check.recheck}
          onSave={() => void save()}
          onHandOver={handOver}
          onBack={() => go('columns')}
        />
      )}
      {step === 'done' && saving.outcome && (
        <DoneStep
          outcome={saving.outcome}
          csvLocale={csvLocale}
          addedText={texts.added(saving.outcome.added)}
          updatedText={texts.updated?.(saving.outcome.updated ?? 0)}
          see={texts.see}
          seePath={texts.seePath}
          isUndoing={saving.isBusy}
          alert={saving.alert}
          onUndo={() => void saving.undo()}
          onAgain={takeUpAgain}
          onAnother={beginAnew}
        />
      )}
    </div>
  )
}
