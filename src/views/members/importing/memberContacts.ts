import { cleanCell } from '@/@core/import/parsing/cleanCell'
import type { ColumnPart, FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { foldWords } from '@/@core/components/foldText'
import type { MemberFieldId } from './memberImportFields'

type Columns = FileColumns<MemberFieldId>

interface Contacts {
  /** The one that is used; empty if there is none. */
  first: string
  /** The others. */
  more: readonly Contact[]
}

/** `Phone 2 (Work)` and `030 1234567`. */
export interface Contact {
  heading: string
  text: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Google writes ` ::: ` between several contacts, people use many separators. A slash or comma within one number does not separate. */
const separators = /\s*:::\s*|\n+|\s*[;|]\s*|\s*,\s*|\s+\/\s+|\s+(?:ou|or|oder|und|e|and)\s+/i

const SHORTEST_NUMBER = 6

function piecesOf(text: string, isWhole: (piece: string) => boolean): string[] {
  const pieces = text.split(separators).filter((piece) => piece.trim() !== '')
  return pieces.length > 1 && pieces.every(isWhole) ? pieces : [text.replaceAll('\n', ' ')]
}

/** `Phone 2 - Value` becomes `Phone 2 (Work)` if the adjacent column contains the label, as in Google's files. */
function headingIn(columns: Columns, row: FileRow, heading: string): string {
  const [, base] = /^(.+?)\s*-\s*(?:Value|Wert|Valor)$/i.exec(heading) ?? []
  if (base === undefined) return heading
  const place = columns.header?.cells.findIndex((name) => {
    const words = foldWords(name)
    return words === foldWords(`${base} type`) || words === foldWords(`${base} label`)
  })
  const kind = cleanCell(row.cells[place ?? -1] ?? '').replace(/^\*\s*/, '')
  return kind === '' ? base : `${base} (${kind})`
}

/** `privat: 030 1234567` contains its own heading. */
function labelled({ heading, text }: Contact): Contact {
  const [, label, rest] = /^(\p{L}[\p{L} .]*)\s*:\s*(.+)$/u.exec(text) ?? []
  if (label === undefined || rest === undefined) return { heading, text }
  return { heading: heading === '' ? label : `${heading} (${label})`, text: rest }
}

function contactsOf(
  contacts: readonly Contact[],
  isSound: (text: string) => boolean,
  keyOf: (text: string) => string,
): Contacts {
  const first = contacts.find(({ text }) => isSound(text)) ?? contacts[0]
  const seen = new Set([keyOf(first?.text ?? '')])
  const more = contacts.filter(({ text }) => {
    const isOther = !seen.has(keyOf(text))
    seen.add(keyOf(text))
    return isOther
  })
  return {
    first: first?.text ?? '',
    more,
  }
}

function read(columns: Columns, row: FileRow, field: 'phone' | 'email', pieces: (part: ColumnPart) => string[]) {
  return columns.parts(row, field).flatMap((part) => {
    const heading = headingIn(columns, row, part.heading)
    return pieces(part).map((text) => ({ heading, text: text.trim() }))
  })
}

/** `sem celular`, `keine`: that there is no number is none. */
const saysNone = (text: string) =>
  digitsOf(text) === '' &&
  /^(sem|nao tem|nenhum|none|no phone|keine?s?|pas|aucun|ninguno|sin|nessuno|senza)\b/.test(foldWords(text))

/** Phone numbers of a row, from all columns and cells. `isSound`: whether a number can be stored unchanged. */
export function phonesOf(columns: Columns, row: FileRow, isSound: (text: string) => boolean): Contacts {
  const isNumber = (piece: string) => digitsOf(piece).length >= SHORTEST_NUMBER
  const contacts = read(columns, row, 'phone', ({ text }) => (saysNone(text) ? [] : piecesOf(text, isNumber))).map(
    (contact) => (isSound(contact.text) ? contact : labelled(contact)),
  )
  return contactsOf(contacts, isSound, (text) => digitsOf(text) || text)
}

/** E-mail addresses of a row; of `Anna <anna@example.org>` only the address. */
export function emailsOf(columns: Columns, row: FileRow): Contacts {
  const isAddress = (piece: string) => piece.includes('@')
  const contacts = read(columns, row, 'email', ({ text }) => piecesOf(text, isAddress)).map(({ heading, text }) => ({
    heading,
    text: /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text.replace(/^mailto:/i, ''),
  }))
  return contactsOf(contacts, isAddress, (text) => text.toLowerCase())
}

/** A line of a member's other phones or addresses (otherWays.ts); a heading is a word of at most so many letters. */
const WORD_MAX = 30
export const wayLine = ({ heading, text }: Contact): string => {
  const word = heading.replaceAll(/[:@]/g, ' ').trim().slice(0, WORD_MAX).trim()
  return /\p{L}/u.test(word) ? `${word}: ${text}` : text
}
