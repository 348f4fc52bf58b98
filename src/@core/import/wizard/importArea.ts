import type { ReactNode } from 'react'
import type { Column } from '@/@core/components/table/column'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine, PreviewLine } from '@/@core/import/parsing/importLine'
import type { ImportField } from '@/@core/import/parsing/matchColumns'

export interface QuestionProps<Id extends string, Answers> {
  columns: FileColumns<Id>
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  /** The person wanted to go on: what is still open is now an error. */
  isAsked: boolean
}

export interface Figure {
  label: string
  value: string
}

/** What an area of the product imports: its fields, what it has to ask, and what a row of the file then is. */
export interface ImportArea<Id extends string, Answers, Item> {
  fields: readonly (ImportField<Id> & { label: string })[]
  linesMax: number
  /** Must survive JSON, because they are kept in the browser's storage. */
  initialAnswers: Answers
  /** The questions that must be answered before the rows can be read, as translated names. */
  openQuestions: (columns: FileColumns<Id>, answers: Answers) => readonly string[]
  questions: (props: QuestionProps<Id, Answers>) => ReactNode
  lineReader: (columns: FileColumns<Id>, answers: Answers) => (row: FileRow) => ImportLine<Item>
  /** The word for why what is new cannot be added. */
  refuse?: (item: Item) => string | undefined
  /** Called when the server refused lines that `refuse` had let pass, so that its data can be fetched again. */
  onRefused?: () => void
  validationErrorSentence: (error: string, line: ImportLine<Item>) => string
  /** The columns between the line's number and its state. Keep the same array between renders. */
  previewColumns: readonly Column<PreviewLine<Item>>[]
  /** Totals of the items that will be added. */
  figures?: (items: readonly Item[]) => readonly Figure[]
}

/** How many lines the server is through with, of how many. */
export interface LineProgress {
  done: number
  of: number
}

type OnProgress = (progress: LineProgress) => void

/** The area's calls to the server. Each may reject; progress is told of many lines alone. */
export interface ImportServer<Item> {
  /** Places of the items that stand there already. */
  findDuplicates: (items: readonly Item[], onProgress: OnProgress) => Promise<readonly number[]>
  save: (
    batch: { id: string; fileName: string; items: Item[] },
    onProgress: OnProgress,
  ) => Promise<{ added: number; duplicates: number }>
  undo: (id: string) => Promise<unknown>
  /** What went wrong, as a sentence. */
  sentenceOf: (thrown: unknown) => string
  undoSentenceOf: (thrown: unknown, fileName: string) => string
}

/** The sentences that name what is imported. */
export interface ImportTexts {
  confirm: (count: number) => string
  added: (count: number) => string
  see: string
  seePath: string
}
