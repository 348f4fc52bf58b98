import { useCallback, useMemo, useState } from 'react'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import { linesOfTable } from '@/@core/import/parsing/linesOfTable'
import { assignLineStates, countLines, type PreviewLine, type RecordUpdate } from '@/@core/import/parsing/importLine'
import type { ImportArea, ImportServer } from './importArea'
import { headerOf, type ColumnState } from './useColumns'
import { useDuplicates } from './useDuplicates'
import { useLines, type LineChoices, type LineSource } from './useLines'

/** What the lines of the preview were read from. */
interface Started<Id extends string, Answers, Item> {
  columns: FileColumns<Id>
  answers: Answers
  source: LineSource<Item>
}

/** The lines of the file that is chosen, read by its columns and answers once that was started, with what becomes of each. */
export function usePreview<Id extends string, Answers, Item>(
  area: ImportArea<Id, Answers, Item>,
  server: ImportServer<Item>,
  { chosen, columns }: Pick<ColumnState<Id, Answers>, 'chosen' | 'columns'>,
) {
  const [started, setStarted] = useState<Started<Id, Answers, Item> | null>(null)
  // Lines that were read for other columns or answers are out of date.
  const isCurrent = started !== null && started.columns === columns && started.answers === chosen?.answers
  const source = started !== null && isCurrent ? started.source : null
  const { lines, firstLines, progress, leftOut, repeats, ticked, leaveOut, takeIn, tick, addAsNew, mend } =
    useLines(source)
  const shape = chosen ? headerOf(chosen.table) : ''
  const check = useDuplicates(source, lines, leftOut, shape, server)
  const { duplicates, probable, stored } = check
  const { fields, refuse, updateOf, twinKeyOf, sameKeysOf } = area
  const shownArea = useMemo(
    () => ({ ...area, fields: area.fields.filter(({ id }) => columns?.has(id)) }),
    [area, columns],
  )
  const textOf = useCallback(
    ({ row }: PreviewLine<Item>, field: string) => {
      const id = fields.find((one) => one.id === field)?.id
      return id === undefined ? '' : (columns?.cell(row, id) ?? '')
    },
    [fields, columns],
  )
  const lineCheck = useMemo(
    () => (started && isCurrent ? area.checkLines?.(started.columns, started.answers) : undefined),
    [area, started, isCurrent],
  )
  const found = useMemo(() => (lines ? lineCheck?.(lines) : undefined), [lineCheck, lines])
  const errors = found?.errors
  const updates = useMemo(() => {
    const all = new Map<number, RecordUpdate<Item>>()
    for (const [place, record] of updateOf && lines ? stored : []) {
      const line = lines?.[place]
      const update = line && updateOf?.(line, record)
      if (update) all.set(place, update)
    }
    return all
  }, [lines, stored, updateOf])
  const marked = useMemo(
    () =>
      lines &&
      assignLineStates(lines, {
        leftOut,
        duplicates,
        probable,
        repeats,
        updates,
        ticked,
        errors,
        twinKeyOf,
        sameKeysOf,
        refuse,
      }),
    [lines, leftOut, duplicates, probable, repeats, updates, ticked, errors, twinKeyOf, sameKeysOf, refuse],
  )
  const counts = useMemo(() => countLines(marked ?? []), [marked])
  const sending = useMemo(() => ({ lines, leftOut, repeats, ticked }), [lines, leftOut, repeats, ticked])

  /** `choices`: of lines that were looked through before. */
  function start(choices?: LineChoices): void {
    if (!chosen || !columns || isCurrent) return
    const { answers, table } = chosen
    const source = linesOfTable(table, area.lineReader(columns, answers))
    setStarted({ columns, answers, source: { ...source, suggest: area.suggest, choices } })
  }

  return {
    hasSource: source !== null,
    start,
    forget: () => setStarted(null),
    /** With their states; null while they are read. */
    marked,
    counts,
    /** While they are read, the first of them. */
    firstLines,
    /** How much of the file is read, from 0 to 1. */
    progress,
    /** What the person said of the lines. */
    choices: { leftOut, repeats, ticked },
    /** What is sent to be saved. */
    sending,
    check,
    /** What the lines say of each other. */
    note: found?.note,
    /** The area with the fields that the file has. */
    area: shownArea,
    /** What stands in the file for a line's field. */
    textOf,
    leaveOut,
    takeIn,
    tick,
    addAsNew,
    mend,
  }
}
