import type { MemberImportLine } from '@contract/memberImports'
import { foldWords } from '@/@core/components/foldText'

/**
 * By any of which two lines of a file are one person: the address and the first name, as a family may share an address; the name and the
 * day of birth; or all that they say.
 */
export function memberKeys({ id: _id, ...said }: MemberImportLine): string[] {
  const { name, email = '', birthDate } = said
  const folded = foldWords(name)
  const [first = ''] = folded.split(' ', 1)
  return [
    ...(email === '' ? [] : [`${first} ${email.toLowerCase()}`]),
    ...(birthDate === undefined ? [] : [`${folded} ${birthDate}`]),
    JSON.stringify({ ...said, name: folded }),
  ]
}
