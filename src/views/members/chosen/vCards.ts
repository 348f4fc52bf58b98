import type { Member } from '@contract/members'
import { givenNameOf } from '@contract/nameParts'
import { withoutHomeZero } from '@/@core/components/page/dialled'
import { instrumentText } from '@/shared/records/instrumentText'

/** In bytes, without the line break (RFC 6350, section 3.2). */
const LINE_MAX = 75

/** RFC 6350, section 3.4. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')

const bytes = new TextEncoder()

/** A long line goes on behind a break and a blank; no character is cut. */
function folded(line: string): string {
  const lines = ['']
  let length = 0
  for (const sign of line) {
    const size = bytes.encode(sign).length
    if (length + size > LINE_MAX) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += sign
    length += size
  }
  return lines.join('\r\n')
}

function cardOf(member: Member, group: string, section: string): string {
  const {
    id,
    name,
    familyName,
    calledName,
    email,
    phone,
    otherPhones = [],
    otherEmails = [],
    address,
    birthDate,
  } = member
  const played = instrumentText(member)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${id}`,
    `FN:${escaped(name)}`,
    // Surname, first names, three that are not known (section 6.2.2).
    ...(familyName ? [`N:${escaped(familyName)};${escaped(givenNameOf(member) ?? '')};;;`] : []),
    ...(calledName ? [`NICKNAME:${escaped(calledName)}`] : []),
    ...(email === undefined ? [] : [`EMAIL:${escaped(email)}`]),
    ...(phone === undefined ? [] : [`TEL:${escaped(withoutHomeZero(phone))}`]),
    ...otherEmails.map((other) => `EMAIL:${escaped(other.email)}`),
    ...otherPhones.map((other) => `TEL:${escaped(withoutHomeZero(other.phone))}`),
    // Without box and extension (section 6.3.1).
    ...(address === undefined
      ? []
      : [
          `ADR:;;${[address.street, address.town, address.region, address.postcode, address.country]
            .map((part = '') => escaped(part))
            .join(';')}`,
        ]),
    ...(birthDate === undefined ? [] : [`BDAY:${birthDate.replaceAll('-', '')}`]),
    ...(group === '' ? [] : [`ORG:${escaped(group)}`]),
    ...(played === undefined ? [] : [`ROLE:${escaped(played)}`]),
    `CATEGORIES:${escaped(section)}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Cards of these members for an address book (vCard 4.0, RFC 6350): how to reach them and what they play, no notes. */
export const vCards = (members: readonly Member[], group: string, sectionOf: (member: Member) => string): string =>
  members.map((member) => cardOf(member, group, sectionOf(member))).join('')
