/** From the booking day to the value day over a long weekend; less than a week, after which the same payment may recur. */
export const NEAR_DAYS = 5

/** A line of a bank's file as it is judged. */
export interface JudgedLine {
  /** Days since 1970. */
  day: number
  /** Minor units, signed. */
  amount: number
  bankId?: string | undefined
  /** Not booked yet. */
  isPending?: boolean
  /** Text, payer and reference. Only used to choose among equals. */
  text: string
}

/** An occurrence of an item: as a line of an earlier file, or as an entry typed by hand. */
export interface Appearance {
  day: number
  /** The import that brought it; null if typed by hand. */
  file: string | null
  bankId: string | null
  text: string
}

/**
 * An item on the account that exactly one bank line represents. `announced`: a pending line whose booked line is still expected. `skipped`:
 * a line that was left out.
 */
export interface KnownThing {
  amount: number
  state: 'booked' | 'skipped' | 'announced'
  /** At least one; several where a person linked lines of several files. */
  appearances: readonly Appearance[]
}

/** The source of each import's file by import id, where known. Files of one source date lines the same way. */
export type FileSources = ReadonlyMap<string, string>

/** What is known about a file besides its lines. */
export interface FileContext {
  /** The program or bank that wrote it, where known. */
  source?: string | undefined
  sources: FileSources
  /** The period stated in the file, both days included; its lines may go beyond it. */
  days?: { from: number; to: number } | undefined
}

/** The judge's result for a line. */
export type Verdict =
  | { kind: 'new' }
  /** The line is the item with this index. */
  | { kind: 'known'; thing: number }
  /** The line is the booking of this announced item. */
  | { kind: 'announced'; thing: number }
  /** Probably the item, `days` apart (`same`), these items together (`parts`), or with other lines a part of the item (`part`). */
  | { kind: 'probable'; how: 'same' | 'parts' | 'part'; things: readonly number[]; days: number }

/** The state of a judgement in progress. */
export interface Docket {
  lines: readonly JudgedLine[]
  things: readonly KnownThing[]
  /** By line index; undefined while open. */
  verdicts: (Verdict | undefined)[]
  /** Indexes of the items that a line is matched with. */
  taken: Set<number>
}

export const appearsByHand = ({ appearances }: KnownThing) => appearances.every(({ file }) => file === null)
