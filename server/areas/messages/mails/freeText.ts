import type { Addressing } from '@contract/group'
import { asSpelled, fieldOf, inBraces, namesLink } from '@contract/messageFields'
import type { MessageField } from '@contract/messageFields'
import type { MailText } from '../../../platform/mail/mailLayout'
import type { MessageWords } from './messageWords'
import { ownText } from './ownTexts'
import type { OwnTexts } from './ownTexts'
import type { Reader } from './reader'

/** The content of a message about no event, independent of its reader. */
export interface FreeFacts {
  kind: 'free'
  subject: string
  words: string
  groupName: string
  addressing: Addressing
  /** Of the own fields that it may name; absent: of none. */
  own?: OwnTexts
}

/** The first word; of `Lima, Ana` what follows the comma. */
function firstNameOf(name: string): string {
  const [, given = name] = /^[^,]+,\s*(.+)$/.exec(name) ?? []
  return given.trim().split(/\s+/)[0] ?? name
}

/** The text with the reader's own in place of what is in braces; what names no field stays as it was typed. */
export function writeFree(facts: FreeFacts, reader: Reader, words: MessageWords): MailText {
  const { groupName } = facts
  const { name = words.everybody, spokenName = name, instrument, about, url, unsubscribeUrl } = reader
  const own: Record<MessageField, string> = {
    firstName: reader.name === undefined || spokenName !== name ? spokenName : firstNameOf(name),
    name,
    member: about ?? name,
    instrument: instrument ?? '',
    group: groupName,
    link: url ?? words.linkWord,
  }
  const fill = (text: string) =>
    text.replaceAll(inBraces, (typed, spelling: string) => {
      const field = fieldOf(spelling)
      if (field !== undefined) return own[field]
      const ownField = facts.own?.fields.get(asSpelled(spelling))
      return ownField && facts.own ? ownText(ownField, facts.own, reader, words) : typed
    })
  return {
    subject: fill(facts.subject),
    paragraphs: [...(about === undefined ? [] : [words.about(about)]), fill(facts.words)],
    ...(namesLink(facts.words) && { address: url }),
    footer: [
      namesLink(facts.words) ? words.footer(groupName) : words.plainFooter(groupName),
      ...(unsubscribeUrl === undefined ? [] : [words.unsubscribe(unsubscribeUrl)]),
    ],
  }
}
