import type { MemberLine } from '@contract/memberImports'
import { isSameOwnValue } from './ownValues'

/** A name without case, accents and doubled spaces, as the database folds it (importRepository.ts). */
interface Named {
  folded: string
}

/** Someone of the group as they are compared. */
type StoredPerson = Named & MemberLine & { id: string }
type Line = Named & MemberLine

/** With `id`, the line is an existing member. Without, it is identical to an earlier line. */
export interface KnownLine {
  place: number
  id?: string
}

const digits = (text: string | undefined) => text?.replace(/\D/g, '') ?? ''
const firstName = ({ folded }: Named) => folded.split(' ', 1).join('')
const mailOf = ({ email = '' }: MemberLine) => email.toLowerCase()

/** What makes two of one name two people: born on two days. */
const isBornElse = (line: MemberLine, other: MemberLine) =>
  line.birthDate !== undefined && other.birthDate !== undefined && line.birthDate !== other.birthDate

const hasOtherMail = (line: MemberLine, other: MemberLine) =>
  mailOf(line) !== '' && mailOf(other) !== '' && mailOf(line) !== mailOf(other)

interface Step {
  /** What both must have in common; undefined if the person lacks it. */
  keyOf: (person: Line) => string | undefined
  fits?: (line: Line, person: Line) => boolean
}

const alike = (person: Line, part: string) => (part === '' ? undefined : `${person.folded}|${part}`)

/** Surest first: all pairs of one step are matched before the next step, each person with one line. */
const steps: readonly Step[] = [
  {
    keyOf: (person) =>
      [person.folded, mailOf(person), person.birthDate ?? '', digits(person.phone), person.instrument ?? ''].join('|'),
  },
  { keyOf: (person) => alike(person, person.birthDate ?? '') },
  { keyOf: (person) => alike(person, mailOf(person)), fits: (line, person) => !isBornElse(line, person) },
  { keyOf: (person) => alike(person, digits(person.phone)), fits: (line, person) => !isBornElse(line, person) },
  {
    keyOf: (person) => (mailOf(person) === '' ? undefined : `${firstName(person)}|${mailOf(person)}`),
    fits: (line, person) => !isBornElse(line, person),
  },
  {
    keyOf: (person) => person.folded,
    fits: (line, person) => !isBornElse(line, person) && !hasOtherMail(line, person),
  },
  { keyOf: (person) => alike(person, mailOf(person)) },
]

function groupBy(people: readonly StoredPerson[], keyOf: Step['keyOf']): Map<string, StoredPerson[]> {
  const byKey = new Map<string, StoredPerson[]>()
  for (const person of people) {
    const key = keyOf(person)
    if (key === undefined) continue
    const alikes = byKey.get(key)
    if (alikes) alikes.push(person)
    else byKey.set(key, [person])
  }
  return byKey
}

/** Whether the person already has every value of the line. */
function saysNothingNew({ name: _name, folded: _folded, ownValues = {}, ...line }: Line, person: MemberLine): boolean {
  const own = person.ownValues ?? {}
  if (!Object.entries(ownValues).every(([id, value]) => isSameOwnValue(value, own[id]))) return false

  const stored = new Map<string, unknown>(Object.entries(person))
  return Object.entries(line).every(
    ([field, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(stored.get(field)),
  )
}

const wordsOf = ({ name: _name, folded, ...line }: Line) =>
  JSON.stringify([folded, Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1))])

/**
 * Finds lines that are existing members, and lines identical to an earlier one. Two lines of one name that differ in anything else are
 * two people, such as siblings, or father and son. `taken`: people whom the import changes by other lines.
 */
export function matchLines(
  people: readonly StoredPerson[],
  lines: readonly Line[],
  taken: ReadonlySet<string>,
): KnownLine[] {
  const found = new Map<number, string>()
  const used = new Set(taken)
  for (const step of steps) {
    const byKey = groupBy(
      people.filter(({ id }) => !used.has(id)),
      step.keyOf,
    )
    for (const [place, line] of lines.entries()) {
      const key = found.has(place) ? undefined : step.keyOf(line)
      const alikes = key === undefined ? [] : (byKey.get(key) ?? [])
      const at = alikes.findIndex((person) => !used.has(person.id) && step.fits?.(line, person) !== false)
      const person = alikes[at]
      if (!person) continue
      alikes.splice(at, 1)
      used.add(person.id)
      found.set(place, person.id)
    }
  }
  const byName = groupBy(people, ({ folded }) => folded)
  const said = new Set<string>()
  return lines.flatMap((line, place): KnownLine[] => {
    const id = found.get(place) ?? byName.get(line.folded)?.find((person) => saysNothingNew(line, person))?.id
    const words = wordsOf(line)
    const isSaid = said.has(words)
    said.add(words)
    if (id !== undefined) return [{ place, id }]
    return isSaid ? [{ place }] : []
  })
}
