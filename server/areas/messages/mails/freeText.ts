import { messageFields } from '@contract/messages'
import type { MessageField } from '@contract/messages'
import type { MailText } from '../../../platform/mail/mailLayout'
import type { MessageWords } from './messageWords'
import type { Reader } from './reader'

/** The content of a message about no event, independent of its reader. */
export interface FreeFacts {
  kind: 'free'
  subject: string
  words: string
  groupName: string
}

const IN_BRACES = /\{([^{}\n]{1,40})\}/g

const fieldBySpelling = new Map(
  Object.entries(messageFields).flatMap(([field, spellings]) =>
    spellings.map((spelling) => [spelling as string, field as MessageField]),
  ),
)

const fieldOf = (spelling: string) => fieldBySpelling.get(spelling.trim().toLowerCase())

/** The first word; of `Lima, Ana` what follows the comma. */
function firstNameOf(name: string): string {
  const [, given = name] = /^[^,]+,\s*(.+)$/.exec(name) ?? []
  return given.trim().split(/\s+/)[0] ?? name
}

/** Whether its text asks for the reader's personal link. */
export const namesLink = ({ words }: Pick<FreeFacts, 'words'>): boolean =>
  [...words.matchAll(IN_BRACES)].some(([, spelling = '']) => fieldOf(spelling) === 'link')

/** The text with the reader's own in place of what is in braces; what names no field stays as it was typed. */
export function writeFree(facts: FreeFacts, reader: Reader, words: MessageWords): MailText {
  const { groupName } = facts
  const { name = words.everybody, spokenName = name, instrument, about, url, unsubscribeUrl } = reader
  const own: Record<MessageField, string> = {
    firstName: reader.name === undefined || spokenName !== name ? spokenName : firstNameOf(name),
    name,
    instrument: instrument ?? '',
    group: groupName,
    link: url ?? words.linkWord,
  }
  const fill = (text: string) =>
    text.replaceAll(IN_BRACES, (typed, spelling: string) => {
      const field = fieldOf(spelling)
      return field === undefined ? typed : own[field]
    })
  return {
    subject: fill(facts.subject),
    paragraphs: [...(about === undefined ? [] : [words.about(about)]), fill(facts.words)],
    ...(namesLink(facts) && { address: url }),
    footer: [
      namesLink(facts) ? words.footer(groupName) : words.plainFooter(groupName),
      ...(unsubscribeUrl === undefined ? [] : [words.unsubscribe(unsubscribeUrl)]),
    ],
  }
}
