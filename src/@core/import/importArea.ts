import type { ReactNode } from 'react'
import type { Column } from '@/@core/components/table/column'
import type { FileColumns } from './fileColumns'
import type { FileRow } from './fileTable'
import type { ImportLine, PreviewLine } from './importLine'
import type { ImportField } from './matchColumns'

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
  /** As plain as JSON: they outlive the page. */
  firstAnswers: Answers
  /** What must still be said before the rows can be read, each in the person's words. */
  openQuestions: (columns: FileColumns<Id>, answers: Answers) => readonly string[]
  questions: (props: QuestionProps<Id, Answers>) => ReactNode
  lineReader: (columns: FileColumns<Id>, answers: Answers) => (row: FileRow) => ImportLine<Item>
  /** The word for why what is new cannot be added. */
  refuse?: (item: Item) => string | undefined
  /** What `refuse` goes by may have changed: it was refused after all. */
  onRefused?: () => void
  validationErrorSentence: (error: string, line: ImportLine<Item>) => string
  /** What stands between the number of a line and its state. Keep the list. */
  previewColumns: readonly Column<PreviewLine<Item>>[]
  /** Of what will be added. */
  figures?: (items: readonly Item[]) => readonly Figure[]
}

/** Each may reject. */
export interface ImportServer<Item> {
  /** Places of the items that stand there already. */
  findDuplicates: (items: readonly Item[]) => Promise<readonly number[]>
  save: (batch: { id: string; fileName: string; items: Item[] }) => Promise<{ added: number; duplicates: number }>
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
