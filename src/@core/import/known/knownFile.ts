import type { ReactNode } from 'react'

export interface KnownStepProps {
  fileName: string
  onOtherFile: () => void
}

/** A file whose form says what each part is: nobody names columns, and the area goes on with it by itself. The same object is the same file. */
export interface KnownFile {
  step: (props: KnownStepProps) => ReactNode
}

/** Files that an area knows by what they hold. */
export interface KnownFiles {
  /** For the file picker, beside tables: `.ofx,.xml`. */
  accept: string
  /** What the button and the line below it say. */
  choose: string
  hint: (limit: string) => string
  /** What the step is called in the list of steps. */
  stepLabel: string
  /** What comes after it, where the area goes on by itself. */
  nextLabel: string
  /** Null for a file that is a table. It does not fail. */
  open: (file: File) => Promise<KnownFile | null>
}
