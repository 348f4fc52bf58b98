/** From the day of booking to the value day over a long weekend; less than a week, in which the same may come again. */
export const NEAR_DAYS = 5

/** A line of a bank's file as it is judged. */
export interface JudgedLine {
  /** Days since 1970. */
  day: number
  /** Minor units, signed. */
  amount: number
  bankId?: string | undefined
  /** Announced, not booked. */
  isPending?: boolean
  /** Text, payer and reference. They tell between equals and decide nothing. */
  text: string
}

/** How something in the books showed itself: a line of an earlier file, or an entry as it was typed. */
export interface Appearance {
  day: number
  /** The import that brought it; null where no file did. */
  file: string | null
  bankId: string | null
  text: string
}

/**
 * Something of the account for which one line of the bank stands: one line of a file can be it, and no second one. `announced`: a line
 * that was pending when it came, whose booked line is still to come. `skipped`: a line that was left out.
 */
export interface KnownThing {
  amount: number
  state: 'booked' | 'skipped' | 'announced'
  /** At least one; several where a person said that lines of several files are the same. */
  appearances: readonly Appearance[]
}

/** What wrote the files of the imports, by their ids: files of one source mean the same by a day. Those of which it is not known are left out. */
export type FileSources = ReadonlyMap<string, string>

/** What is known of a file besides its lines. */
export interface FileContext {
  /** What wrote it, where that is told. */
  source?: string | undefined
  sources: FileSources
  /** The days that it says it is about, both included; its lines may go beyond. */
  days?: { from: number; to: number } | undefined
}

/** What the judge makes of a line. */
export type Verdict =
  | { kind: 'new' }
  /** It is the thing of that index. */
  | { kind: 'known'; thing: number }
  /** It is what was announced before. */
  | { kind: 'announced'; thing: number }
  /** It is probably the thing, `days` apart; with `parts`, the things together; with `part`, it is one of the lines that are the thing. */
  | { kind: 'probable'; how: 'same' | 'parts' | 'part'; things: readonly number[]; days: number }

/** Lines and things on their way to a verdict. */
export interface Docket {
  lines: readonly JudgedLine[]
  things: readonly KnownThing[]
  /** By the place of the line; those that have none yet are open. */
  verdicts: (Verdict | undefined)[]
  /** Things that a line has, by their index. */
  taken: Set<number>
}

export const appearsByHand = ({ appearances }: KnownThing) => appearances.every(({ file }) => file === null)
