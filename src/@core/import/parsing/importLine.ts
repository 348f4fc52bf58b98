import type { AsideReason } from './asideRows'
import type { FileRow } from './fileTable'

/** What one row of the file says. */
export interface ImportLine<Item> {
  row: FileRow
  /** Null where something is wrong. */
  item: Item | null
  /** Words for what is wrong; the area's `validationErrorSentence` turns them into sentences. */
  validationErrors: readonly string[]
  /** Fields that neither the file nor a person said: a default stands there. */
  defaults?: readonly string[]
  /** Fields that say what earlier lines like it said. */
  suggested?: readonly string[]
  /** Why it is left out unless the person wants it. */
  aside?: AsideReason | undefined
}

/** What the lines of a file say of each other. */
export interface LineCheck {
  /** What is wrong with a line, by its index. */
  errors: ReadonlyMap<number, string>
  /** What was found, for who looks through the lines. */
  note?: { tone: 'info' | 'caution'; text: string }
}

/** What a line says otherwise than the record that is there, as people read it; empty where one of them says nothing. */
export interface FieldChange {
  field: string
  before: string
  after: string
}

/** What becomes of a record that is there when the line is ticked. */
export interface RecordUpdate<Item> {
  item: Item
  changes: readonly FieldChange[]
}

/** `differs`: it is there, and the line says something else of it; `update`: that is ticked. */
export const lineStates = ['new', 'update', 'differs', 'duplicate', 'probable', 'invalid', 'left_out'] as const
export type LineState = (typeof lineStates)[number]

/** A line as the preview shows it. */
export interface PreviewLine<Item> extends ImportLine<Item> {
  /** Its index among the lines. */
  place: number
  state: LineState
  /** Stands there already, and the person wants it once more. */
  isRepeat?: boolean
  /** What it probably is that stands there. */
  note?: string
  update?: RecordUpdate<Item>
  /** Another line of the file has its name. */
  isTwin?: boolean
  /** The number of an earlier line that brings the same: left out unless the person wants both. */
  sameAs?: number
}

interface LineStateSource<Item> {
  leftOut: ReadonlySet<number>
  /** Indexes of lines that were imported before. */
  duplicates: ReadonlySet<number>
  /** Lines that probably stand there already, each with what it probably is. */
  probable: ReadonlyMap<number, string>
  /** Of both, the ones that the person wants all the same. */
  repeats: ReadonlySet<number>
  /** What is wrong with lines beside the others, by their indexes. */
  errors?: ReadonlyMap<number, string> | undefined
  /** What of duplicates differs, by their places. */
  updates?: ReadonlyMap<number, RecordUpdate<Item>>
  /** Of these, the ones that the person ticked. */
  ticked?: ReadonlySet<number>
  /** Under which name it stands with others; of things that have none, undefined. */
  twinKeyOf?: ((item: Item) => string) | undefined
  /** Any of them in common makes two lines of the file one thing. */
  sameKeysOf?: ((item: Item) => readonly string[]) | undefined
  /** Why something that is new cannot be added. */
  refuse?: (item: Item) => string | undefined
}

/** The state of each line. A duplicate is never refused, because nothing is added for it. */
export function assignLineStates<Item>(
  lines: readonly ImportLine<Item>[],
  {
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
  }: LineStateSource<Item>,
): PreviewLine<Item>[] {
  const earlier = new Map<string, number>()
  const marked = lines.map((line, place): PreviewLine<Item> => {
    const keys = line.item === null ? [] : (sameKeysOf?.(line.item) ?? [])
    const sameAs = keys.map((key) => earlier.get(key)).find((number) => number !== undefined)
    const same = sameAs !== undefined && { sameAs }
    if (leftOut.has(place)) return { ...line, place, state: 'left_out', ...same }
    if (line.item === null) return { ...line, place, state: 'invalid' }
    if (same && !repeats.has(place)) return { ...line, place, state: 'left_out', ...same }
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, line.row.line)
    const note = probable.get(place)
    const update = updates?.get(place)
    const isRepeat = duplicates.has(place) || note !== undefined || sameAs !== undefined
    if (isRepeat && !repeats.has(place)) {
      if (note !== undefined) return { ...line, place, state: 'probable', note }
      if (!update) return { ...line, place, state: 'duplicate' }
      return { ...line, place, state: ticked?.has(place) ? 'update' : 'differs', update }
    }
    const error = errors?.get(place)
    if (error !== undefined) return { ...line, place, state: 'invalid', validationErrors: [error] }
    const refusal = refuse?.(line.item)
    if (refusal !== undefined) return { ...line, place, state: 'invalid', validationErrors: [refusal] }
    return { ...line, place, state: 'new', ...(isRepeat && { isRepeat }) }
  })
  return twinKeyOf ? markTwins(marked, twinKeyOf) : marked
}

/** Lines that bring someone of whose name another line is too. */
function markTwins<Item>(lines: PreviewLine<Item>[], twinKeyOf: (item: Item) => string): PreviewLine<Item>[] {
  const keys = lines.map(({ item, state }) => (item === null || state === 'left_out' ? '' : twinKeyOf(item)))
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return lines.map((line, at) => {
    const key = keys[at] ?? ''
    return line.state === 'new' && key !== '' && (counts.get(key) ?? 0) > 1 ? { ...line, isTwin: true } : line
  })
}

export type LineCounts = Record<LineState, number>

export function countLines<Item>(lines: readonly PreviewLine<Item>[]): LineCounts {
  const counts: LineCounts = { new: 0, update: 0, differs: 0, duplicate: 0, probable: 0, invalid: 0, left_out: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}
