import type { ReactNode } from 'react'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import type { Column } from '@/@core/components/table/column'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow, FileTable } from '@/@core/import/parsing/fileTable'
import type { ImportLine, LineCheck, PreviewLine, RecordUpdate } from '@/@core/import/parsing/importLine'
import type { ImportField, Mapping } from '@/@core/import/parsing/matchColumns'
import type { KnownFiles } from '@/@core/import/known/knownFile'

export interface PromptProps<Id extends string, Answers> {
  columns: FileColumns<Id>
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  /** The person wanted to go on: what is still open is now an error. */
  isAsked: boolean
}

/** A file that an area takes to a screen of its own. */
export interface HandedFile {
  fileName: string
  /** The names of its columns. */
  shape: string
  /** How many more lines were read. */
  leftOut: number
}

export interface Figure {
  label: string
  value: string
}

/** What an area of the product imports: its fields, what it has to ask, and what a row of the file then is. */
export interface ImportArea<Id extends string, Answers, Item> {
  fields: readonly (ImportField<Id> & { label: string })[]
  linesMax: number
  /** Its files are lists of the group's own: what no column of ours holds is told, and kept in the file of what was left out. */
  needsAllColumns?: boolean
  /** What each column holds, where its name and values by themselves (matchColumns.ts) are not all that tells. A constant. */
  guessColumns?: (table: FileTable) => Mapping<Id>
  /** Files that need no columns named. A constant. */
  knownFiles?: KnownFiles
  /** Must survive JSON, because they are kept in the browser's storage. */
  initialAnswers: Answers
  /** The questions that must be answered before the rows can be read, as translated names. */
  openQuestions: (columns: FileColumns<Id>, answers: Answers) => readonly string[]
  /** The answers, with what earlier files of the area (JSON of their answers, the newest first) say of words besides. */
  recallAnswers?: (answers: Answers, earlier: readonly string[]) => Answers
  /** The answers as they are saved, with what was proposed and left so. */
  completeAnswers?: (columns: FileColumns<Id>, answers: Answers) => Answers
  questions: (props: PromptProps<Id, Answers>) => ReactNode
  lineReader: (columns: FileColumns<Id>, answers: Answers) => (row: FileRow) => ImportLine<Item>
  /** Looks at all lines together, once they are read and after each change of one. */
  checkLines?: (columns: FileColumns<Id>, answers: Answers) => (lines: readonly ImportLine<Item>[]) => LineCheck
  /** What is there already is known for certain: no line is only probably there. */
  isCertain?: boolean
  /** What a line says otherwise than the record that it is known as; null where it says nothing else. */
  updateOf?: (line: ImportLine<Item>, stored: Item) => RecordUpdate<Item> | null
  /** By which lines are told to be of one name, though they stay two. */
  twinKeyOf?: (item: Item) => string
  /** By which lines are told to be one: the first of them is meant, the others are left out unless the person wants them. */
  sameKeysOf?: (item: Item) => readonly string[]
  /** The word for why what is new cannot be added. */
  refuse?: (item: Item) => string | undefined
  /** Called when the server refused lines that `refuse` had let pass, so that its data can be fetched again. */
  onRefused?: () => void
  validationErrorSentence: (error: string, line: ImportLine<Item>) => string
  /** What can be written anew to mend an error. */
  fieldsWithErrors: (error: string) => readonly Id[]
  /** Fields that a line may leave empty. */
  optionalFields: readonly Id[]
  /** What earlier lines like these said, by field; null for lines of which nothing is known. It does not fail. */
  suggest?: (lines: readonly ImportLine<Item>[]) => Promise<readonly (Readonly<Record<string, string>> | null)[]>
  /** The columns between the line's number and its state; `onMend` writes another value into a field. */
  previewColumns: (
    onMend: (line: PreviewLine<Item>, field: Id, text: string) => void,
  ) => readonly Column<PreviewLine<Item>>[]
  /** A field that can be set for many lines at once. */
  sharedField?: { id: Id; label: string; options: readonly SelectOption[] }
  /** Another way on than to save them: the area takes what is not left out to a screen of its own, known or not. */
  handOver?: { label: string; take: (file: HandedFile, items: readonly Item[]) => void }
  /** What is worth saying of the items that will be added. */
  notice?: (items: readonly Item[]) => ReactNode
  /** Totals of the items that will be added. */
  figures?: (items: readonly Item[]) => readonly Figure[]
}

/** How many lines the server is through with, of how many. */
export interface LineProgress {
  done: number
  of: number
}

type OnProgress = (progress: LineProgress) => void

/** What was said of a file; the next one of its shape is read so. */
interface FileFormat {
  /** What each column holds; empty for nothing. */
  columns: readonly string[]
  /** JSON of the area's answers. */
  answers: string
}

export interface FoundFormat {
  format: FileFormat | null
  /** JSON of the answers, the newest first. */
  earlier: readonly string[]
}

export interface ImportBatch<Item> {
  id: string
  fileName: string
  items: Item[]
  /** Indexes of items that are added although they stand there already. */
  repeats: number[]
  /** Records that are there, as they are to be; absent without any. */
  updates?: Item[]
  /** `shape`: the names of the file's columns. */
  format: FileFormat & { shape: string }
}

/** By their places. */
interface FoundItems<Item> {
  duplicates: readonly number[]
  /** With what each probably is, as a sentence. */
  probable: readonly { place: number; note: string }[]
  /** The records that duplicates are, where the area tells. */
  stored?: readonly { place: number; item: Item }[]
}

/** The area's calls to the server. Each may reject; progress is told of many lines alone. */
export interface ImportServer<Item> {
  /** What was said of the last file of that shape, null where there was none, and of the last ones of any shape. */
  findFormat: (shape: string) => Promise<FoundFormat>
  /** Which of the items stand there already, or probably do. `shape`: the names of the file's columns. */
  findDuplicates: (items: readonly Item[], onProgress: OnProgress, shape: string) => Promise<FoundItems<Item>>
  save: (
    batch: ImportBatch<Item>,
    onProgress: OnProgress,
  ) => Promise<{ added: number; duplicates: number; updated?: number | undefined }>
  undo: (id: string) => Promise<unknown>
  /** What went wrong, as a sentence. */
  sentenceOf: (thrown: unknown) => string
  undoSentenceOf: (thrown: unknown, fileName: string) => string
}

/** The sentences that name what is imported. */
export interface ImportTexts {
  confirm: (count: number, updates: number) => string
  added: (count: number) => string
  /** Of an area whose records an import can change. */
  updated?: (count: number) => string
  see: string
  seePath: string
}
