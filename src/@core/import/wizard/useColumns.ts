import { useMemo, useState } from 'react'
import { fileColumns, sampleColumns, type FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import type { FoundFormat, ImportArea } from './importArea'
import { matchColumns, type ColumnSample, type Mapping } from '@/@core/import/parsing/matchColumns'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { safeSetItem } from '@/configs/safeSetItem'

export interface Chosen<Id extends string, Answers> {
  fileName: string
  table: FileTable
  mapping: Mapping<Id>
  answers: Answers
  /** Read as the last file like it. */
  isRemembered: boolean
}

export interface ColumnState<Id extends string, Answers> {
  chosen: Chosen<Id, Answers> | null
  samples: readonly ColumnSample[]
  columns: FileColumns<Id> | null
  /** Guesses what each column holds, unless the same header was there before: in this tab, else in a file that was imported. */
  begin: (fileName: string, table: FileTable, found: FoundFormat) => void
  /** Guesses anew, as if no file like it had been there. */
  guess: () => void
  assign: (place: number, field: Id | '') => void
  answer: (change: Partial<Answers>) => void
  nameIn: (headerPlace: number) => void
  /** Takes up a file that was chosen before, as it was. */
  resume: (before: Chosen<Id, Answers>) => void
  forget: () => void
  /** The file of a page that was left. */
  lostFile: string | null
}

/** The names of the columns, or how many there are where the file does not name them: files alike in it are read alike. */
export const headerOf = ({ rows, headerPlace }: FileTable) =>
  JSON.stringify(rows[headerPlace]?.cells ?? rows[0]?.cells.length)

/** Of columns that say something and hold nothing of ours. */
export const unusedPlaces = (samples: readonly ColumnSample[], mapping: Mapping<string>): number[] =>
  samples.flatMap(({ values }, place) => (values.length > 0 && (mapping[place] ?? '') === '' ? [place] : []))

/** What the columns of a file hold and how to read them, as guessed and then as the person says; kept under `storageKey`. */
export function useColumns<Id extends string, Answers, Item>(
  {
    fields,
    initialAnswers,
    guessColumns,
    recallAnswers,
  }: Pick<ImportArea<Id, Answers, Item>, 'fields' | 'initialAnswers' | 'guessColumns' | 'recallAnswers'>,
  storageKey: string,
): ColumnState<Id, Answers> {
  const [chosen, setChosen] = useState<Chosen<Id, Answers> | null>(null)
  const [lostFile, setLostFile] = useState(() => readDraft(storageKey)?.fileName ?? null)
  const table = chosen?.table
  const mapping = chosen?.mapping
  const samples = useMemo(() => (table ? sampleColumns(table) : []), [table])
  const columns = useMemo(() => (table && mapping ? fileColumns(table, mapping) : null), [table, mapping])

  function keep(next: Chosen<Id, Answers>): void {
    setChosen(next)
    const { fileName, mapping: held, answers } = next
    writeDraft(storageKey, { fileName, header: headerOf(next.table), mapping: held, answers })
  }

  const guessOf = (read: FileTable) => guessColumns?.(read) ?? matchColumns(fields, sampleColumns(read))
  const fieldOf = (held: string) => fields.find(({ id }) => id === held)?.id ?? ''

  function begin(fileName: string, given: FileTable, { format, earlier }: FoundFormat): void {
    const draft = readDraft(storageKey)
    const guess = guessOf(given)
    const isDraft = draft?.header === headerOf(given) && draft.mapping.length === guess.length
    const isRemembered = !isDraft && format?.columns.length === guess.length
    const columnsBefore = isDraft ? draft.mapping : isRemembered ? format.columns : undefined
    const answersBefore = isDraft ? draft.answers : isRemembered ? JSON.parse(format.answers) : undefined
    // Written by this screen, for the same area; maybe before it learned to ask more.
    const answers = { ...initialAnswers, ...(answersBefore as Partial<Answers> | undefined) }
    setLostFile(null)
    keep({
      fileName,
      table: given,
      mapping: columnsBefore?.map(fieldOf) ?? guess,
      answers: recallAnswers?.(answers, earlier) ?? answers,
      isRemembered,
    })
  }

  function guess(): void {
    if (!chosen) return
    const guessed = guessOf(chosen.table)
    keep({ ...chosen, mapping: guessed, answers: initialAnswers, isRemembered: false })
  }

  function assign(place: number, field: Id | ''): void {
    if (!chosen) return
    const isMany = fields.find(({ id }) => id === field)?.isMany ?? false
    const held = chosen.mapping.map((other, index): Id | '' => {
      if (index === place) return field
      return other === field && !isMany ? '' : other
    })
    keep({ ...chosen, mapping: held })
  }

  function nameIn(headerPlace: number): void {
    if (!chosen) return
    const named = { ...chosen.table, headerPlace }
    keep({ ...chosen, table: named, mapping: guessOf(named) })
  }

  function resume(before: Chosen<Id, Answers>): void {
    setLostFile(null)
    keep(before)
  }

  function forget(): void {
    setChosen(null)
    setLostFile(null)
    deleteDraft(storageKey)
  }

  return {
    chosen,
    samples,
    columns,
    begin,
    guess,
    assign,
    answer: (change) => chosen && keep({ ...chosen, answers: { ...chosen.answers, ...change } }),
    nameIn,
    resume,
    forget,
    lostFile,
  }
}

/** What outlives the page; the file itself cannot. */
interface ImportDraft {
  fileName: string
  /** The file's header: what was chosen fits no other. */
  header: string
  mapping: readonly string[]
  answers: unknown
}

function readDraft(key: string): ImportDraft | null {
  const stored = sessionStorage.getItem(DRAFT_KEY_PREFIX + key)
  // Only what this file wrote stands under its key.
  return stored === null ? null : (JSON.parse(stored) as ImportDraft)
}

function writeDraft(key: string, draft: ImportDraft): void {
  safeSetItem(sessionStorage, DRAFT_KEY_PREFIX + key, JSON.stringify(draft))
}

function deleteDraft(key: string): void {
  sessionStorage.removeItem(DRAFT_KEY_PREFIX + key)
}
