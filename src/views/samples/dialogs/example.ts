/** What each of the examples is opened with. */
export interface ExampleProps {
  /** Says what came of it, in a sentence that is already translated; closes nothing. */
  onDone: (result: string) => void
  onClose: () => void
}
